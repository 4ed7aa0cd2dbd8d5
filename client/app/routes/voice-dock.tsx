import { ReadAloud } from '#client/features/read-aloud/components/read-aloud.tsx';
import { VoiceWidget } from '#client/features/voice/components/voice-widget.tsx';

/** What reads aloud and what listens: each on every page, and each held while the other has the floor. */
export default function VoiceDock({ isPressed }: { isPressed: boolean }) {
  return <ReadAloud>{(reader) => <VoiceWidget reader={reader} isPressed={isPressed} />}</ReadAloud>;
}
