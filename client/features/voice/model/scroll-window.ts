const share = 0.7;

/** By seven tenths of the window; 1 is down. Without a movement for whoever wants none. */
export function scrollWindow(direction: 1 | -1): void {
  const isCalm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
  window.scrollBy({ top: direction * share * window.innerHeight, behavior: isCalm ? 'instant' : 'smooth' });
}
