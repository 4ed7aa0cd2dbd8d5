import type { UserEvent } from '@testing-library/user-event';

/** Puts text into a field at once, as from the clipboard: typing letter by letter takes seconds where a form is long. */
export async function enter(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
