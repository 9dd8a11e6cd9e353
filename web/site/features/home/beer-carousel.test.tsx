import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeBeer } from '../../../test/make-beer';
import { renderRoute } from '../../../test/render-route';
import { BeerCarousel } from './beer-carousel';

const interval = 3000;

/** jsdom has no width: the window is as wide as the test says. */
function windowIsWide(width: number) {
  window.innerWidth = width;
  window.matchMedia = (query) => {
    const least = Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Infinity);
    return {
      matches: width >= least,
      addEventListener: () => {},
      removeEventListener: () => {},
    } as unknown as MediaQueryList;
  };
}

const show = (count: number) => {
  const beers = Array.from({ length: count }, (_, index) => makeBeer({ name: `Beer ${index + 1}` }));
  return renderRoute({ path: '/', Component: () => <BeerCarousel beers={beers} /> });
};

const dots = () => screen.getAllByRole('button', { name: /^Go to position/ });
const position = () => dots().findIndex((dot) => dot.getAttribute('aria-current') === 'true');
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const arrow = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  vi.useFakeTimers();
  windowIsWide(1280);
});
afterEach(() => vi.useRealTimers());

test.each([
  [1280, 3],
  [1024, 3],
  [1023, 4],
  [640, 4],
  [639, 5],
])('at %d px five beers have %d positions', (width, positions) => {
  windowIsWide(width);
  show(5);
  expect(dots()).toHaveLength(positions);
});

test('it moves every three seconds and bounces at the ends', () => {
  show(5);
  const seen = [position()];
  for (let step = 0; step < 5; step += 1) {
    wait(interval);
    seen.push(position());
  }
  expect(seen).toEqual([0, 1, 2, 1, 0, 1]);
});

test('it rests under the pointer and goes on when the pointer leaves', () => {
  show(5);
  const carousel = screen.getByRole('group', { name: 'Carousel of featured beers' });
  fireEvent.pointerEnter(carousel, { pointerType: 'mouse' });
  wait(interval * 3);
  expect(position()).toBe(0);
  fireEvent.pointerLeave(carousel);
  wait(interval);
  expect(position()).toBe(1);
});

test('Pause stops it and Play starts it again', () => {
  show(5);
  fireEvent.click(arrow('Pause carousel'));
  wait(interval * 3);
  expect(position()).toBe(0);
  fireEvent.click(arrow('Play carousel'));
  wait(interval);
  expect(position()).toBe(1);
});

test('the arrows are disabled at the ends', () => {
  show(4);
  expect(arrow('Previous beers')).toBeDisabled();
  fireEvent.click(arrow('Next beers'));
  expect(arrow('Next beers')).toBeDisabled();
  expect(arrow('Previous beers')).toBeEnabled();
});

test('a dot leads to its position, and a new width leads back to the first', () => {
  show(5);
  fireEvent.click(dots()[2]!);
  expect(position()).toBe(2);
  windowIsWide(800);
  fireEvent(window, new Event('resize'));
  expect(position()).toBe(0);
});

test('a window that only grew higher keeps the position', () => {
  show(5);
  fireEvent.click(dots()[1]!);
  fireEvent(window, new Event('resize'));
  expect(position()).toBe(1);
});

test('three beers need no controls', () => {
  show(3);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a card names three sizes and how many more there are', () => {
  const beer = makeBeer({ sizes: ['12oz', '16oz', '500ml', '1L', '64oz'] });
  renderRoute({ path: '/', Component: () => <BeerCarousel beers={[beer]} /> });
  const sizes = within(screen.getByRole('list', { name: 'Sizes' }));
  expect(sizes.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '12 oz',
    '16 oz',
    '500 ml',
    '+2 more',
  ]);
});
