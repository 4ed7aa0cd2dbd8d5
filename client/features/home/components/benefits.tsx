import { texts } from '../texts.ts';
import { PointList } from './point-list.tsx';
import { Section } from './section.tsx';

export function Benefits() {
  return (
    <Section title={texts.benefits.title}>
      <PointList points={texts.benefits.items} />
    </Section>
  );
}
