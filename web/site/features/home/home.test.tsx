import { act, fireEvent, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeBeer } from '../../../test/factories';
import { mockMedia, textsOf } from '../../../test/page';
import { renderRoute } from '../../../test/render-site';
import { BeerCarousel, FeaturedBeers } from './featured-beers';
import { mockJson, api, mockError } from '../../../test/api';
import { seedSection } from '../../../test/seed-content';
import { TaproomSection, WhatsHappening } from './home-sections';

const intervalMs = 3000;

/** jsdom does no layout, so the width has to be mocked. */
function setWindowWidth(width: number) {
  window.innerWidth = width;
  mockMedia((query) => width >= Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Infinity));
}

const renderCarousel = (count: number, width = 1280) => {
  vi.useFakeTimers();
  setWindowWidth(width);
  const beers = Array.from({ length: count }, (_, index) => makeBeer({ name: `Beer ${index + 1}` }));
  return renderRoute({ path: '/', Component: () => <BeerCarousel beers={beers} /> });
};

const dots = () => screen.getAllByRole('button', { name: /^Go to position/ });
const position = () => dots().findIndex((dot) => dot.getAttribute('aria-current') === 'true');
const advance = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const button = (name: string) => screen.getByRole('button', { name });

test.each([
  [1280, 3],
  [1024, 3],
  [1023, 4],
  [640, 4],
  [639, 5],
])('at %d px, a carousel of five beers has %d positions', (width, positions) => {
  renderCarousel(5, width);
  expect(dots()).toHaveLength(positions);
});

test('the carousel advances every three seconds and reverses at the ends', () => {
  renderCarousel(5);
  const positions = [position()];
  for (let step = 0; step < 5; step += 1) {
    advance(intervalMs);
    positions.push(position());
  }
  expect(positions).toEqual([0, 1, 2, 1, 0, 1]);
});

test('the carousel pauses while hovered until the pointer leaves, and from Pause until Play', () => {
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

test('the carousel disables the arrows at the ends, and keeps the focus', () => {
  renderCarousel(4);
  const previous = button('Previous beers');
  const next = button('Next beers');
  expect(previous).toHaveAttribute('aria-disabled', 'true');
  act(() => next.focus());
  fireEvent.click(next);
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(next).toHaveFocus();
  expect(previous).toHaveAttribute('aria-disabled', 'false');
});

test('a dot of the carousel selects its position; a new height of the window keeps it, and a new width resets to the first', () => {
  renderCarousel(5);
  fireEvent.click(dots()[2]!);
  fireEvent(window, new Event('resize'));
  expect(position()).toBe(2);
  setWindowWidth(800);
  fireEvent(window, new Event('resize'));
  expect(position()).toBe(0);
});

test('the carousel shows no controls when all beers fit', () => {
  renderCarousel(3);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a card of the carousel shows three sizes and the number of others', () => {
  const beer = makeBeer({ sizes: ['12oz', '16oz', '500ml', '1L', '64oz'] });
  renderRoute({ path: '/', Component: () => <BeerCarousel beers={[beer]} /> });
  const sizes = within(screen.getByRole('list', { name: 'Sizes' }));
  expect(textsOf(sizes.getAllByRole('listitem'))).toEqual(['12 oz', '16 oz', '500 ml', '+2 more']);
});

const featured = seedSection('home', 'featured-beers');
const renderFeatured = () => renderRoute({ path: '/', Component: () => <FeaturedBeers section={featured} /> });

test('the featured beers are cards that link to their pages, with drawn glasses below a photo', async () => {
  const primaryImage = { url: '/uploads/gold-rush.jpg', alt: 'A can', width: 800, height: 1000 };
  const beer = makeBeer({ name: 'Gold Rush', slug: 'gold-rush', primaryImage });
  api.use(mockJson('get', '/beers/featured', { beers: [beer] }));
  renderFeatured();
  expect(await screen.findByRole('heading', { name: 'Gold Rush' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Learn More about Gold Rush' })).toHaveAttribute('href', '/beers/gold-rush');
  expect(screen.getByRole('img', { name: 'A glass of Gold Rush' })).toBeVisible();
});

test('the featured beers show a loading status, then a message when there are no featured beers', async () => {
  api.use(mockJson('get', '/beers/featured', { beers: [] }));
  renderFeatured();
  expect(screen.getByRole('status')).toHaveTextContent('Loading featured beers…');
  expect(await screen.findByText('No featured beers available at the moment.')).toBeVisible();
});

test('the featured beers show an error, and Try Again refetches', async () => {
  api.use(mockError('get', '/beers/featured', 500, { message: 'Something went wrong.' }));
  renderFeatured();
  expect(await screen.findByText('Failed to load featured beers')).toBeVisible();
  api.use(mockJson('get', '/beers/featured', { beers: [makeBeer({ name: 'Back Again' })] }));
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Back Again' })).toBeVisible();
});

const scrollIntoView = vi.fn<Element['scrollIntoView']>();
Element.prototype.scrollIntoView = scrollIntoView;

function renderTaprooms(isPhone: boolean) {
  scrollIntoView.mockClear();
  mockMedia((query) => isPhone && query.includes('max-width'));
  const section = seedSection('home', 'taproom-switcher');
  renderRoute({ path: '/', Component: () => <TaproomSection section={section} /> });
}

test('the taproom section shows Auburn with its address by default; selecting Folsom shows it without navigating or scrolling', async () => {
  renderTaprooms(false);
  expect(screen.getByRole('link', { name: 'Visit Auburn' })).toHaveAttribute('href', '/auburn');
  expect(await screen.findByRole('link', { name: /^1180 Nevada Station Road,/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Folsom' }));
  expect(screen.getByRole('button', { name: 'Folsom' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('link', { name: 'Visit Folsom' })).toHaveAttribute('href', '/locations/folsom');
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test('on a phone, a selection of a taproom scrolls to the section', async () => {
  renderTaprooms(true);
  await userEvent.click(screen.getByRole('button', { name: 'Folsom' }));
  await waitFor(() => expect(scrollIntoView).toHaveBeenCalledOnce());
});

test('the link below the events opens the private-event form', () => {
  const section = seedSection('home', 'next-events');
  renderRoute({ path: '/', Component: () => <WhatsHappening section={section} /> });
  const link = screen.getByRole('link', { name: 'Book a Private Event' });
  expect(link).toHaveAttribute('href', '/contact?type=general#private-event');
});
