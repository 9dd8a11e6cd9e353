import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { mockJson, api, mockNetworkError, mockError } from '../../test/api';
import { makeBeer } from '../../test/make-beer';
import { renderRoute, testSite } from '../../test/render-route';
import { LocationProvider } from '../shared/location/selected-location';
import { Component } from './beer';

beforeEach(() => api.use(mockNetworkError('get', '/content/location/auburn/public')));

const Page = () => (
  <LocationProvider>
    <Component />
  </LocationProvider>
);
const renderPage = () => renderRoute({ path: '/beers/:slug', Component: Page }, '/beers/haze');

test('shows all details of a beer', async () => {
  const beer = makeBeer({
    slug: 'haze',
    name: 'Haze',
    originalGravity: '1.064',
    hops: 'Citra, Mosaic',
    malts: 'Oats',
    foodPairings: 'Tacos',
    servingTemperature: '45°F',
    brewingNotes: 'Dry-hopped twice.',
    sizes: ['12oz', '1L'],
    awards: [{ name: 'Sierra Cup', year: 2024, category: 'Hazy', description: 'Gold' }],
    images: [
      { url: '/uploads/one.jpg', alt: 'One', width: 1200, height: 1500, isPrimary: true },
      { url: '/uploads/two.jpg', alt: 'Two', width: 1200, height: 1500 },
    ],
  });
  api.use(mockJson('get', '/beers/haze', { beer }));
  renderPage();
  expect(await screen.findByRole('heading', { level: 1, name: 'Haze' })).toBeVisible();
  const stats = within(screen.getByRole('region', { name: 'Beer Stats' }));
  for (const text of ['6.5%', '60', '1.064', 'Golden', 'Citra, Mosaic', '12 oz, 1 L']) stats.getByText(text);
  for (const name of ['About', 'Brewing Notes', 'Malts', 'Food Pairings', 'Serving Temperature', 'Awards', 'Gallery'])
    expect(screen.getByRole('heading', { name })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Two' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Visit Our Taproom' })).toHaveAttribute('href', '/taproom');
  expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
  expect(screen.getByRole('link', { name: 'Back to Beers' })).toHaveAttribute('href', '/beers');
});

test('omits missing details', async () => {
  const beer = makeBeer({ name: 'Bare', abv: null, ibu: null, style: null, description: null, sizes: [], tags: [] });
  api.use(mockJson('get', '/beers/haze', { beer }));
  renderPage();
  await screen.findByRole('heading', { level: 1, name: 'Bare' });
  for (const name of ['About', 'Brewing Notes', 'Malts', 'Food Pairings', 'Serving Temperature', 'Awards', 'Gallery'])
    expect(screen.queryByRole('heading', { name })).toBeNull();
  expect(screen.queryByText('O.G.')).toBeNull();
  expect(screen.getByRole('img', { name: 'A pint of amber beer on a wooden bar' })).toBeVisible();
});

test('a beer requested by id has the URL with its slug as canonical URL', async () => {
  const beer = makeBeer({ _id: 'abc123', slug: 'haze', name: 'Haze' });
  api.use(mockJson('get', '/beers/abc123', { beer }));
  renderRoute({ path: '/beers/:slug', Component: Page }, '/beers/abc123');
  await screen.findByRole('heading', { level: 1, name: 'Haze' });

  const url = `${testSite.publicUrl}/beers/haze`;
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', url);
  expect(document.querySelector('meta[property="og:url"]')).toHaveAttribute('content', url);
  const jsonLd = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => textContent,
  );
  expect(jsonLd.filter((text) => text?.includes(url))).toHaveLength(2);
  expect(document.documentElement.outerHTML).not.toContain('abc123');
});

test('an unknown beer shows Beer not found with a link to the list', async () => {
  api.use(mockError('get', '/beers/haze', 404, { message: 'Beer not found' }));
  renderPage();
  expect(await screen.findByRole('heading', { name: 'Beer not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Beers' })).toHaveAttribute('href', '/beers');
});

test('other failures show an error with Try Again', async () => {
  api.use(mockError('get', '/beers/haze', 500, { message: 'Something went wrong.' }));
  renderPage();
  expect(await screen.findByRole('heading', { name: 'Failed to load beer details' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
});
