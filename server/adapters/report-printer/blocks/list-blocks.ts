import type { Block, ReportQuestion } from '#core/presenting/report-blocks.ts';
import { inlinesOf, noteLabel, noteName, plainInline } from '../inlines.ts';
import { artifact, printedIn, tagIn, type Press } from '../press.ts';
import { kept, type Slab } from '../slabs.ts';
import { colours, styles } from '../styles.ts';
import { textSlabs, withFirst } from '../text-slabs.ts';
import { labelSlab } from './text-blocks.ts';

type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** Each term with how it is said, and what it means. */
export function termsSlabs(press: Press, { terms }: BlockOf<'terms'>): Slab[] {
  const list = tagIn(press, press.root, 'L', { list: 'None' });
  return terms.flatMap(({ term, say, definition }) => {
    const body = tagIn(press, tagIn(press, list, 'LI'), 'LBody');
    const part = (inlines: ReturnType<typeof inlinesOf>, gap: number, indent: number) =>
      inlines.length === 0 ? [] : textSlabs(press, { tag: tagIn(press, body, 'P'), inlines, gap, indent });
    const name = [
      ...part(plainInline(term, styles.strong, printedIn(press)), 10, 0),
      ...part(plainInline(say ?? '', styles.muted), 0, 16),
    ];
    return [
      ...name.map((slab) => ({ ...slab, keepsNext: true })),
      ...part(inlinesOf(definition, styles.body, press.language), 0, 16),
    ];
  });
}

const boxSize = 14;
const numberIndent = 26;
const questionIndent = 56;
const writingLine = 29;

/** Questions with a box to tick and lines to write on. */
export function questionsSlabs(press: Press, { questions }: BlockOf<'questions'>): Slab[] {
  const list = tagIn(press, press.root, 'L', { list: 'Decimal' });
  return questions.flatMap((question, index) => {
    const item = tagIn(press, list, 'LI');
    const label = labelSlab(press, tagIn(press, item, 'Lbl'), `${index + 1}.`, numberIndent);
    const words = questionWords(press, tagIn(press, item, 'LBody'), question);
    const marked = withFirst(words, (y) => {
      drawBox(press, y);
      label(y);
    });
    return kept(question.hasRoom ? [...marked, roomSlab(press)] : marked);
  });
}

function questionWords(press: Press, body: Parameters<typeof tagIn>[1], { words, because }: ReportQuestion): Slab[] {
  const part = (inlines: ReturnType<typeof inlinesOf>, gap: number) =>
    inlines.length === 0
      ? []
      : textSlabs(press, { tag: tagIn(press, body, 'P'), inlines, indent: questionIndent, gap });
  return [
    ...part(inlinesOf(words, styles.body, press.language), 12),
    ...part(plainInline(because ?? '', styles.muted), 0),
  ];
}

const drawBox = (press: Press, y: number): void =>
  artifact(press, 'Layout', () =>
    press.pdf
      .rect(press.area.left + 1, y + 3, boxSize, boxSize)
      .lineWidth(1.2)
      .stroke(colours.text),
  );

function roomSlab(press: Press): Slab {
  const { pdf, area } = press;
  return {
    ...{ gap: 0, height: 2 * writingLine + 2 },
    draw: (y) =>
      artifact(press, 'Layout', () => {
        for (const line of [1, 2]) {
          const at = y + line * writingLine;
          pdf
            .moveTo(area.left + questionIndent, at)
            .lineTo(area.left + area.width, at)
            .lineWidth(0.7)
            .stroke(colours.rule);
        }
      }),
  };
}

const noteIndent = 40;

/** The footnotes. Their numbers lead back to the sentences. */
export function notesSlabs(press: Press, { notes }: BlockOf<'notes'>): Slab[] {
  const list = tagIn(press, press.root, 'L', { list: 'Decimal' });
  return notes.flatMap(({ number, words }) => {
    const item = tagIn(press, list, 'LI');
    const [label] = textSlabs(press, { tag: tagIn(press, item, 'Lbl'), inlines: [noteLabel(number, press.language)] });
    const body = tagIn(press, item, 'LBody');
    const tag = tagIn(press, body, 'Note', { id: noteName(number) });
    const slabs = textSlabs(press, {
      tag,
      inlines: inlinesOf(words, styles.note, press.language),
      indent: noteIndent,
      gap: 6,
    });
    return withFirst(slabs, (y) => label?.draw(y));
  });
}
