import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { sampleDrink, samplePouring, sampleTapList } from '@domain/test/samples';
import { mockJson, api, mockError, mockQueries } from '../../test/api';
import { beerPage, makeBeer } from '../../test/factories';
import { renderRoute } from '../../test/render-site';
import { textsOf } from '../../test/page';
import { Component } from './beers';

/** Sorted by name, as in the API. */
const beers = [
  makeBeer({ name: 'Bay Haze', style: 'Hazy IPA', abv: 6.8, ibu: 38, tags: ['Year Round'], sizes: ['16oz'] }),
  makeBeer({ name: 'Dare', style: 'Double IPA', abv: 9, ibu: 85, tags: ['Limited Release', 'Year Round'] }),
  makeBeer({ name: 'Freight', style: 'Oatmeal Stout', abv: 7, ibu: 34, tags: ['year-round'], sizes: ['12oz'] }),
  makeBeer({ name: 'Snowmelt', style: 'Kölsch', abv: 5, ibu: 20, tags: ['COMING SOON'] }),
];

beforeEach(() => api.use(mockJson('get', '/beers', beerPage(beers))));

const renderPage = (url = '/beers') => renderRoute({ path: '/beers', Component }, url);
const findSection = async (name: string) => within(await screen.findByRole('region', { name }));
const beerNames = (section: Awaited<ReturnType<typeof findSection>>) =>
  textsOf(section.getAllByRole('heading', { level: 3 }));

