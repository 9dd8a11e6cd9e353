import userEvent from '@testing-library/user-event';
import { keepFocusInView, prefetchOnIntent } from './page-listeners';
import type { RouteHandle } from '../routes';
import { waitFor } from '../../test/wait-for';

afterEach(() => void document.body.replaceChildren());

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

const requested = vi.fn<(pathname: string) => void>();

beforeAll(() => {
  const load: RouteHandle['load'] = async () => ({
    Component: () => null,
    loader: ({ request }) => {
      requested(new URL(request.url).pathname);
      return null;
    },
  });
  prefetchOnIntent([{ path: '*', handle: { module: 'site/routes/any.tsx', load } satisfies RouteHandle }]);
});

/** The pointer comes over a link. */
function hover(href: string) {
  document.body.innerHTML = `<a href="${href}"><span>Link</span></a>`;
  document.querySelector('span')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
}

test('a page is prefetched once', async () => {
  hover('/events/trivia-2026-11-25');
  hover('/events/trivia-2026-11-25?from=home');
  hover('/beers');
  await waitFor(() => expect(requested.mock.calls.flat()).toEqual(['/events/trivia-2026-11-25', '/beers']));
});

test('what is no page of the site is not prefetched', async () => {
  requested.mockClear();
  for (const href of [
    '/events/eegpgjestrl3gh08.ics',
    '/uploads/menu.pdf',
    '/api/taprooms',
    '/admin',
    'https://a.example/b',
  ])
    hover(href);
  hover('/store');
  await waitFor(() => expect(requested.mock.calls.flat()).toEqual(['/store']));
});
