/** Opens every line around an element that is closed. */
export function openAround(element: Element | null): void {
  for (let line = closedAround(element); line !== null; line = closedAround(line)) line.open = true;
}

const closedAround = (element: Element | null): HTMLDetailsElement | null =>
  element?.closest<HTMLDetailsElement>('details:not([open])') ?? null;

/** Opens the closed line within an element in which a text stands; false where there is none. */
export function openWhereStands(root: Element, text: string): boolean {
  const wanted = squeezed(text);
  const line = [...root.querySelectorAll<HTMLDetailsElement>('details:not([open])')].find((one) =>
    squeezed(one.textContent).includes(wanted),
  );
  openAround(line ?? null);
  return line !== undefined;
}

const squeezed = (text: string) => text.replace(/\s+/gu, '');
