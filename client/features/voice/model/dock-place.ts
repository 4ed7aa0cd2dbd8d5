export type Box = { left: number; right: number; top: number; bottom: number };

export type DockPlace = {
  /** How far up it moves, in pixels. */
  lift: number;
  /** The panel is folded away. */
  isAside: boolean;
};

export const atHome: DockPlace = { lift: 0, isAside: false };

type Around = {
  /** What has the focus. */
  target: Box;
  /** Where the button stands when nothing is in its way. */
  launcher: Box;
  /** Null while it is minimised. */
  panel: Box | null;
  windowHeight: number;
};

/** Air around the ring of the focus. */
const gap = 12;
/** What fills the window cannot be kept free, and is no field. */
const largest = 0.6;

/** Where button and panel stand so that they cover nothing that has the focus. */
export function placeDock({ target, launcher, panel, windowHeight }: Around): DockPlace {
  const isLarge = target.bottom - target.top > largest * windowHeight;
  const isInSight = target.bottom > 0 && target.top < windowHeight;
  if (isLarge || !isInSight) return atHome;
  const isAside = panel !== null && overlap(target, panel);
  if (!overlap(target, launcher)) return { lift: 0, isAside };
  const lift = launcher.bottom - target.top + gap;
  const fits = launcher.top - lift >= 0;
  return { lift: fits ? lift : 0, isAside };
}

const overlap = (one: Box, other: Box): boolean =>
  one.left - gap < other.right &&
  one.right + gap > other.left &&
  one.top - gap < other.bottom &&
  one.bottom + gap > other.top;
