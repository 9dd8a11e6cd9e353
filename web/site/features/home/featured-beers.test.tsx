import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockJson, api, mockError } from '../../../test/api';
import { makeBeer } from '../../../test/factories';
import { renderRoute } from '../../../test/render-site';
import { seedSection } from '../../../test/seed-content';
import { FeaturedBeers } from './featured-beers';

const section = seedSection('home', 'featured-beers');
const renderSection = () => renderRoute({ path: '/', Component: () => <FeaturedBeers section={section} /> });

test('shows featured beers as cards that link to their pages, with drawn glasses below a photo', async () => {
  const primaryImage = { url: '/uploads/gold-rush.jpg', alt: 'A can', width: 800, height: 1000 };
  const beer = makeBeer({ name: 'Gold Rush', slug: 'gold-rush', primaryImage });
  api.use(mockJson('get', '/beers/featured', { beers: [beer] }));
  renderSection();
  expect(await screen.findByRole('heading', { name: 'Gold Rush' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Learn More about Gold Rush' })).toHaveAttribute('href', '/beers/gold-rush');
  expect(screen.getByRole('img', { name: 'A glass of Gold Rush' })).toBeVisible();
});

test('shows a loading status, then a message when there are no featured beers', async () => {
  api.use(mockJson('get', '/beers/featured', { beers: [] }));
  renderSection();
  expect(screen.getByRole('status')).toHaveTextContent('Loading featured beers…');
  expect(await screen.findByText('No featured beers available at the moment.')).toBeVisible();
});

test('shows an error, and Try Again refetches', async () => {
  api.use(mockError('get', '/beers/featured', 500, { message: 'Something went wrong.' }));
  renderSection();
  expect(await screen.findByText('Failed to load featured beers')).toBeVisible();
  api.use(mockJson('get', '/beers/featured', { beers: [makeBeer({ name: 'Back Again' })] }));
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Back Again' })).toBeVisible();
});
