import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DistributorKind } from '@domain/distributor/kind';
import { http, HttpResponse } from 'msw';
import { useLocation, useNavigate } from 'react-router-dom';
import { mockJson, api, mockNetworkError, mockPlaces } from '../../test/api';
import { makeDistributor } from '../../test/factories';
import { renderRoute, testSite } from '../../test/render-site';
import { mockMedia, textsOf } from '../../test/page';
import { Component, DistributorFinder } from './distributors';
import { waitFor } from '../../test/wait-for';

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

const california = { state: 'California', code: 'CA', note: null, lastReviewed: null };
const oregon = { ...california, state: 'Oregon', code: 'OR' };
const reno = { lat: 39.53, lng: -119.81 };
const outlets = [
  makeDistributor('Sumida Trading', {
    kind: 'wholesaler',
    address: '2-14-6 Kuramae, Taito City, Tokyo 111-0051',
    country: 'Japan',
    coordinates: { lat: 35.7, lng: 139.79 },
  }),
  makeDistributor('Folsom Bottles', { region: 'California', coordinates: { lat: 38.67, lng: -121.16 } }),
  makeDistributor('Gold Spur', { region: 'California', coordinates: { lat: 38.92, lng: -121.07 } }),
  makeDistributor('Truckee Meadows', { kind: 'wholesaler', region: 'Nevada', coordinates: reno }),
];

beforeEach(() => api.use(mockJson('get', '/shipping-states', { shippingStates: [california, oregon] }), mockPlaces()));

type Geolocate = (onSuccess: PositionCallback, onError: PositionErrorCallback) => void;
const stubGeolocation = (getCurrentPosition: Geolocate) =>
  vi.stubGlobal('navigator', Object.create(navigator, { geolocation: { value: { getCurrentPosition } } }));
const stubPosition = ({ lat, lng }: typeof reno) =>
  stubGeolocation((onSuccess) => onSuccess({ coords: { latitude: lat, longitude: lng } } as GeolocationPosition));

function Finder() {
  const navigate = useNavigate();
  return (
    <>
      <DistributorFinder heading="Find our beer near you" distributors={outlets} />
      <output>{useLocation().search}</output>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}

const renderFinder = (query = '') => renderRoute({ path: '/distributors', Component: Finder }, `/distributors${query}`);
const findField = () => screen.findByRole('textbox', { name: 'ZIP code or city' });
const search = async (text: string) => userEvent.type(await findField(), `${text}{Enter}`);
const entries = () =>
  within(screen.getByRole('group', { name: 'Distributors' }))
    .getAllByRole('button')
    .map(({ firstChild, children }) => [firstChild?.textContent, children.length > 2 && children[1]?.textContent]);

test('a ZIP code without distributors sorts all by distance, also taprooms; it is in the link, and Back undoes it', async () => {
  renderFinder();
  await search('95713');
  expect(await screen.findByText('4 distributors and 2 taprooms, nearest to 95713 (Colfax, CA) first')).toBeVisible();
  expect(entries()).toEqual([
    ['Gold Spur', '13 miles'],
    ['Auburn Taproom', '14 miles'],
    ['Folsom Taproom', '30 miles'],
    ['Folsom Bottles', '30 miles'],
    ['Truckee Meadows', '68 miles'],
    ['Sumida Trading', '5,151 miles'],
  ]);
  expect(screen.getByText('?near=95713')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByText('4 distributors')).toBeVisible();
});

test('a city is named with its state; others of the same name are offered', async () => {
  renderFinder('?kind=shop');
  await search('auburn');
  expect(await screen.findByText('2 shops, nearest to Auburn, CA first')).toBeVisible();
  expect(await findField()).toHaveValue('Auburn, CA');
  await userEvent.click(screen.getByRole('link', { name: 'Auburn, WA' }));
  expect(await screen.findByText('2 shops, nearest to Auburn, WA first')).toBeVisible();
  expect(screen.getByText('No shop or wholesaler within 100 miles carries our beer yet.')).toBeVisible();
});

test.each([
  ['Portland, OR', 'We may ship to Oregon, or tell us which shop should have it.'],
  ['Boise, ID', 'Tell us which shop should have it.'],
])('far from %s, shipping is offered only to states on the list', async (city, text) => {
  renderFinder();
  await search(city);
  const notice = (await screen.findByText(/within 100 miles carries our beer/)).parentElement;
  await waitFor(() => expect(notice).toHaveTextContent(text));
  expect(within(notice ?? document.body).queryAllByRole('link', { name: /^ship to/ })).toHaveLength(
    Number(city === 'Portland, OR'),
  );
});

test('from an unknown position far away, shipping is offered to the states on the list', async () => {
  stubPosition({ lat: 41.88, lng: -87.63 });
  renderFinder();
  await userEvent.click(await screen.findByRole('button', { name: 'Near me' }));
  expect(await screen.findByRole('link', { name: 'ship to 2 states' })).toHaveAttribute('href', '/shipping');
});

test('a brewery without the shipping page offers no shipping far away', async () => {
  renderRoute({ path: '/distributors', Component: Finder }, '/distributors', { ...testSite, pagesOff: ['/shipping'] });
  await search('auburn, wa');
  expect(await screen.findByRole('link', { name: 'Tell us' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^ship to/ })).not.toBeInTheDocument();
});

test('the first distributor is three Tabs away from the field; a state shows those there, and its taprooms', async () => {
  renderFinder();
  await userEvent.click(await findField());
  for (let tab = 0; tab < 3; tab += 1) await userEvent.tab();
  expect(within(screen.getByRole('group', { name: 'Distributors' })).getAllByRole('button')[0]).toHaveFocus();
  await search('ca');
  expect(await screen.findByText('2 distributors and 2 taprooms for “California”')).toBeVisible();
  expect(entries().map(([name]) => name)).toEqual(['Auburn Taproom', 'Folsom Bottles', 'Folsom Taproom', 'Gold Spur']);
});

test('a state without distributors has a way back to all', async () => {
  renderFinder('?near=Texas');
  expect(await screen.findByText('No distributors for “Texas” yet.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all distributors' }));
  expect(await screen.findByText('4 distributors')).toBeVisible();
});

