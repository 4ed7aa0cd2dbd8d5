import { useSession } from './session-context.ts';
import { SessionWarning } from './session-warning.tsx';
import { useEndWarning } from './use-end-warning.ts';
import { useKnownEnd } from './use-known-end.ts';

/** Follows the session of whoever is signed in, and warns before it ends. */
export default function SessionWatch() {
  const { signOut } = useSession();
  const known = useKnownEnd();
  const { warning, close } = useEndWarning(known);
  if (warning === undefined) return null;
  return <SessionWarning ends={warning} onClose={close} renew={known.renew} signOut={signOut} />;
}
