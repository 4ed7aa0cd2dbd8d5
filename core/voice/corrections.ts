const correcting =
  /^(?<before>.*?) ?\b(?:(?:no|wait|sorry|or) )*(?:i (?:mean|meant)|rather|no|sorry|not that)(?: (?:sorry|i (?:mean|meant)))? (?<after>.+)$/;
const asking =
  /^(?:(?:what is|what are|what was|define|explain|describe)(?: (?:an?|the|this|my))?|(?:explain|define|what is)(?: me)? the (?:word|term)|show(?: me)?(?: the| my)?|(?:go|take me)(?: to)?(?: the| my)?|open(?: the| my)?)(?= )/;
const isWhole = /^(?:what|define|explain|show|open|go|take|read|scroll|stop|tell|can|could|give)\b/;

/** What is meant after somebody corrected himself: "what is a fib I mean atrial fibrillation" asks for what stands last. */
export function correctedForm(text: string): string | undefined {
  const { before = '', after = '' } = correcting.exec(text)?.groups ?? {};
  if (before === '' || after === '') return undefined;
  const asked = asking.exec(before)?.[0];
  if (asked === undefined) return undefined;
  const later = correctedForm(after) ?? after;
  return isWhole.test(later) ? later : `${asked} ${later.replace(/^(?:an?|the|my) /, '')}`;
}
