import { texts } from '../texts.ts';
import { PointList } from './point-list.tsx';
import { Section } from './section.tsx';

export function ForEveryone() {
  return (
    <Section title={texts.everyone.title}>
      <PointList points={texts.everyone.items} />
    </Section>
  );
}
