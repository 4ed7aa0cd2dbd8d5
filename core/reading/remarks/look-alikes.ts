/** Cyrillic and Greek letters in the shape of Latin ones, each in the place of the one it looks like. */
const lookAlikes = 'аaеeоoрpсcхxуyіiѕsјjԁdһhԛqԝwАAВBЕEКKМMНHОOРPСCТTХXІIЅSЈJοoαaνvρpιiΑAΒBΕEΗHΙIΚKΜMΝNΟOΡPΤTΧXΥY';

const latinOf = new Map(
  Array.from({ length: lookAlikes.length / 2 }, (_, at) => [lookAlikes[at * 2], lookAlikes[at * 2 + 1]]),
);

const mayBe = /[\u0370-\u03ff\u0400-\u052f\uff21-\uff5a]/;
const isMixed = (word: string): boolean => /[A-Za-z]/.test(word) && /[\u0370-\u03ff\u0400-\u052f]/.test(word);

/** Words that mix alphabets, and letters of full width, in plain Latin letters; every character keeps its place. */
export function withoutLookAlikes(text: string): string {
  if (!mayBe.test(text)) return text;
  return text
    .replace(/[\uff21-\uff3a\uff41-\uff5a]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replace(/\S+/g, (word) => (isMixed(word) ? [...word].map((char) => latinOf.get(char) ?? char).join('') : word));
}
