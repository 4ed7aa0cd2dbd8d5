const ownKeys =
  'input, textarea, select, [contenteditable], [role=textbox], [role=combobox], [role=listbox], [role=grid]';
const inFront = '[role=dialog], [role=alertdialog]';

/** Whether a single key may do something: it is neither typed into something nor meant for a dialog or for the browser, and the reading settings have not switched such keys off. */
export function isFreeKey(event: KeyboardEvent): boolean {
  const { key, target, ctrlKey, altKey, metaKey, repeat, isComposing, defaultPrevented } = event;
  if ([...key].length !== 1 || key === ' ' || ctrlKey || altKey || metaKey) return false;
  if (repeat || isComposing || defaultPrevented) return false;
  if (document.documentElement.dataset['shortcuts'] === 'off') return false;
  if (target instanceof Element && target.closest(ownKeys) !== null) return false;
  return document.querySelector(inFront) === null;
}
