import type { UserEvent } from '@testing-library/user-event';

/** Adds the text to the field at once, as pasting does: typing it renders the whole form for each key. */
export async function fill(user: Pick<UserEvent, 'click' | 'paste'>, field: Element, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
