import { sampleLines, sampleList } from '#core/documents/sample-list.ts';
import { CardGrid } from '#client/ui/card/card.tsx';
import { texts } from '../texts.ts';
import { SampleCard } from './sample-card.tsx';

/** One report of each main type, that anyone may open without an account and without a document. */
export function SampleCards() {
  return (
    <CardGrid aria-label={texts.listLabel}>
      {sampleList.map((sample) => (
        <li key={sample.id}>
          <SampleCard sample={sample} line={sampleLines[sample.id]} />
        </li>
      ))}
    </CardGrid>
  );
}
