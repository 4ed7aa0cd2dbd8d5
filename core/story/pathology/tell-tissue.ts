import type { StoryPart } from '../../documents/explanation.ts';
import { append } from '../../kernel/append.ts';
import { touching } from '../../kernel/touching.ts';
import type { Span } from '../../kernel/span.ts';
import type { Paper } from '../../paper/paper.ts';
import type { Reading, ScaleReading } from '../../reading/reading.ts';
import type { Statement } from '../../statements/statement.ts';
import type { Speaker } from '../speaker.ts';
import type { StorySentence } from '../story.ts';
import { mainResult } from './main-result.ts';
import { isSkipped, piecesOf, type Piece } from './pieces.ts';
import { openPoints } from './open-points.ts';
import { furtherDiagnoses, sayName } from './say-diagnosis.ts';
import { sayEdges } from './say-edges.ts';
import { sayMarkers, type Marker } from './say-markers.ts';
import { sayNodes } from './say-nodes.ts';
import { sayOthers } from './say-others.ts';
import { sayScreening } from './say-screening.ts';
import { sayProperty } from './say-properties.ts';
import { sayStage } from './say-stage.ts';
import { sayVariants } from './say-variants.ts';
import { placesOf, tissueReport, type Diagnosis, type TissueFact } from './tissue-facts.ts';

const mostDiagnoses = 12;

/** `isTold`: whether a statement of the paper is told here, or left out with what is told here. */
export type TissueStory = { told: StorySentence[]; isTold: (statement: Statement) => boolean; isOfGenes: boolean };

/** What a report on tissue or cells says: whether it is cancer and what it is, how far it goes, and what it is like. Nothing where it names no result. `tables`: rows that are told otherwise. */
export function tellTissue(
  paper: Paper,
  reading: Reading,
  speaker: Speaker,
  tables: readonly Span[] = [],
): TissueStory | undefined {
  const pieces = piecesOf(paper);
  const screening = sayScreening(pieces, paper.text);
  const variants = sayVariants(pieces.filter((piece) => !screening.isScreened(piece)));
  const isInTable = touching(tables);
  const isTaken = (piece: Piece): boolean =>
    piece.isLeftOut || isInTable(piece.span) || variants.isVariant(piece) || screening.isScreened(piece);
  const { diagnoses, facts, others, trivial } = tissueReport(pieces.filter((piece) => !isTaken(piece)));
  const markers = sayMarkers(facts, others);
  if (diagnoses.length + variants.told.length + screening.told.length + markers.length === 0) return undefined;
  const main = mainResult(diagnoses, speaker);
  const isCancer = diagnoses.some(({ verdict }) => verdict === 'cancer' || verdict === 'in_situ');
  const nodes = isCancer || facts.some(({ kind, of }) => kind === 'nodes' && of === 'cancer') ? sayNodes(facts) : [];
  const stage = sayStage(facts, reading);
  const important: StoryPart = isCancer ? 'bottom_line' : 'found';
  const shown =
    (part: StoryPart) =>
    ({ text, facts: some }: { text: string; facts: readonly TissueFact[] }) =>
      sentenceIn(
        part,
        text,
        some.map(({ span }) => span),
      );
  const further = diagnoses.filter((diagnosis) => !main.used.includes(diagnosis)).slice(0, mostDiagnoses);
  const told: StorySentence[] = [
    ...screening.told,
    ...variants.told,
    ...main.told,
    ...nodes.map(shown(important)),
    ...sayEdges(facts, isCancer).map(shown(important)),
    ...furtherDiagnoses(further, diagnoses, speaker),
    ...propertiesOf(facts, isCancer),
    ...stage.map(found),
    ...markers.map(diagnoses.length + variants.told.length > 0 ? found : asMain),
    ...sayOthers(others, speaker).map(found),
    ...operationOf(diagnoses, speaker),
    ...(isCancer ? openPoints(facts, nodes, reading) : []),
  ];
  const isInPieces = touching([
    ...[...pieces.filter(isTaken), ...diagnoses, ...facts, ...others].map(({ span }) => span),
    ...trivial,
  ]);
  return {
    told: onceEach(told),
    isOfGenes: diagnoses.length === 0,
    isTold: ({ role, heading, text, span, certainty }) =>
      // "Negative for dysplasia and carcinoma" under the microscope is good news that its diagnosis may leave out.
      !(role === 'finding' && certainty === 'denied' && feared.test(text)) &&
      (isInTable(span) ||
        isMethod.test(heading) ||
        isPointer.test(text) ||
        (isInPieces(span) && role !== 'next_step' && role !== 'pending') ||
        (role === 'finding' && !isRemark.test(heading)) ||
        (role === 'conclusion' && (isSkipped(heading) || (isStain.test(text) && !isOrigin.test(text))))),
  };
}

