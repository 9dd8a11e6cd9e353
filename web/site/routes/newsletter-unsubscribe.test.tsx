import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockJson, api, mockNetworkError, mockError } from '../../test/api';
import { renderRoute } from '../../test/render-site';
import { Component } from './newsletter-unsubscribe';

const path = '/newsletter/unsubscribe';
const renderPage = (search: string) => renderRoute({ path, Component }, path + search);

test('unsubscribes after confirmation', async () => {
  api.use(mockJson('get', path, { email: 'a…@example.com' }), mockJson('post', path, { message: 'done' }));
  renderPage('?token=good');
  expect(await screen.findByText('a…@example.com')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByRole('heading', { name: 'You are unsubscribed' })).toBeInTheDocument();
});

test.each([
  ['a missing', ''],
  ['an unknown', '?token=bad'],
])('%s token shows how to contact us', async (_, search) => {
  api.use(mockError('get', path, 404, { message: 'Subscriber not found' }));
  renderPage(search);
  expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
});

test('without a connection, both steps can be retried', async () => {
  api.use(mockNetworkError('get', path));
  renderPage('?token=good');
  await screen.findByText('We could not look up your subscription.');
  api.use(mockJson('get', path, { email: 'a…@example.com' }), mockNetworkError('post', path));
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByText(/Please check your connection and try again\./)).toBeInTheDocument();
});
