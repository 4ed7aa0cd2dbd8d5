export const keepLabel = 'Keep on this device';
