import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { answers, api, refuses } from '../../test/api';
import { beerPage, makeBeer } from '../../test/make-beer';
import { renderRoute } from '../../test/render-route';
import { BeersRoute } from './beers';

/** By name, as the API lists them. */
const beers = [
  makeBeer({ name: 'Bay Haze', style: 'Hazy IPA', abv: 6.8, ibu: 38, tags: ['Year Round'], sizes: ['16oz'] }),
  makeBeer({ name: 'Dare', style: 'Double IPA', abv: 9, ibu: 85, tags: ['Limited Release', 'Year Round'] }),
  makeBeer({ name: 'Freight', style: 'Oatmeal Stout', abv: 7, ibu: 34, tags: ['year-round'], sizes: ['12oz'] }),
  makeBeer({ name: 'Snowmelt', style: 'Kölsch', abv: 5, ibu: 20, tags: ['COMING SOON'] }),
];

beforeEach(() => {
  api.use(
    answers('get', '/content/hero-images/main-website/beers', { images: [] }),
    answers('get', '/beers', beerPage(beers)),
  );
});

const show = (address = '/beers') => renderRoute({ path: '/beers', Component: BeersRoute }, address);
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const names = (part: Awaited<ReturnType<typeof section>>) =>
  part.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

test('each beer is in the sections of its tags, smallest size first, and empty sections are not shown', async () => {
  show();
  const yearRound = await section('Year Round Favorites');
  expect(names(yearRound)).toEqual(['Dare', 'Freight', 'Bay Haze']);
  expect(names(await section('Limited Releases'))).toEqual(['Dare']);
  expect(names(await section('Coming Soon'))).toEqual(['Snowmelt']);
  expect(screen.queryByRole('region', { name: 'Seasonal Brews' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Full Beer List' })).toBeNull();
  expect(yearRound.getByRole('status')).toHaveTextContent('3 beers');
});

test('a filter belongs to its own section, and choosing it again clears it', async () => {
  const user = userEvent.setup();
  show();
  const yearRound = await section('Year Round Favorites');
  await user.click(yearRound.getByRole('button', { name: 'Filters for Year Round Favorites' }));
  await user.click(yearRound.getByRole('button', { name: '7%+' }));
  expect(names(yearRound)).toEqual(['Dare', 'Freight']);
  expect(yearRound.getByRole('status')).toHaveTextContent('2 of 3 beers');
  expect(names(await section('Limited Releases'))).toEqual(['Dare']);
  await user.click(yearRound.getByRole('button', { name: '7%+' }));
  expect(names(yearRound)).toEqual(['Dare', 'Freight', 'Bay Haze']);
});

test('the address says which filters are on and which panel is open', async () => {
  show('/beers?year-round.style=Stout&open=year-round');
  const yearRound = await section('Year Round Favorites');
  expect(names(yearRound)).toEqual(['Freight']);
  expect(yearRound.getByRole('button', { name: 'Stout' })).toHaveAttribute('aria-pressed', 'true');
});

test('a filter that leaves none says so, and Clear All brings them back', async () => {
  const user = userEvent.setup();
  show('/beers?year-round.ibu=mild');
  const yearRound = await section('Year Round Favorites');
  expect(yearRound.getByText('No beers match these filters.')).toBeVisible();
  await user.click(yearRound.getByRole('button', { name: 'Clear All' }));
  expect(names(yearRound)).toHaveLength(3);
});

test('a beer of no section is in the full list, which can be sorted', async () => {
  api.use(
    answers(
      'get',
      '/beers',
      beerPage([
        makeBeer({ name: 'Strong', tags: [], abv: 9, sizes: ['12oz'] }),
        makeBeer({ name: 'Weak', tags: [], abv: 3, sizes: ['64oz'] }),
      ]),
    ),
  );
  show();
  const all = await section('Full Beer List');
  expect(names(all)).toEqual(['Strong', 'Weak']);
  await userEvent.selectOptions(all.getByRole('combobox', { name: 'Sort by' }), 'ABV: Low to High');
  expect(names(all)).toEqual(['Weak', 'Strong']);
});

test('beyond a hundred beers the rest can be loaded', async () => {
  api.use(
    http.get('*/api/beers', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
      const answer = beerPage([makeBeer({ name: `Of page ${page}` })], { page, pages: 2, total: 2 });
      return HttpResponse.json({ success: true, ...answer });
    }),
  );
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Load more beers' }));
  expect(await screen.findByRole('heading', { name: 'Of page 2' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Load more beers' })).toBeNull();
});

test('a failure says why, and Try Again asks again', async () => {
  api.use(refuses('get', '/beers', 500, { message: 'Something went wrong. Please try again later.' }));
  show();
  expect(await screen.findByText('Failed to load beers: Something went wrong. Please try again later.')).toBeVisible();
  api.use(answers('get', '/beers', beerPage(beers)));
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Snowmelt' })).toBeVisible();
});
