/** A pattern in which "{name}" stands for a part that several patterns share; a part may hold others. */
export const withParts = (form: string, parts: Readonly<Record<string, string>>): string =>
  form.replace(/\{([a-z]\w*)\}/g, (_, name: string) => withParts(parts[name] ?? '', parts));
