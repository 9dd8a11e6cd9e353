import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import type { Distributor } from '@domain/distributor/distributor';
import { answers, api, isAway } from '../../test/api';
import { renderRoute } from '../../test/render-route';
import { DistributorsRoute } from './distributors';

const distributor = (id: string, name: string, country: string, region: string | null): Distributor => ({
  id,
  name,
  address: `${id} Main Street`,
  phone: id === '1' ? '(916) 555-0111' : null,
  country,
  region,
  coordinates: { lat: 38 + Number(id), lng: -121 },
});

/** In the order of the API. */
const distributors = [
  distributor('4', 'Lion City', 'Singapore', null),
  distributor('3', 'North Star', 'United States', 'Alaska'),
  distributor('2', 'Bay Cold Chain', 'United States', 'California'),
  distributor('1', 'Valley Beverage', 'United States', 'California'),
];

const visit = () => renderRoute({ path: '/distributors', Component: DistributorsRoute });

/** The outlines below the tiles are not what these tests are about. */
const withoutBasemap = http.get('*basemap*', () => HttpResponse.json({ type: 'FeatureCollection', features: [] }));

test('the list goes by country, state and name', async () => {
  api.use(withoutBasemap, answers('get', '/distributors', { distributors }));
  visit();
  const list = await screen.findByRole('group', { name: 'Distributors' });
  expect(
    within(list)
      .getAllByRole('heading')
      .map((heading) => heading.textContent),
  ).toEqual(['Singapore', 'United States', 'Alaska', 'California']);
  expect(
    within(list)
      .getAllByRole('button')
      .map((entry) => entry.textContent),
  ).toEqual([
    'Lion City4 Main Street',
    'North Star3 Main Street',
    'Bay Cold Chain2 Main Street',
    'Valley Beverage1 Main Street',
  ]);
  expect(within(list).getByRole('link', { name: '(916) 555-0111' })).toHaveAttribute('href', 'tel:9165550111');
});

test('an entry that is chosen is marked and opens on the map; a marker chooses its entry', async () => {
  api.use(withoutBasemap, answers('get', '/distributors', { distributors }));
  visit();
  const map = await screen.findByRole('region', { name: 'Map of distributors' });
  await userEvent.click(screen.getByRole('button', { name: /Lion City/ }));
  expect(screen.getByRole('button', { name: /Lion City/, pressed: true })).toBeInTheDocument();
  expect(await within(map).findByText('Lion City')).toBeInTheDocument();
  // jsdom lays nothing out, so the pointer has to say where it is.
  fireEvent.click(within(map).getByTitle('North Star'), { clientX: 1, clientY: 1 });
  expect(screen.getByRole('button', { name: /North Star/, pressed: true })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Lion City/, pressed: false })).toBeInTheDocument();
});

test('two at one address are one pin, and its card names both', async () => {
  const [one, two] = ['Shed One', 'Shed Two'].map((name, index) => ({
    ...distributor(String(index), name, 'United States', 'Nevada'),
    coordinates: { lat: 39.5, lng: -119.8 },
  }));
  api.use(withoutBasemap, answers('get', '/distributors', { distributors: [one, two] }));
  visit();
  const map = await screen.findByRole('region', { name: 'Map of distributors' });
  await userEvent.click(screen.getByRole('button', { name: /Shed Two/ }));
  expect(await within(map).findByText('Shed Two')).toBeInTheDocument();
  expect(within(map).getByText('Shed One')).toBeInTheDocument();
  expect(within(map).getByTitle('Shed One, Shed Two')).toBeInTheDocument();
  // The pin of what is chosen already does not choose its neighbor.
  fireEvent.click(within(map).getByTitle('Shed One, Shed Two'), { clientX: 1, clientY: 1 });
  expect(screen.getByRole('button', { name: /Shed Two/, pressed: true })).toBeInTheDocument();
});

test('a list that can not be had can be asked for again', async () => {
  api.use(withoutBasemap, isAway('get', '/distributors'));
  visit();
  await screen.findByText('Failed to load distributors');
  api.use(answers('get', '/distributors', { distributors }));
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('button', { name: /Lion City/ })).toBeInTheDocument();
});

test('no distributors at all is said', async () => {
  api.use(answers('get', '/distributors', { distributors: [] }));
  visit();
  expect(await screen.findByText('No distributors are listed at the moment.')).toBeInTheDocument();
});