const feared =
  /\b(?:carcinoma|cancer|malignan\w+|dysplasia|lymphoma|metasta\w+|h(?:elicobacter|\.) ?pylori|metaplasia)\b/i;

/** The scales whose meaning is not told here. */
export const scalesBeside = ({ scales }: Pick<Reading, 'scales'>): Reading['scales'] =>
  scales.filter(({ scale }) => !toldScales.has(scale));
const toldScales = new Set<ScaleReading['scale']>([
  'tumor_grade',
  'nottingham_grade',
  'gleason',
  'grade_group',
  'tnm_t',
  'tnm_n',
  'tnm_m',
  'cancer_stage',
  'margins',
  'estrogen_receptor',
  'progesterone_receptor',
  'her2',
  'ki_67',
  'microsatellite',
  'breslow',
]);

/** Which dyes were used is of no use to a patient, unless it tells where a cancer began. */
const isStain = /\bstain\w*|\bimmuno\w+|\bcytokeratin|\bCK-?\d|\bCD\d+\b|\bTTF-?1|\bp53\b/i;
const isOrigin = /\b(?:confirm\w*|consistent|origin|primary|compatible)\b/i;

/** How a test is done is of no use to a patient, whatever its words look like. */
const isMethod = /^(?:methods?|methodology|technique|test (?:method|description)|disclaimer|assay)/;

/** Of no use to who reads it. */
const isPointer =
  /^[^.]{3,60}\s[-–:]\s?(?:comments?|notes?|report)$|^\W*see (?:also )?(?:the )?(?:comment|note|below|addendum|description)\W*$|\bintra-?departmental\b|^reviewed by\b|^(?:the )?(?:case|slides?|findings|results?) (?:was|were|has been|have been) (?:also )?(?:reviewed|seen|discussed|communicated|shared|shown)\b/i;

/** Comments in sentences are told for themselves. */
const isRemark = /^(?:comment|note|addendum|discussion|remark)/;

const sentenceIn = (part: StoryPart, text: string, spans: Span[]): StorySentence => ({
  part,
  text,
  spans,
  basis: 'document',
});

const found = ({ text, spans, source }: { text: string; spans: Span[]; source?: string }): StorySentence =>
  source === undefined ? sentenceIn('found', text, spans) : { part: 'found', text, spans, basis: 'general', source };

/** Where a tumor's genes are all that was looked at, they are the answer. */
const asMain = (marker: Marker): StorySentence => ({ ...found(marker), part: 'bottom_line' });

/** An operation that the tissue was taken out by. */
function operationOf(diagnoses: readonly Diagnosis[], speaker: Speaker): StorySentence[] {
  const sites = Map.groupBy(
    diagnoses.filter(({ site }) =>
      /(?<!polyp)ectomy\b|\bresection\b|\bwhipple\b|\bamputation\b|\bdissection\b/i.test(site ?? ''),
    ),
    ({ site }) => site,
  );
  return [...sites.values()].slice(0, 2).flatMap(([first]) => {
    if (first === undefined) return [];
    const name = sayName({ text: first.site ?? '', span: first.span, site: null }, speaker);
    return [sentenceIn('done', `Taken out by an operation: ${name}.`, placesOf(first))];
  });
}

/** What decides more than any other property what comes next. */
const weighty = new Set<TissueFact['kind']>(['gleason', 'depth']);

/** Each property once in a sample; where two samples differ, with the part that it belongs to. */
function propertiesOf(facts: readonly TissueFact[], isCancer: boolean): StorySentence[] {
  const said = new Map<string, { fact: TissueFact; text: string; spans: Span[] }>();
  for (const fact of facts) {
    const text = isCancer || fact.kind === 'size' ? sayProperty(fact) : undefined;
    if (text === undefined) continue;
    const key = `${fact.kind} ${fact.part ?? ''} ${fact.kind === 'depth' ? fact.label : ''}`;
    const known = said.get(key);
    if (known === undefined) said.set(key, { fact, text, spans: [fact.span] });
    else known.spans.push(fact.span);
  }
  const byKind = Map.groupBy(said.values(), ({ fact }) => fact.kind);
  return [...said.values()].map(({ fact: { kind, part }, text, spans }) => {
    const others = byKind.get(kind) ?? [];
    const isShared = part === null || others.every((other) => other.fact.part === part || other.text === text);
    return sentenceIn(
      weighty.has(kind) && isCancer ? 'bottom_line' : 'found',
      isShared ? text : `Part ${part}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
      spans,
    );
  });
}

function onceEach(told: readonly StorySentence[]): StorySentence[] {
  const seen = new Map<string, StorySentence>();
  for (const sentence of told) {
    const known = seen.get(sentence.text);
    if (known === undefined) seen.set(sentence.text, { ...sentence, spans: [...sentence.spans] });
    else append(known.spans, sentence.spans);
  }
  return [...seen.values()];
}