test('an unknown place is an error at the field, which keeps text and list', async () => {
  renderFinder();
  await search('Atlantis');
  const field = await findField();
  const error = 'We couldn’t find “Atlantis”. Enter a ZIP code, or a city and state such as Reno, NV.';
  await waitFor(() => expect(field).toHaveAccessibleDescription(error));
  expect(field).toHaveValue('Atlantis');
  expect(field).toHaveFocus();
  expect(entries()).toHaveLength(4);
});

test('a search whose data cannot be loaded can be repeated', async () => {
  api.use(http.get('*/places/:file', () => HttpResponse.error(), { once: true }));
  renderFinder();
  await search('95603');
  const error = 'The search could not be loaded. Check your connection and try again.';
  expect(await screen.findByText(error)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText(/nearest to 95603/)).toBeVisible();
  expect(screen.queryByText(error)).toBeNull();
});

test('"Near me" sorts by distance from the visitor', async () => {
  stubPosition(reno);
  renderFinder('?kind=wholesaler');
  await userEvent.click(await screen.findByRole('button', { name: 'Near me' }));
  expect(await screen.findByText('2 wholesalers, nearest to you first')).toBeVisible();
  expect(entries()[0]).toEqual(['Truckee Meadows', 'Under 1 mile']);
  expect(screen.getByText('?kind=wholesaler')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(await screen.findByText('4 distributors')).toBeVisible();
});

test('beside the map, "Near me" scrolls to the nearest entry', async () => {
  mockMedia((query) => query === '(width >= 64rem)');
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  stubPosition(reno);
  renderFinder();
  await userEvent.click(await screen.findByRole('button', { name: 'Near me' }));
  await waitFor(() => expect(scrollIntoView).toHaveBeenCalledOnce());
  expect(scrollIntoView.mock.contexts[0]).toHaveTextContent(/^Truckee Meadows/);
});

test.each([
  [1, /^Your browser doesn’t share your location/],
  [2, /^Your device couldn’t find its location/],
  [3, /^Finding your location took too long/],
  [null, /^This browser can’t find your location/],
])('"Near me" explains error %d, and that the browser has no geolocation', async (code, message) => {
  if (code) stubGeolocation((_, onError) => onError({ code } as GeolocationPositionError));
  renderFinder();
  await userEvent.click(await screen.findByRole('button', { name: 'Near me' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(entries()).toHaveLength(4);
});
