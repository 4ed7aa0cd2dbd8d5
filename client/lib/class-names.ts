/** Joins class names; what is absent or false leaves no trace. */
export const classNames = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ');
