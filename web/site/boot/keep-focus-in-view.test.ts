import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { keepFocusInView } from './page-listeners';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test('the Tab key ends a smooth scroll and shows the focused element; a click does not scroll', async () => {
  const calls: string[] = [];
  // jsdom has no layout.
  vi.stubGlobal('scrollTo', ({ behavior }: ScrollToOptions) => calls.push(`end: ${behavior}`));
  const links = ['first', 'second'].map((id) => {
    const link = Object.assign(document.createElement('a'), { id, href: '#', textContent: id });
    link.scrollIntoView = (options) => calls.push(`${id}: ${JSON.stringify(options)}`);
    return link;
  });
  document.body.append(...links);
  keepFocusInView();

  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  const shown = '{"block":"nearest","inline":"nearest","behavior":"instant"}';
  expect(calls).toEqual(['first', 'second', 'first'].flatMap((id) => ['end: instant', `${id}: ${shown}`]));
  await userEvent.click(links[1] ?? document.body);
  expect(calls).toHaveLength(6);
});
