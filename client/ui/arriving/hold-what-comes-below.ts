const arrivingIn = new WeakMap<Element, number>();

/**
 * Marks a place and all it stands in until the returned function is called. The style sheet could ask `:has()` for them, but
 * then browsers look through whole lists of siblings at every change of a page, long after all has come.
 */
export function holdWhatComesBelow(place: Element | null): () => void {
  const around = withAllAround(place);
  for (const element of around) count(element, 1);
  return () => {
    for (const element of around) count(element, -1);
  };
}

function withAllAround(place: Element | null): Element[] {
  const around: Element[] = [];
  for (let element = place; element !== null; element = element.parentElement) around.push(element);
  return around;
}

function count(element: Element, change: number): void {
  const arriving = (arrivingIn.get(element) ?? 0) + change;
  arrivingIn.set(element, arriving);
  element.toggleAttribute('data-arriving', arriving > 0);
}
