import userEvent from '@testing-library/user-event';
import { keepFocusInView, showNavigationProgress, prefetchOnIntent } from './page-listeners';
import { createMemoryRouter } from 'react-router-dom';
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

const findBar = () => document.querySelector('[role="progressbar"]');

function startRouter() {
  vi.useFakeTimers();
  const pages = new Map<string, () => void>();
  const router = createMemoryRouter([
    { path: '/', element: null },
    {
      path: '/:page',
      element: null,
      loader: ({ params }) => new Promise<null>((resolve) => pages.set(params['page'] ?? '', () => resolve(null))),
    },
  ]);
  showNavigationProgress(router);
  return { router, finish: (page: string) => pages.get(page)?.() };
}

test('a slow navigation shows a bar within 300 ms, until its page is there', async () => {
  const { router, finish } = startRouter();
  const navigation = router.navigate('/beers');
  await vi.advanceTimersByTimeAsync(100);
  expect(findBar()).toBeNull();
  await vi.advanceTimersByTimeAsync(200);
  expect(findBar()).toHaveAccessibleName('Loading the page');
  finish('beers');
  await navigation;
  expect(findBar()).toBeNull();
});

test('a navigation that replaces a slow one keeps the bar; a fast one shows none', async () => {
  const { router, finish } = startRouter();
  void router.navigate('/beers');
  await vi.advanceTimersByTimeAsync(300);
  const navigation = router.navigate('/events');
  await vi.advanceTimersByTimeAsync(0);
  expect(findBar()).not.toBeNull();
  finish('events');
  await navigation;
  expect(findBar()).toBeNull();
  const fast = router.navigate('/store');
  await vi.advanceTimersByTimeAsync(50);
  finish('store');
  await fast;
  await vi.advanceTimersByTimeAsync(1000);
  expect(findBar()).toBeNull();
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
