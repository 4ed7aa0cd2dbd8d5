/** What a line may carry beside its event: ids, counts, codes. Never a name, a text, or the message of an error. */
export type LogFields = Readonly<Record<string, string | number | boolean>>;

/** Structured lines for operators. An event is a dotted name such as `request.done`. Never throws. */
export type Log = {
  debug(event: string, fields?: LogFields): void;
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
};
