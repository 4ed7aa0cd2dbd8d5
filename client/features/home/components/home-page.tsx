import type { ReactNode } from 'react';
import { texts } from '../texts.ts';
import { AllKinds } from './all-kinds.tsx';
import { AiProviders } from './ai-providers.tsx';
import { Benefits } from './benefits.tsx';
import { ForEveryone } from './for-everyone.tsx';
import { GetStarted } from './get-started.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Privacy } from './privacy.tsx';
import { Section } from './section.tsx';

type HomePageProps = {
  /** The cards of the sample reports: they stand first, since seeing convinces more than reading. */
  samples: ReactNode;
  /** How the AI providers are. Drawn when the reader comes to it. */
  aiStatus: ReactNode;
};

export function HomePage({ samples, aiStatus }: HomePageProps) {
  return (
    <>
      <Hero />
      <Section title={texts.samples.title} lead={texts.samples.lead} isTinted>
        {samples}
        <AllKinds />
      </Section>
      <HowItWorks />
      <ForEveryone />
      <AiProviders>{aiStatus}</AiProviders>
      <Privacy />
      <Benefits />
      <GetStarted />
    </>
  );
}
