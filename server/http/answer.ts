/** The envelope of every answer that succeeded. */
export const success = <T>(data: T, message = 'OK') => ({ success: true as const, message, data });
