/** The first two letters of a username, as an avatar shows them. */
export const initialsOf = (username: string): string => [...username].slice(0, 2).join('').toUpperCase();
