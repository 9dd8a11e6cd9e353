import { act, fireEvent, screen, within } from '@testing-library/react';
import { makeBeer } from '../../../test/factories';
import { mockMedia, textsOf } from '../../../test/page';
import { renderRoute } from '../../../test/render-site';
import { BeerCarousel } from './featured-beers';

const intervalMs = 3000;

/** jsdom does no layout, so the width has to be mocked. */
function setWindowWidth(width: number) {
  window.innerWidth = width;
  mockMedia((query) => width >= Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Infinity));
}

const renderCarousel = (count: number) => {
  const beers = Array.from({ length: count }, (_, index) => makeBeer({ name: `Beer ${index + 1}` }));
  return renderRoute({ path: '/', Component: () => <BeerCarousel beers={beers} /> });
};

const dots = () => screen.getAllByRole('button', { name: /^Go to position/ });
const position = () => dots().findIndex((dot) => dot.getAttribute('aria-current') === 'true');
const advance = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  vi.useFakeTimers();
  setWindowWidth(1280);
});

test.each([
  [1280, 3],
  [1024, 3],
  [1023, 4],
  [640, 4],
  [639, 5],
])('at %d px, five beers have %d positions', (width, positions) => {
  setWindowWidth(width);
  renderCarousel(5);
  expect(dots()).toHaveLength(positions);
});

test('advances every three seconds and reverses at the ends', () => {
  renderCarousel(5);
  const positions = [position()];
  for (let step = 0; step < 5; step += 1) {
    advance(intervalMs);
    positions.push(position());
  }
  expect(positions).toEqual([0, 1, 2, 1, 0, 1]);
});

test('pauses while hovered until the pointer leaves, and from Pause until Play', () => {
  renderCarousel(5);
  const carousel = screen.getByRole('group', { name: 'Carousel of featured beers' });
  fireEvent.pointerEnter(carousel, { pointerType: 'mouse' });
  advance(intervalMs * 3);
  expect(position()).toBe(0);
  fireEvent.pointerLeave(carousel);
  advance(intervalMs);
  expect(position()).toBe(1);
  fireEvent.click(button('Pause carousel'));
  advance(intervalMs * 3);
  expect(position()).toBe(1);
  fireEvent.click(button('Play carousel'));
  advance(intervalMs);
  expect(position()).toBe(2);
});

test('disables the arrows at the ends, and keeps the focus', () => {
  renderCarousel(4);
  const [previous, next] = [button('Previous beers'), button('Next beers')];
  expect(previous).toHaveAttribute('aria-disabled', 'true');
  act(() => next.focus());
  fireEvent.click(next);
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(next).toHaveFocus();
  expect(previous).toHaveAttribute('aria-disabled', 'false');
});

test('a dot selects its position; a new height of the window keeps it, and a new width resets to the first', () => {
  renderCarousel(5);
  fireEvent.click(dots()[2]!);
  fireEvent(window, new Event('resize'));
  expect(position()).toBe(2);
  setWindowWidth(800);
  fireEvent(window, new Event('resize'));
  expect(position()).toBe(0);
});

test('shows no controls when all beers fit', () => {
  renderCarousel(3);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a card shows three sizes and the number of others', () => {
  const beer = makeBeer({ sizes: ['12oz', '16oz', '500ml', '1L', '64oz'] });
  renderRoute({ path: '/', Component: () => <BeerCarousel beers={[beer]} /> });
  const sizes = within(screen.getByRole('list', { name: 'Sizes' }));
  expect(textsOf(sizes.getAllByRole('listitem'))).toEqual(['12 oz', '16 oz', '500 ml', '+2 more']);
});
