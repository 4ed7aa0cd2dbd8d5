// Progress goes to standard error: standard output belongs to what a command was asked for.
export const say = (line) => void process.stderr.write(`${line}\n`);

/** Ends with a plain reason, without a trace. */
export function giveUp(line) {
  say(line);
  process.exit(1);
}
