import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { VoiceWidget } from '#client/features/voice/components/voice-widget.tsx';
import { useHeardPage } from '#client/lib/heard-page/heard-pages.ts';
import type { Reader } from '#client/lib/reader/reader.ts';
import { ErrorBoundary } from '../error-boundary.tsx';

// Comes where there is something to read, or when somebody opens the voice: the first page is there sooner without it.
const ReadAloud = lazy(async () => {
  const { ReadAloud: component } = await import('#client/features/read-aloud/components/read-aloud.tsx');
  return { default: component };
});

/** What reads aloud and what listens: each on every page, and each held while the other has the floor. */
export default function VoiceDock() {
  const [reader, setReader] = useState(noReader);
  const hasPage = useHeardPage() !== null;
  const [isNeeded, setNeeded] = useState(hasPage);
  const need = useCallback(() => setNeeded(true), []);
  if (hasPage && !isNeeded) setNeeded(true);
  return (
    <>
      <VoiceWidget reader={reader} onOpen={need} />
      {isNeeded && (
        <ErrorBoundary place="" fallback={null}>
          <Suspense fallback={null}>
            <ReadAloud>{(current) => <Tell reader={current} to={setReader} />}</ReadAloud>
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

function Tell({ reader, to }: { reader: Reader; to: (reader: Reader) => void }) {
  useEffect(() => to(reader), [reader, to]);
  return null;
}

const nothing = () => undefined;

/** Until the real one is there. */
const noReader: Reader = {
  state: { status: 'idle' },
  read: nothing,
  say: nothing,
  pause: nothing,
  resume: nothing,
  stop: nothing,
  move: nothing,
  isSpeaking: false,
};
