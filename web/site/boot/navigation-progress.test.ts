import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showNavigationProgress } from './page-listeners';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const findBar = () => document.querySelector('[role="progressbar"]');

function startRouter() {
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
