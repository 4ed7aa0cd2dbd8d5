/** Far enough to hold the words that decide, near enough to cost the same in a text without line ends. */
const reach = 200;

/** The line in which a place stands, or as much of it as a short form takes its sense from. */
export function lineAround(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - reach), at);
  const after = text.slice(at, at + reach);
  return `${before.slice(before.lastIndexOf('\n') + 1)}${after.split('\n', 1)[0] ?? ''}`;
}
