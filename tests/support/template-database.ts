export const templateDatabase = 'readback_template';
