import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirmSubscription } from '@domain/page/pages/confirm-subscription';
import { api, mockCall, mockError, mockNetworkError } from '../../test/api';
import { renderRoute } from '../../test/render-site';
import { Component } from './newsletter-confirm';

const path = '/newsletter/confirm';

const renderPage = (hash: string) => {
  window.location.hash = hash;
  renderRoute({ path, Component }, path + hash);
};

const clickConfirm = async () => userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));

afterEach(() => {
  window.location.hash = '';
});

test('confirms after a click, not when the page is opened', async () => {
  const requests = mockCall('post', path, { message: 'Thank you' });
  renderPage('#token=good');
  expect(await screen.findByRole('heading', { name: 'Confirm your subscription' })).toBeVisible();
  expect(screen.getByText(confirmSubscription.seed.hero.question)).toBeVisible();
  expect(requests).toEqual([]);
  await clickConfirm();
  expect(await screen.findByRole('heading', { name: 'You are subscribed' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveFocus();
  expect(requests).toEqual([{ token: 'good' }]);
});

test.each(['', '#token=old'])(
  'a link without a token, or with an unknown or expired one, does not work: %o',
  async (hash) => {
    api.use(mockError('post', path, 404, { message: 'Subscription not found' }));
    renderPage(hash);
    if (hash) await clickConfirm();
    expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeVisible();
  },
);

test('without a connection, the click can be repeated', async () => {
  api.use(mockNetworkError('post', path));
  renderPage('#token=good');
  await clickConfirm();
  expect(await screen.findByRole('alert')).toHaveTextContent('Please check your connection and try again.');
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeVisible();
});
