/** A step that was written: its name and the source of its file. */
export type WrittenStep = { name: string; source: string };

type Rule = { why: string; isBroken(step: { name: string; sql: string; isContract: boolean }): boolean };

const takesAway =
  /\b(drop (table|column|view|type|schema|function)|rename|truncate|alter column \w+ (set data )?type|set not null)\b/;
const addedNotNull = /\badd column (?:if not exists )?\w+ [^,;`]*\bnot null\b[^,;`]*/g;
const newConstraint = /\badd (constraint|check|foreign key|unique|primary key)\b[^;`]*/g;
const madeIndex = /\bcreate (?:unique )?index (?:if not exists )?\w+ on (?:only )?(\w+)/g;

/** What docs/adr/0033 asks of every step, as far as its words tell. */
const rules: readonly Rule[] = [
  {
    why: 'takes away what the release before may still use: name it <number>-contract-<step since which programs do without it>-<what>',
    isBroken: ({ sql, isContract }) => takesAway.test(sql) && !isContract,
  },
  {
    why: 'adds a column that the release before does not fill: give it a default, or let it be null',
    isBroken: ({ sql }) => [...sql.matchAll(addedNotNull)].some(([column]) => !/\b(default|generated)\b/.test(column)),
  },
  {
    why: 'checks every row while it holds the table: add the constraint `not valid`, and validate it in a step of its own',
    isBroken: ({ sql }) =>
      [...sql.matchAll(newConstraint)].some(([added]) => !/\bnot valid\b|\busing index\b/.test(added)),
  },
  {
    why: 'keeps people from writing while an index is built or dropped: do it `concurrently`, outsideTransaction',
    isBroken: ({ sql }) =>
      /\bdrop index (?!concurrently)/.test(sql) ||
      [...sql.matchAll(madeIndex)].some(([, table]) => !sql.includes(`table ${table} (`)),
  },
  {
    why: 'is outsideTransaction exactly when something is done `concurrently`, and nothing else is done in it',
    isBroken: ({ sql }) => /\bconcurrently\b/.test(sql) !== /outsidetransaction: true/.test(sql),
  },
  {
    why: 'may be interrupted in the middle: drop the index `concurrently if exists` before it is built',
    isBroken: ({ sql }) =>
      /\bcreate (unique )?index concurrently\b/.test(sql) && !/\bdrop index concurrently if exists\b/.test(sql),
  },
  {
    why: 'holds a whole table: leave that to PostgreSQL',
    isBroken: ({ sql }) => /\b(lock table|vacuum full|cluster|reindex (?!.*concurrently))\b/.test(sql),
  },
  { why: 'is not written in SQL, which these rules read', isBroken: ({ sql }) => /\.schema\b/.test(sql) },
];

/** The rules that a step breaks, in words; `known` are the names of the steps before it. */
export function brokenRules({ name, source }: WrittenStep, known: readonly string[]): string[] {
  const sql = withoutComments(source).toLowerCase().replaceAll(/\s+/g, ' ');
  const since = /^\d{4}-contract-(\d{4})-/.exec(name)?.[1];
  const isContract = since !== undefined && known.some((other) => other.startsWith(`${since}-`));
  return rules.filter(({ isBroken }) => isBroken({ name, sql, isContract })).map(({ why }) => `${name} ${why}`);
}

const withoutComments = (source: string): string => source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|--.*$/gm, '');
