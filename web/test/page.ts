/** What tests read from a page and do with it. */
import type { UserEvent } from '@testing-library/user-event';

const enter = '{Enter}';

type Typist = Pick<UserEvent, 'clear' | 'paste'> & { keyboard: (text: string) => Promise<unknown> };

/** Replaces the text of the field at once, as pasting does: typing it renders the whole form for each key. */
export async function fill(user: Typist, field: Element, text: string) {
  await user.clear(field);
  await user.paste(text.replace(enter, ''));
  if (text.endsWith(enter)) await user.keyboard(enter);
}

/** What each of the elements says. */
export const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

/** The structured data of the page. */
export const readJsonLd = <Block extends object = Record<string, unknown>>(): Block[] =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ innerHTML }) => JSON.parse(innerHTML) as Block,
  );

/** Answers media queries, since jsdom does no layout. */
export const mockMedia = (matches: (query: string) => boolean) =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (query) =>
        ({ matches: matches(query), addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
    );
