import type { LucideIcon } from 'lucide-react';

/** An icon beside a word: hidden from listeners, as tall as the text around it. */
export function Icon({ of: Shape, size = '1.25em' }: { of: LucideIcon; size?: string }) {
  return <Shape aria-hidden="true" focusable="false" width={size} height={size} strokeWidth={2.25} />;
}
