import { screen, waitFor } from '@testing-library/react';
import type { StaffDistributor } from '@domain/distributor/schema';
import { api, mockCall, mockJson, mockPlaces } from '../../../test/api';
import { makeDistributor as makePublicDistributor } from '../../../test/factories';
import { makePagination } from '../../test/factories';
import { currentRoute } from '../../shell/navigation';
import { answer, fill, renderStaffPage } from '../../test/render-staff';
import { DistributorEditPage } from './distributor-edit-page';
import { DistributorsPage } from './distributors-page';

const makeDistributor = (distributor: Partial<StaffDistributor> = {}): StaffDistributor => ({
  ...makePublicDistributor('Bottle Works', { region: 'California' }),
  id: 'works',
  address: '905 Riley St, Folsom, CA 95630',
  coordinates: { lat: 38.6724, lng: -121.1615 },
  createdAt: '2026-06-01T12:00:00.000Z',
  updatedAt: '2026-06-01T12:00:00.000Z',
  ...distributor,
});

beforeEach(() => api.use(mockPlaces()));

const mockList = (distributors: StaffDistributor[]) =>
  mockJson('get', '/distributors/admin', { distributors, pagination: makePagination(distributors.length) });

const openForm = (distributor: StaffDistributor | null = null) => {
  if (distributor) api.use(mockJson('get', `/distributors/admin/${distributor.id}`, { distributor }));
  const route = distributor
    ? { page: 'distributors-edit' as const, id: distributor.id }
    : { page: 'distributors-new' as const };
  return renderStaffPage(<DistributorEditPage route={route} />, { route });
};

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });

test('the list has the kind, the address and the state of each distributor', async () => {
  api.use(mockList([makeDistributor()]));
  renderStaffPage(<DistributorsPage />);
  expect(await screen.findByRole('row', { name: /Bottle Works.*Shop.*905 Riley St.*California/ })).toBeVisible();
});

test('a deleted distributor can be brought back', async () => {
  api.use(
    mockList([makeDistributor()]),
    mockJson('delete', '/distributors/works', { message: 'Distributor deleted successfully' }),
  );
  const restores = mockCall('post', '/distributors/works/restore', { distributor: makeDistributor() });
  const { user } = renderStaffPage(<DistributorsPage />);
  await user.click(await screen.findByRole('button', { name: 'Delete Bottle Works' }));
  await answer(user, 'Delete');
  await user.click(await screen.findByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(restores).toHaveLength(1));
});

test('an address is enough: state and coordinates follow from its ZIP code', async () => {
  const { user } = openForm();
  await fill(user, field('Name'), 'Bottle Works');
  await fill(user, field('Address'), '905 Riley St, Folsom, CA 95630');
  const bodies = mockCall('post', '/distributors', { distributor: makeDistributor() });
  await user.click(screen.getByRole('button', { name: 'Add Distributor' }));
  expect(await screen.findByText('Found Folsom, CA.')).toBeVisible();
  await waitFor(() => expect(currentRoute()).toEqual({ page: 'distributors' }));
  expect(bodies).toEqual([
    {
      name: 'Bottle Works',
      kind: 'shop',
      address: '905 Riley St, Folsom, CA 95630',
      phone: '',
      country: 'United States',
      region: 'California',
      coordinates: { lat: '38.67', lng: '-121.15' },
    },
  ]);
});

test('coordinates that were typed stay when an address follows', async () => {
  const { user } = openForm();
  await fill(user, field('Latitude'), '38.6701');
  await fill(user, field('Longitude'), '-121.1502');
  await fill(user, field('Address'), '905 Riley St, Folsom, CA 95630');
  await user.tab();
  expect(await screen.findByText('Found Folsom, CA.')).toBeVisible();
  expect(field('Latitude')).toHaveValue('38.6701');
  expect(field('Longitude')).toHaveValue('-121.1502');
});

test('an empty latitude follows from the address, also once it was filled in', async () => {
  const { user } = openForm();
  await fill(user, field('Address'), '905 Riley St, Folsom, CA 95630');
  await user.tab();
  await waitFor(() => expect(field('Latitude')).toHaveValue('38.67'));
  await user.clear(field('Latitude'));
  await user.click(field('Address'));
  await user.tab();
  await waitFor(() => expect(field('Latitude')).toHaveValue('38.67'));
});

test('an unknown place asks for the pin, and coordinates elsewhere are rejected', async () => {
  const { user } = openForm();
  await fill(user, field('Name'), 'Kuramae Taps');
  await fill(user, field('Address'), '2-14-6 Kuramae, Nowhere');
  await user.tab();
  expect(await screen.findByText(/^This address has no ZIP code or city that we know/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add Distributor' }));
  expect(
    await screen.findByText('Enter an address with a ZIP code or city, or place the pin on the map'),
  ).toBeVisible();
  await fill(user, field('Latitude'), '35.7');
  await fill(user, field('Longitude'), '139.7');
  await user.click(screen.getByRole('button', { name: 'Add Distributor' }));
  expect(
    await screen.findByText('This place is not in United States. Move the pin, or choose another country.'),
  ).toBeVisible();
});

test('a correction within the city keeps the pin; another city moves it', async () => {
  const { user } = openForm(makeDistributor());
  await screen.findByDisplayValue('38.6724');
  await fill(user, field('Address'), '907 Riley St, Folsom, CA 95630');
  await user.tab();
  expect(await screen.findByText('Found Folsom, CA.')).toBeVisible();
  expect(field('Latitude')).toHaveValue('38.6724');
  await fill(user, field('Address'), '1 Pine St, Portland, OR 97204');
  await user.tab();
  expect(await screen.findByText('Found Portland, OR.')).toBeVisible();
  expect(field('Latitude')).toHaveValue('45.52');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('Oregon'));
});
