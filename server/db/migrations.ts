import type { Step } from './migrate.ts';
import { keyCanary } from './migrations/0001-key-canary.ts';
import { documents } from './migrations/0002-documents.ts';
import { interpretations } from './migrations/0003-interpretations.ts';
import { pages } from './migrations/0004-pages.ts';
import { tellings } from './migrations/0005-tellings.ts';
import { consents } from './migrations/0006-consents.ts';
import { accounts } from './migrations/0007-accounts.ts';
import { plans } from './migrations/0008-plans.ts';
import { audit } from './migrations/0009-audit.ts';
import { mail } from './migrations/0010-mail.ts';
import { ownRecords } from './migrations/0011-own-records.ts';
import { sharing } from './migrations/0012-sharing.ts';
import { pdfReports } from './migrations/0013-pdf-reports.ts';
import { uploads } from './migrations/0014-uploads.ts';
import { people } from './migrations/0015-people.ts';
import { requestCounts } from './migrations/0016-request-counts.ts';
import { foundByIndex } from './migrations/0017-found-by-index.ts';
import { undrawnPages } from './migrations/0018-undrawn-pages.ts';
import { levelExplanations } from './migrations/0019-level-explanations.ts';

/** Every step of the schema, in order. A step that was released is never edited: a new one follows it. docs/adr/0033 has the rules for new ones. */
export const migrations: Record<string, Step> = {
  '0001-key-canary': keyCanary,
  '0002-documents': documents,
  '0003-interpretations': interpretations,
  '0004-pages': pages,
  '0005-tellings': tellings,
  '0006-consents': consents,
  '0007-accounts': accounts,
  '0008-plans': plans,
  '0009-audit': audit,
  '0010-mail': mail,
  '0011-own-records': ownRecords,
  '0012-sharing': sharing,
  '0013-pdf-reports': pdfReports,
  '0014-uploads': uploads,
  '0015-people': people,
  '0016-request-counts': requestCounts,
  '0017-found-by-index': foundByIndex,
  '0018-undrawn-pages': undrawnPages,
  '0019-level-explanations': levelExplanations,
};
