import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answers, api, refuses } from '../../../test/api';
import { makeBeer } from '../../../test/make-beer';
import { renderRoute } from '../../../test/render-route';
import { FeaturedBeers } from './featured-beers';

const show = () => renderRoute({ path: '/', Component: FeaturedBeers });

test('featured beers are shown as cards that lead to their pages', async () => {
  api.use(answers('get', '/beers/featured', { beers: [makeBeer({ name: 'Gold Rush', slug: 'gold-rush' })] }));
  show();
  expect(await screen.findByRole('heading', { name: 'Gold Rush' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Learn More about Gold Rush' })).toHaveAttribute('href', '/beers/gold-rush');
});

test('while they are coming, that is said', () => {
  api.use(answers('get', '/beers/featured', { beers: [] }));
  show();
  expect(screen.getByRole('status')).toHaveTextContent('Loading featured beers…');
});

test('no featured beers is said in so many words', async () => {
  api.use(answers('get', '/beers/featured', { beers: [] }));
  show();
  expect(await screen.findByText('No featured beers available at the moment.')).toBeVisible();
});

test('a failure is said, and Try Again asks again', async () => {
  api.use(refuses('get', '/beers/featured', 500, { message: 'Something went wrong.' }));
  show();
  expect(await screen.findByText('Failed to load featured beers')).toBeVisible();
  api.use(answers('get', '/beers/featured', { beers: [makeBeer({ name: 'Back Again' })] }));
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Back Again' })).toBeVisible();
});
