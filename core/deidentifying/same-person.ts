/** The parts of a name in the form they are compared in: "O'Brien-Lúa, M." is o'brien, lua, m. */
export const partsOf = (name: string): string[] =>
  (
    name
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/\p{L}+(?:['’]\p{L}{2,})*/gu) ?? []
  ).filter((part) => !titles.has(part));

const titles = new Set(
  'dr mr mrs ms miss mx prof professor doctor nurse sister md do rn np pa phd jr sr ii iii'.split(' '),
);

/** Whether one name can be a shorter form of the other: "Lopez", "M. Lopez" and "LOPEZ, MARIA" of "Maria Lopez". */
export function maySamePerson(one: readonly string[], other: readonly string[]): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (!short.some((part) => part.length > 1)) return false;
  const left = [...long];
  return (
    short.every((part) => {
      const at = left.findIndex((whole) => whole === part || isInitialOf(part, whole) || isInitialOf(whole, part));
      if (at !== -1) left.splice(at, 1);
      return at !== -1;
    }) && short.some((part) => part.length > 1 && long.includes(part))
  );
}

const isInitialOf = (part: string, whole: string): boolean => part.length === 1 && whole.startsWith(part);
