import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answers, api, isAway } from '../../test/api';
import { renderRoute } from '../../test/render-route';
import { loader, ShippingRoute } from './shipping';

const states = [
  { state: 'California', code: 'CA', note: null, lastReviewed: '2026-10-01' },
  { state: 'Utah', code: 'UT', note: 'By special order', lastReviewed: '2026-09-15' },
];

const visit = () => renderRoute({ path: '/shipping', Component: ShippingRoute, loader });

test('the states are listed, drawn and described', async () => {
  api.use(answers('get', '/shipping-states', { shippingStates: states }));
  visit();
  expect(await screen.findByRole('heading', { name: 'We ship to 2 states' })).toBeInTheDocument();
  expect(screen.getByText('By special order')).toBeInTheDocument();
  expect(screen.getByText('Sep 15, 2026')).toBeInTheDocument();
  const map = screen.getByRole('img', { name: /Map of the states we ship to/ });
  expect(map).toHaveAccessibleName(/California, Utah highlighted/);
  expect(within(map).getByText('CA')).toBeInTheDocument();
  expect(within(map).queryByText('TX')).not.toBeInTheDocument();
});

test('states that can not be had are said and can be asked for again; the form stays', async () => {
  api.use(isAway('get', '/shipping-states'));
  visit();
  expect(await screen.findByText('Failed to load the states we ship to')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send Order Request' })).toBeInTheDocument();
  api.use(answers('get', '/shipping-states', { shippingStates: states }));
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('California')).toBeInTheDocument();
});

test('when no state is enabled, shipping is paused', async () => {
  api.use(answers('get', '/shipping-states', { shippingStates: [] }));
  visit();
  expect(await screen.findByText(/Shipping is paused at the moment/)).toBeInTheDocument();
});
