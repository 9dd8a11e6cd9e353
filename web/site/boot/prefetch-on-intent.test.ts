import { beforeAll, expect, test, vi } from 'vitest';
import type { RouteHandle } from '../routes';
import { prefetchOnIntent } from './page-listeners';
import { waitFor } from '../../test/wait-for';

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
