import { allowedExtensions, allowedMediaTypes, maxUploadBytes, uploadMessages } from '#core/documents/upload-rules.ts';
import { AiStatus } from '#core/documents/ai-status.ts';
import { barLength, densityColor, isOverused } from '#core/content-analysis/density.ts';
import { ContentAnalysis, KeywordUse, topKeywordsShown } from '#core/content-analysis/content-analysis.ts';
import { analyzeContent } from '#core/content-analysis/analyze-content.ts';
import { CurrentUser } from '#core/accounts/account.ts';
import { documentFilters, documentTypes } from '#core/documents/document-types.ts';
import { documentKinds } from '#core/documents/document-kinds.ts';
import { DocumentShare, RecipientType, SharedWithMeItem } from '#core/sharing/share.ts';
import { ExplainedTerm } from '#core/documents/explanation.ts';
import { guestPlan, plans, type Plan } from '#core/plans/plans.ts';
import { Interpretation } from '#core/documents/interpretation.ts';
import { MedicalDocument } from '#core/documents/medical-document.ts';
import { PdfReport } from '#core/taking-along/pdf-report.ts';
import { scoreLetter } from '#core/content-analysis/score-letter.ts';
import { ShareLevel } from '#core/sharing/share-level.ts';
import { commandNames } from '#core/voice/commands.ts';
import { initialsOf } from '#client/app/shell/initials.ts';
import { createQueryClient } from '#client/app/query-client.ts';
import { createRecogniser } from '#client/features/voice/model/speech-recognition.ts';
import { defaultChoices } from '#client/lib/reader/reading-choices.ts';
import { failureText } from '#client/features/seo-tools/model/failure-text.ts';
import { formatLongDate, formatShortDate } from '#client/lib/format-date.ts';
import { formatSize } from '#client/lib/format-size.ts';
import { interpretationQuery } from '#client/lib/medical-documents/interpretation-query.ts';
import { maxPolls, pollEveryMs } from '#client/lib/use-polling.ts';
import { simulatedMs } from '#client/features/loaders/hooks/use-simulated-loading.ts';
import { toEnvelope } from '#client/lib/envelope.ts';
import { toastMs } from '#client/ui/toast/toast-message.ts';
import { unknownError } from '#client/lib/api-error.ts';
import { userKey } from '#client/lib/session/kept-user.ts';

type Value = string | number | boolean;

const megabytesOf = (bytes: number): number => bytes / 1_048_576;
const wordsFor = (count: number): string => Array.from({ length: count }, (_, at) => `word${at}`).join(' ');
const advice = (count: number): string =>
  analyzeContent({ text: wordsFor(count), targetKeywords: [] }).recommendations.join(' ');
const queries = createQueryClient().getDefaultOptions().queries ?? {};
const ofOne = interpretationQuery('7');
const recogniser = () =>
  createRecogniser(
    class {
      readonly isOurs = true;
    } as never,
    false,
  );

const ofPlan = (
  name: string,
  { price, uploadsPerMonth, toldMegabytes, history, badge }: Plan,
): Record<string, () => Value> => ({
  [`${name}, US dollars a month`]: () => price.monthly,
  [`${name}, US dollars a year`]: () => price.yearly,
  [`${name}, uploads a month`]: () => uploadsPerMonth ?? 'unlimited',
  [`${name}, megabytes a file`]: () => toldMegabytes,
  [`${name}, history`]: () => (history.kind === 'months' ? `${history.months} months` : history.kind),
  [`${name}, badge`]: () => badge ?? 'none',
});

