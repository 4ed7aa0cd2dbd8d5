import { Ban, CircleCheck, Clock, Lock, type LucideIcon } from 'lucide-react';
import type { ShareState } from '#core/sharing/share.ts';
import { Badge, type BadgeTone } from '#client/ui/badge/badge.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { texts } from '../texts.ts';

const looks: Record<ShareState, { tone: BadgeTone; icon: LucideIcon }> = {
  active: { tone: 'info', icon: CircleCheck },
  locked: { tone: 'warning', icon: Lock },
  expired: { tone: 'neutral', icon: Clock },
  revoked: { tone: 'neutral', icon: Ban },
};

/** Where a share or a link stands. */
export function StateBadge({ state }: { state: ShareState }) {
  const { tone, icon } = looks[state];
  return (
    <Badge tone={tone} icon={<Icon of={icon} />}>
      {texts.list.states[state]}
    </Badge>
  );
}
