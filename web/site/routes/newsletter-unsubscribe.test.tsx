import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answers, api, isAway, refuses } from '../../test/api';
import { renderRoute } from '../../test/render-route';
import { NewsletterUnsubscribeRoute } from './newsletter-unsubscribe';

const path = '/newsletter/unsubscribe';
const visit = (query: string) => renderRoute({ path, Component: NewsletterUnsubscribeRoute }, path + query);

test('a link asks before it unsubscribes', async () => {
  api.use(answers('get', path, { email: 'a…@example.com' }), answers('post', path, { message: 'done' }));
  visit('?token=good');
  expect(await screen.findByText('a…@example.com')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByRole('heading', { name: 'You are unsubscribed' })).toBeInTheDocument();
});

test.each([
  ['is missing', ''],
  ['is unknown', '?token=bad'],
])('a token that %s gets help instead', async (_, query) => {
  api.use(refuses('get', path, 404, { message: 'Subscriber not found' }));
  visit(query);
  expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
});

test('without a connection it can be tried again', async () => {
  api.use(isAway('get', path));
  visit('?token=good');
  await screen.findByText('We could not look up your subscription.');
  api.use(answers('get', path, { email: 'a…@example.com' }), isAway('post', path));
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByText(/Please check your connection and try again\./)).toBeInTheDocument();
});
