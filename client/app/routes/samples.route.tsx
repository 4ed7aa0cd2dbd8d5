import { useParams } from 'react-router';
import { InterpretationView } from '#client/features/interpretations/components/interpretation-view.tsx';
import { sampleAddress } from '#client/features/samples/api/get-sample.ts';
import { SamplePage } from '#client/features/samples/components/sample-page.tsx';
import { sampleVisitSlots } from './visit-slots.tsx';

/** A sample is drawn like every interpretation: what people see here is what they will get. */
export default function SampleRoute() {
  const { id = '' } = useParams();
  return (
    <SamplePage id={id}>
      {(sample) => (
        <InterpretationView interpretation={sample} address={sampleAddress(id)} visit={sampleVisitSlots} isSample />
      )}
    </SamplePage>
  );
}
