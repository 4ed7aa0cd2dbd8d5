import type { Paper } from '../../paper/paper.ts';

/** A report of a picture or a test that its title does not name, by its headings and the words that it begins with. */
export function reportKind({ text, sections }: Paper): 'imaging' | 'test' | undefined {
  const names = sections.flatMap(({ name }) => (name === null ? [] : [name.toLowerCase()]));
  const labels = sections.flatMap(({ sentences }) => sentences.flatMap(({ label }) => label?.toLowerCase() ?? []));
  if (names.some((name) => ofVisit.test(name)) && !names.some((name) => asking.test(name))) return undefined;
  const hasConclusion = names.some((name) => ofConclusion.test(name));
  const opening = `${[...names, ...labels].join('\n')}\n${text.slice(0, looked)}`;
  if (hasConclusion && tests.test(opening)) return 'test';
  const isReport = names.some((name) => ofReport.test(name));
  const isOfPictures = pictures.test(text.slice(0, looked));
  if (measuredByPictures.test(text.slice(0, 2 * looked))) return 'imaging';
  return (hasConclusion && (isReport || isOfPictures)) || (isReport && isOfPictures) ? 'imaging' : undefined;
}

const looked = 300;

/** What only pictures measure: a page of such lines needs no heading to be a report of them. */
const measuredByPictures =
  /\b(?:peak systolic velocit\w+|plaques? (?:is |are )?seen|fetal (?:cardiac activity|heart motion|presentation)|biometry|biparietal diameter|crown[- ]rump length)\b/i;

const asking = /^(?:reason|indications?) for (?:the )?(?:exam|study|test|ct|mri|scan)/;

/** A visit tells more than one test. */
const ofVisit =
  /^(?:history of present|hpi$|chief complaint|cc$|hx$|pmh|past (?:medical|surgical)|social|family|review of systems|subjective|medications?$|current medications|allerg|assessment and plan|plan$|hospital course|gross|o\/e|obs$|rx$|mx$|ix$|imp$|microscopic|specimens?|s$|o$|a$|p$)/;

const ofConclusion = /^(?:final |overall )?(?:impression|interpretation|conclusion|summary|opinion|diagnos[ei]s)/;
const ofReport =
  /^(?:findings?|technique|comparisons?|(?:reason|indications?) for (?:the )?(?:exam|study|test|ct|mri|scan)|exam|study|type of (?:exam|study)|interpretation)/;

const tests =
  /\b(?:nerve conduction|needle emg|electromyogra\w+|emg|eeg|electroencephalogra\w+|polysomnogra\w+|sleep study|stress test|treadmill|holter|spirometry|pulmonary function|lung function|swallow(?:ing)? study|barium swallow|evoked potentials?|surface electrodes|disc electrodes|audiogram|urodynamics?|tilt table)\b/i;
const pictures =
  /\b(?:ct|mri|x-?rays?|radiographs?|films?|ultrasound|ultrasonogra\w+|sonogra\w+|doppler|echocardiogra\w+|angiogra\w+|urogra\w+|mammogra\w+|tomogra\w+|plaques?)\b/i;
