import type { PlainCommand } from './commands.ts';

type Deed = {
  name: PlainCommand;
  /** How such a request begins. */
  starts: RegExp;
  /** What it must hold. */
  holds: RegExp;
  /** Else it holds only these words. */
  light: ReadonlySet<string>;
};

const around =
  'the a an my me it this that these all of to for on in from here please again whole thing entire full document report page text';
const words = (more: string): ReadonlySet<string> => new Set(`${around} ${more}`.split(' '));

const deeds: readonly Deed[] = [
  {
    name: 'READ_DOCUMENT',
    starts: /^(?:read|speak|recite|narrate|start reading|begin reading|keep reading|continue reading) /,
    holds:
      /\b(?:it|this|document|report|page|text|everything|letter|aloud|loud|to me|for me|explanation|interpretation)\b/,
    light: words(
      'read speak recite narrate start begin keep continue reading everything aloud out loud with voice start beginning top back explanation interpretation letter written what is says english up more',
    ),
  },
  {
    name: 'STOP_READING',
    starts: /^(?:stop|pause|quit|end|cancel|halt|no more|turn off|mute|silence|shut off) /,
    holds: /\b(?:reading|talking|speaking|voice|speech|audio|reader|narration|playback|read aloud)\b/,
    light: words(
      'stop pause quit end cancel halt no more turn off mute silence shut reading talking speaking voice speech audio reader narration playback read aloud out loud right there at once',
    ),
  },
  {
    name: 'EXPORT_PDF',
    starts: /^(?:export|download|save|print|convert|turn|make|get|create|generate|give me|have|send me) /,
    holds: /\bpdf\b|^(?:export|download|print) .*\b(?:document|report|page|explanation|interpretation|results|this)\b/,
    light: words(
      'export download save print convert turn make get create generate give have send pdf as into file copy out explanation interpretation results summary version printable format doctor paper computer phone with everything so i can',
    ),
  },
  {
    name: 'GO_UPLOAD',
    starts:
      /^(?:upload|add|submit|scan|(?:put|send|bring|put in|send in)(?= (?:in )?(?:an?|one)? ?(?:new|another|more|other))) /,
    holds: /\b(?:documents?|reports?|files?|upload|letter|results|tests?)\b/,
    light: words(
      'put send bring hand in upload add submit scan documents reports file files new another one more some other picture photo image lab test blood results medical pdf letter doctor hospital clinic phone computer second next something',
    ),
  },
  {
    name: 'GO_BACK',
    starts: /^(?:go|take me|bring me|return|jump|switch|navigate|get|head|move) /,
    holds: /\bback .*\b(?:page|screen|before|was)\b|\b(?:previous|last) (?:page|screen)\b/,
    light: words(
      'go take bring return jump switch navigate get head move back last previous one step screen where i was before just came had saw seen read looked at earlier opened',
    ),
  },
  {
    name: 'HIGHLIGHT_IMPORTANT',
    starts: /^(?:highlight|mark|underline|emphasi[sz]e) /,
    holds:
      /\b(?:important|key|main|critical|relevant|significant|crucial|essential|matters?|medical)\b|^highlight .*\b(?:terms|words)\b/,
    light: words(
      'highlight mark underline emphasize emphasise important key main critical relevant significant crucial essential matter matters medical terms words parts things points sentences passages everything most very what is are that which ones stuff info information up them with color yellow term word part',
    ),
  },
];

/** Requests that no phrase foresaw, told by the verb that they begin with: they hold what it is done to, and nothing that is not part of it. */
export function hearDeed(heard: readonly string[]): { name: PlainCommand; cost: number }[] {
  const text = heard.join(' ');
  if (heard.length < 2 || heard.length > 12) return [];
  return deeds
    .filter(
      ({ starts, holds, light }) => starts.test(text) && holds.test(text) && heard.every((word) => light.has(word)),
    )
    .map(({ name }) => ({ name, cost: 0.45 }));
}