/** The real value behind every constant of the table. */
export const constants: Record<string, () => Value> = {
  'most megabytes of an upload': () => megabytesOf(maxUploadBytes),
  'free documents of a guest': () => guestPlan.uploads,
  'a size in megabytes, of 1310720 bytes': () => formatSize(1_310_720),
  'a short date': () => formatShortDate('2026-03-04T12:00:00'),
  'a short date that is none': () => formatShortDate('never'),
  'a long date': () => formatLongDate('2026-03-04T12:00:00'),
  'kinds of documents over': () => (Object.keys(documentKinds).length > 25 ? 25 : Object.keys(documentKinds).length),
  'milliseconds between looks for an interpretation': () => pollEveryMs,
  'most looks for an interpretation': () => maxPolls,
  'milliseconds of "Checking for updates"': () => toastMs.brief,
  'milliseconds of a toast': () => toastMs.normal,
  'milliseconds of an error toast': () => toastMs.error,
  'milliseconds of simulated loading': () => simulatedMs,
  'letters in an avatar': () => initialsOf('maria').length,
  'an avatar of maria': () => initialsOf('maria'),
  'where the user is kept': () => userKey,
  'reads, again on window focus': () => Boolean(queries.refetchOnWindowFocus),
  'reads, again after a failure': () => Boolean(queries.retry),
  'reads, stale after': () => String(queries.staleTime),
  'reads, repeated by themselves': () => Boolean(queries.refetchInterval),
  'interpretation read, tries after a failure': () => Number(ofOne.retry),
  'interpretation read, stale after milliseconds': () => Number(ofOne.staleTime),
  'interpretation read, again on window focus': () => Boolean(ofOne.refetchOnWindowFocus),
  'speech, language heard': () => recogniser().lang,
  'speech, heard without a break': () => recogniser().continuous,
  'speech, heard as it comes': () => recogniser().interimResults,
  'speech, rate': () => defaultChoices.speed,
  'percent saved by a year of Basic': () => savedByYear(plans.basic),
  'percent saved by a year of Premium': () => savedByYear(plans.premium),
  ...ofPlan('Free', plans.free),
  ...ofPlan('Basic', plans.basic),
  ...ofPlan('Premium', plans.premium),
  'content, advice at 299 words': () => advice(299).startsWith('Add more content.'),
  'content, advice at 300 words': () => advice(300).includes('Add more content.'),
  'content, letter without recommendations': () => scoreLetter(0),
  'content, letter of 1 recommendation': () => scoreLetter(1),
  'content, letter of 2 recommendations': () => scoreLetter(2),
  'content, letter of 3 recommendations': () => scoreLetter(3),
  'content, letter of 9 recommendations': () => scoreLetter(9),
  'content, colour of density 0.49': () => densityColor(0.49),
  'content, colour of density 0.5': () => densityColor(0.5),
  'content, colour of density 2.5': () => densityColor(2.5),
  'content, colour of density 2.51': () => densityColor(2.51),
  'content, colour of density 4': () => densityColor(4),
  'content, colour of density 4.01': () => densityColor(4.01),
  'content, density 4 is overused': () => isOverused(4),
  'content, density 4.01 is overused': () => isOverused(4.01),
  'content, keywords shown': () => topKeywordsShown,
  'content, bar of density 2': () => barLength(2),
  'content, bar of density 9': () => barLength(9),
};

const savedByYear = ({ price }: Plan): number => Math.round((1 - price.yearly / (12 * price.monthly)) * 100);

/** Lists whose members and order are promised. */
export const lists: Record<string, readonly string[]> = {
  'types of a document': documentTypes,
  'filters of the list': documentFilters,
  'media types of an upload': allowedMediaTypes,
  'endings of an upload': allowedExtensions,
  'checks of an upload': Object.keys(uploadMessages),
  'levels of access': ShareLevel.options,
  'types of a recipient': RecipientType.options,
  'importance of a term': ExplainedTerm.shape.importance.options,
  'spoken commands': commandNames,
};

/** The fields that an entity has at least. */
export const fields: Record<string, readonly string[]> = {
  'current user': Object.keys(CurrentUser.shape),
  'medical document': Object.keys(MedicalDocument.shape),
  interpretation: Object.keys(Interpretation.shape),
  'medical term': Object.keys(ExplainedTerm.shape),
  'document share': Object.keys(DocumentShare.shape),
  'shared with me': Object.keys(SharedWithMeItem.shape),
  'shared with me, document': Object.keys(SharedWithMeItem.shape.document.shape),
  'shared with me, owner': Object.keys(SharedWithMeItem.shape.owner.shape),
  'shared with me, share': Object.keys(SharedWithMeItem.shape.share.shape),
  'content analysis': Object.keys(ContentAnalysis.shape),
  'keyword of an analysis': Object.keys(KeywordUse.shape),
  'PDF export': Object.keys(PdfReport.shape),
  'AI status': Object.keys(AiStatus.shape),
  'AI status, providers': Object.keys(AiStatus.shape.providers.shape),
  'AI status, provider': Object.keys(AiStatus.shape.providers.shape.openai.shape),
  'answer of the server': Object.keys(toEnvelope({ status: 200, statusText: 'OK', text: '{"success":true}' })),
};

const said = (status: number, statusText: string, text: string): string =>
  toEnvelope({ status, statusText, text }).message;

/** What is told of an answer of the server, by what came. */
export const answers: Record<string, () => string> = {
  'failure without words': () => said(502, 'Bad Gateway', '<html>'),
  'failure with words': () => said(400, 'Bad Request', '{"success":false,"message":"Not so"}'),
  'success that is not JSON': () => said(200, 'OK', ''),
  'success in other JSON': () => String(toEnvelope({ status: 200, statusText: 'OK', text: '[1]' }).success),
  'analysis that failed for no known reason': () => failureText(new Error()),
  'network without words': () => unknownError,
};
