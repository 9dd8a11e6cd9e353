import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockJson, api, mockNetworkError } from '../../test/api';
import { renderRoute } from '../../test/render-site';
import { Component, loader } from './shipping';

const states = [
  { state: 'California', code: 'CA', note: null, lastReviewed: '2026-10-01' },
  { state: 'Utah', code: 'UT', note: 'By special order', lastReviewed: '2026-09-15' },
];

const renderPage = () => renderRoute({ path: '/shipping', Component, loader });

test('lists the states and highlights them on a map with a text alternative', async () => {
  api.use(mockJson('get', '/shipping-states', { shippingStates: states }));
  renderPage();
  expect(await screen.findByRole('heading', { name: 'We ship to 2 states' })).toBeInTheDocument();
  expect(screen.getByText('By special order')).toBeInTheDocument();
  expect(screen.getByText('Sep 15, 2026')).toBeInTheDocument();
  const map = screen.getByRole('img', { name: /Map of the states we ship to/ });
  expect(map).toHaveAccessibleName(/California, Utah highlighted/);
  expect(within(map).getByText('CA')).toBeInTheDocument();
  expect(within(map).queryByText('TX')).not.toBeInTheDocument();
});

test('a single state is counted in the singular', async () => {
  api.use(mockJson('get', '/shipping-states', { shippingStates: states.slice(0, 1) }));
  renderPage();
  expect(await screen.findByRole('heading', { name: 'We ship to 1 state' })).toBeInTheDocument();
});

test('when the states fail to load, shows an error with Try Again and keeps the form', async () => {
  api.use(mockNetworkError('get', '/shipping-states'));
  renderPage();
  expect(await screen.findByText('Failed to load the states we ship to')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send Order Request' })).toBeInTheDocument();
  api.use(mockJson('get', '/shipping-states', { shippingStates: states }));
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('California')).toBeInTheDocument();
});

test('shows that shipping is paused when no state is enabled, without a form', async () => {
  api.use(mockJson('get', '/shipping-states', { shippingStates: [] }));
  renderPage();
  expect(await screen.findByText(/Shipping is paused at the moment/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Send Order Request' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Request an order' })).not.toBeInTheDocument();
});