test('shows beers in the sections of their tags, smallest size first, without empty sections', async () => {
  renderPage();
  const yearRound = await findSection('Year Round Favorites');
  expect(beerNames(yearRound)).toEqual(['Dare', 'Freight', 'Bay Haze']);
  expect(beerNames(await findSection('Limited Releases'))).toEqual(['Dare']);
  expect(beerNames(await findSection('Coming Soon'))).toEqual(['Snowmelt']);
  expect(screen.queryByRole('region', { name: 'Seasonal Brews' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Full Beer List' })).toBeNull();
  expect(yearRound.getByRole('status')).toHaveTextContent('3 beers');
});

test('a filter applies to its own section', async () => {
  renderPage();
  const yearRound = await findSection('Year Round Favorites');
  await userEvent.click(yearRound.getByRole('button', { name: 'Filters for Year Round Favorites' }));
  await userEvent.click(yearRound.getByRole('button', { name: '7%+' }));
  expect(beerNames(yearRound)).toEqual(['Dare', 'Freight']);
  expect(yearRound.getByRole('status')).toHaveTextContent('2 of 3 beers');
  expect(beerNames(await findSection('Limited Releases'))).toEqual(['Dare']);
});

test('the query string determines the filters and the open panel', async () => {
  renderPage('/beers?year-round.style=stout&open=year-round');
  const yearRound = await findSection('Year Round Favorites');
  expect(beerNames(yearRound)).toEqual(['Freight']);
  const stout = yearRound.getByRole('button', { name: 'Stout' });
  expect(stout).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(stout);
  expect(stout).toHaveAttribute('aria-pressed', 'false');
  expect(beerNames(yearRound)).toHaveLength(3);
});

test('shows a message when no beers match, and Clear All resets the filters and their parameters', async () => {
  const Page = () => (
    <>
      <Component />
      <output>{useLocation().search}</output>
    </>
  );
  renderRoute({ path: '/beers', Component: Page }, '/beers?year-round.ibu=mild&utm_source=mail');
  const yearRound = await findSection('Year Round Favorites');
  expect(yearRound.getByText('No beers match these filters.')).toBeVisible();
  await userEvent.click(yearRound.getByRole('button', { name: 'Clear All' }));
  expect(beerNames(yearRound)).toHaveLength(3);
  expect(screen.getByText('?utm_source=mail')).toBeInTheDocument();
});

test('a beer in no section is in the full list, which can be sorted', async () => {
  const strong = makeBeer({ name: 'Strong', tags: [], abv: 9, sizes: ['12oz'] });
  const weak = makeBeer({ name: 'Weak', tags: [], abv: 3, sizes: ['64oz'] });
  api.use(mockJson('get', '/beers', beerPage([strong, weak])));
  renderPage();
  const all = await findSection('Full Beer List');
  expect(beerNames(all)).toEqual(['Strong', 'Weak']);
  await userEvent.selectOptions(all.getByRole('combobox', { name: 'Sort by' }), 'ABV: Low to High');
  expect(beerNames(all)).toEqual(['Weak', 'Strong']);
});

const findFinder = async () => within(await screen.findByRole('region', { name: 'Find a beer' }));
const sectionNames = () => textsOf(screen.getAllByRole('heading', { level: 2 }));

test('Find a beer filters all sections at once, hides empty ones, and counts the matches', async () => {
  renderPage();
  const finder = await findFinder();
  expect(finder.getByRole('status')).toHaveTextContent('4 beers');
  await userEvent.selectOptions(finder.getByRole('combobox', { name: 'Strength' }), '7%+ ABV');
  await expect.poll(sectionNames).toEqual(['Find a beer', 'Limited Releases', 'Year Round Favorites']);
  expect(finder.getByRole('status')).toHaveTextContent('2 of 4 beers');
  expect(beerNames(await findSection('Year Round Favorites'))).toEqual(['Dare', 'Freight']);
  await userEvent.type(finder.getByRole('searchbox', { name: 'Name' }), 'FREI');
  await expect.poll(sectionNames).toEqual(['Find a beer', 'Year Round Favorites']);
  await userEvent.click(finder.getByRole('button', { name: 'Clear All' }));
  await expect.poll(() => finder.getByRole('status').textContent).toBe('4 beers');
  expect(finder.getByRole('searchbox', { name: 'Name' })).toHaveValue('');
});

test('Find a beer takes its selection from the query string; of a repeated parameter the first counts', async () => {
  api.use(
    mockJson('get', '/beers', beerPage([...beers, makeBeer({ name: 'Gone IPA', style: 'IPA', isAvailable: false })])),
  );
  renderPage('/beers?style=ipa&style=Stout&ibu=bitter&available=now');
  const finder = await findFinder();
  expect(finder.getByRole('status')).toHaveTextContent('1 of 5 beers');
  expect(finder.getByRole('combobox', { name: 'Style' })).toHaveValue('IPA');
  expect(finder.getByRole('combobox', { name: 'Bitterness' })).toHaveValue('bitter');
  expect(finder.getByRole('checkbox', { name: 'Available now' })).toBeChecked();
});

test('filters offer what the beers of their section have', async () => {
  renderPage('/beers?open=coming-soon');
  const comingSoon = await findSection('Coming Soon');
  const options = (name: string) => textsOf(within(comingSoon.getByRole('group', { name })).getAllByRole('button'));
  expect([options('ABV'), options('IBU'), options('Style')]).toEqual([['4.1-6.9%'], ['Mild (0-20)'], ['Kölsch']]);
  expect(comingSoon.queryByRole('group', { name: 'Availability' })).not.toBeInTheDocument();
});

test('Find a beer without matches shows a message and Clear All', async () => {
  renderPage('/beers?name=nothing');
  expect(await screen.findByText('No beers match these filters.')).toBeVisible();
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear All' }).at(-1)!);
  expect(await findSection('Coming Soon')).toBeTruthy();
});

test('loads more than a hundred beers on request', async () => {
  mockQueries('/beers', (query) => {
    const page = Number(query.get('page') ?? 1);
    return beerPage([makeBeer({ name: `On page ${page}` })], { page, pages: 2, total: 2 });
  });
  renderPage();
  await userEvent.click(await screen.findByRole('button', { name: 'Load more beers' }));
  expect(await screen.findByRole('heading', { name: 'On page 2' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Load more beers' })).toBeNull();
});

test('an error shows its reason, and Try Again refetches', async () => {
  api.use(mockError('get', '/beers', 500, { message: 'Something went wrong. Please try again later.' }));
  renderPage();
  expect(await screen.findByText('Failed to load beers: Something went wrong. Please try again later.')).toBeVisible();
  api.use(mockJson('get', '/beers', beerPage(beers)));
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Snowmelt' })).toBeVisible();
});

test('a beer that pours has a chip with the taproom and is not unavailable; a strip leads to the taps', async () => {
  const poured = makeBeer({ slug: 'poured', name: 'Poured', tags: [], isAvailable: false });
  const on = [samplePouring({ drink: sampleDrink({ slug: 'poured' }) })];
  api.use(
    mockJson('get', '/beers', beerPage([poured, makeBeer({ name: 'Elsewhere', tags: [] })])),
    mockJson('get', '/taps', { taprooms: [sampleTapList({ on })] }),
  );
  renderPage();
  expect(await screen.findByText('On tap: Auburn')).toBeVisible();
  expect(within(screen.getByRole('article', { name: 'Poured' })).getByText('Available')).toBeVisible();
  expect(within(screen.getByRole('article', { name: 'Elsewhere' })).queryByText(/On tap/)).toBeNull();
  expect(screen.getByRole('link', { name: '1 on tap now' })).toHaveAttribute('href', '/taps');
  const finder = await findFinder();
  await userEvent.click(finder.getByRole('checkbox', { name: 'Available now' }));
  expect(await screen.findByRole('article', { name: 'Poured' })).toBeVisible();
  expect(finder.getByRole('status')).toHaveTextContent('2 beers');
});
