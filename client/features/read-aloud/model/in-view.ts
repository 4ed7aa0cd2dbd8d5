type Edges = Pick<DOMRect, 'top' | 'bottom'>;

/** How far to scroll so that a place stands in the upper part of what is free of the window; 0 where it is seen. */
export function scrollToShow({ top, bottom }: Edges, free: Edges): number {
  const height = free.bottom - free.top;
  const isTall = bottom - top > height;
  const isSeen = top >= free.top && (bottom <= free.bottom || (isTall && top < free.top + height / 2));
  return isSeen ? 0 : Math.round(top - (free.top + height / 4));
}
