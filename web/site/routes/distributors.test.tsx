import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DistributorKind } from '@domain/distributor/kind';
import { mockJson, api, mockNetworkError } from '../../test/api';
import { makeDistributor } from '../../test/factories';
import { renderRoute } from '../../test/render-site';
import { textsOf } from '../../test/page';
import { Component } from './distributors';

const distributor = (
  id: string,
  name: string,
  country: string,
  region: string | null,
  kind: DistributorKind = 'wholesaler',
) => {
  const phone = id === '1' ? '(916) 555-0111' : null;
  const coordinates = { lat: 8 * Number(id), lng: -121 };
  return makeDistributor(name, { id, kind, address: `${id} Main Street`, phone, country, region, coordinates });
};

/** Ordered as in the API. */
const distributors = [
  distributor('4', 'Lion City', 'Singapore', null),
  distributor('3', 'North Star', 'United States', 'Alaska'),
  distributor('2', 'Bay Cold Chain', 'United States', 'California', 'shop'),
  distributor('1', 'Valley Beverage', 'United States', 'California'),
];

const renderPage = () => renderRoute({ path: '/distributors', Component });

/** The map's markers have the same names. */
const inList = () => within(screen.getByRole('group', { name: 'Distributors' }));

test('groups the list by country and state, the United States and California first', async () => {
  api.use(mockJson('get', '/distributors', { distributors }));
  renderPage();
  const list = within(await screen.findByRole('group', { name: 'Distributors' }));
  expect(textsOf(list.getAllByRole('heading'))).toEqual(['United States', 'California', 'Alaska', 'Singapore']);
  expect(textsOf(list.getAllByRole('button'))).toEqual([
    'Bay Cold ChainShop2 Main Street',
    'Valley BeverageWholesaler1 Main Street',
    'North StarWholesaler3 Main Street',
    'Lion CityWholesaler4 Main Street',
  ]);
  expect(list.getByRole('link', { name: '(916) 555-0111' })).toHaveAttribute('href', 'tel:+19165550111');
});

test('two distributors at one address share a marker and its popup', async () => {
  const [one, two] = ['Shed One', 'Shed Two'].map((name, index) => ({
    ...distributor(String(index), name, 'United States', 'Nevada'),
    coordinates: { lat: 39.5, lng: -119.8 },
  }));
  api.use(mockJson('get', '/distributors', { distributors: [one, two] }));
  renderPage();
  const map = await screen.findByRole('region', { name: 'Map of distributors' });
  await userEvent.click(inList().getByRole('button', { name: /Shed Two/ }));
  expect(await within(map).findByText('Shed Two')).toBeInTheDocument();
  expect(within(map).getByText('Shed One')).toBeInTheDocument();
  expect(within(map).getByTitle('Shed One, Shed Two')).toBeInTheDocument();
  // Clicking the marker keeps the selection instead of selecting the other one.
  fireEvent.click(within(map).getByTitle('Shed One, Shed Two'), { clientX: 1, clientY: 1 });
  expect(inList().getByRole('button', { name: /Shed Two/, pressed: true })).toBeInTheDocument();
});

test('Try Again reloads a list that failed to load', async () => {
  api.use(mockNetworkError('get', '/distributors'));
  renderPage();
  await screen.findByText('Failed to load distributors');
  api.use(mockJson('get', '/distributors', { distributors }));
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByRole('group', { name: 'Distributors' });
  expect(inList().getByRole('button', { name: /Lion City/ })).toBeInTheDocument();
});

test('shows a message when there are no distributors', async () => {
  api.use(mockJson('get', '/distributors', { distributors: [] }));
  renderPage();
  expect(await screen.findByText('No distributors are listed at the moment.')).toBeInTheDocument();
});
