import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirmSubscription } from '@domain/page/pages/confirm-subscription';
import { api, mockCall, mockError, mockNetworkError, mockJson } from '../../test/api';
import { renderRoute } from '../../test/render-site';
import { Component as ConfirmPage } from './newsletter-confirm';
import { Component as UnsubscribePage } from './newsletter-unsubscribe';

const confirmPath = '/newsletter/confirm';

const renderConfirm = (hash: string) => {
  window.location.hash = hash;
  renderRoute({ path: confirmPath, Component: ConfirmPage }, confirmPath + hash);
};

const clickConfirm = async () => userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));

afterEach(() => {
  window.location.hash = '';
});

test('a subscription is confirmed after a click, not when the page is opened', async () => {
  const requests = mockCall('post', confirmPath, { message: 'Thank you' });
  renderConfirm('#token=good');
  expect(await screen.findByRole('heading', { name: 'Confirm your subscription' })).toBeVisible();
  expect(screen.getByText(confirmSubscription.seed.hero.question)).toBeVisible();
  expect(requests).toEqual([]);
  await clickConfirm();
  expect(await screen.findByRole('heading', { name: 'You are subscribed' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveFocus();
  expect(requests).toEqual([{ token: 'good' }]);
});

test.each(['', '#token=old'])(
  'a link to confirm without a token, or with an unknown or expired one, does not work: %o',
  async (hash) => {
    api.use(mockError('post', confirmPath, 404, { message: 'Subscription not found' }));
    renderConfirm(hash);
    if (hash) await clickConfirm();
    expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeVisible();
  },
);

test('without a connection, the confirmation can be repeated', async () => {
  api.use(mockNetworkError('post', confirmPath));
  renderConfirm('#token=good');
  await clickConfirm();
  expect(await screen.findByRole('alert')).toHaveTextContent('Please check your connection and try again.');
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeVisible();
});

const unsubscribePath = '/newsletter/unsubscribe';
const renderUnsubscribe = (search: string) =>
  renderRoute({ path: unsubscribePath, Component: UnsubscribePage }, unsubscribePath + search);

test('unsubscribes after confirmation', async () => {
  api.use(
    mockJson('get', unsubscribePath, { email: 'a…@example.com' }),
    mockJson('post', unsubscribePath, { message: 'done' }),
  );
  renderUnsubscribe('?token=good');
  expect(await screen.findByText('a…@example.com')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByRole('heading', { name: 'You are unsubscribed' })).toBeInTheDocument();
});

test.each([
  ['no', ''],
  ['an unknown', '?token=bad'],
])('a link to unsubscribe with %s token shows how to contact us', async (_, search) => {
  api.use(mockError('get', unsubscribePath, 404, { message: 'Subscriber not found' }));
  renderUnsubscribe(search);
  expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
});

test('without a connection, both steps to unsubscribe can be retried', async () => {
  api.use(mockNetworkError('get', unsubscribePath));
  renderUnsubscribe('?token=good');
  await screen.findByText('We could not look up your subscription.');
  api.use(mockJson('get', unsubscribePath, { email: 'a…@example.com' }), mockNetworkError('post', unsubscribePath));
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByText(/Please check your connection and try again\./)).toBeInTheDocument();
});
