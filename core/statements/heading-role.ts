import headings from './headings.json' with { type: 'json' };

/** What stands under a heading. */
export type HeadingRole = keyof typeof headings;

/** Names of headings, the longest first: "brief history and hospital course" before "history". */
const names = (Object.keys(headings) as HeadingRole[])
  .flatMap((role) => headings[role].map((name) => ({ role, name })))
  .sort((a, b) => b.name.length - a.name.length);

/** The role of a heading by the longest name that it begins with, or else holds as words. */
export function headingRole(heading: string): HeadingRole | undefined {
  const printed = heading.toLowerCase().replace(/\s+/g, ' ').trim();
  const known = found.get(printed);
  if (known !== undefined) return known ?? undefined;
  const whole = names.find(({ name }) => printed === name || (name.length > 2 && printed.startsWith(name)));
  const role = (whole ?? names.find(({ name }) => name.length > 3 && isIn(printed, name)))?.role;
  return role;
}

const found = new Map<string, HeadingRole>(names.map(({ name, role }) => [name, role]));

const isIn = (printed: string, name: string): boolean => {
  const at = printed.indexOf(name);
  return at > 0 && printed[at - 1] === ' ';
};
