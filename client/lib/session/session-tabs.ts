import type { CurrentUser } from '#core/accounts/account.ts';
import type { EndReason } from './session-context.ts';
import type { SessionEnds } from './session-ends.ts';

/** What one tab tells the others of the same browser. */
export type TabMessage =
  | { kind: 'signed_in'; user: CurrentUser }
  /** `reason` is null where somebody signed out. */
  | { kind: 'ended'; reason: EndReason | null }
  | { kind: 'renewed'; ends: SessionEnds };

type Sent = { from: string; message: TabMessage };

export const channelName = 'readback-session';

const thisTab = Math.random().toString(36);

export function tellTabs(message: TabMessage): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage({ from: thisTab, message } satisfies Sent);
  channel.close();
}

/** Hears the other tabs. Gives back how to stop. */
export function listenToTabs(hear: (message: TabMessage) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<Sent>) => {
    if (data.from !== thisTab) hear(data.message);
  });
  return () => channel.close();
}
