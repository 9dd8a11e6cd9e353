import type { UserEvent } from '@testing-library/user-event';

const enter = '{Enter}';

type Typist = Pick<UserEvent, 'clear' | 'paste'> & { keyboard: (text: string) => Promise<unknown> };

/** Replaces the text of the field at once, as pasting does: typing it renders the whole form for each key. */
export async function fill(user: Typist, field: Element, text: string) {
  await user.clear(field);
  await user.paste(text.replace(enter, ''));
  if (text.endsWith(enter)) await user.keyboard(enter);
}
