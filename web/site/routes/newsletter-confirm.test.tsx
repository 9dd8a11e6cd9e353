import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { api, mockCall, mockError, mockJson, mockNetworkError } from '../../test/api';
import { renderRoute } from '../../test/render-route';
import { confirmSubscription } from '@domain/page/pages/confirm-subscription';
import { ConfirmSubscription } from '../features/newsletter/link-pages';
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
  expect(requests).toEqual([]);
  await clickConfirm();
  expect(await screen.findByRole('heading', { name: 'You are subscribed' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveFocus();
  expect(requests).toEqual([{ token: 'good' }]);
});

test('a link without a token does not work', async () => {
  renderPage('');
  expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeVisible();
});

test('an unknown or expired token does not work', async () => {
  api.use(mockError('post', path, 404, { message: 'Subscription not found' }));
  renderPage('#token=old');
  await clickConfirm();
  expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeVisible();
});

test('without a connection, the click can be repeated', async () => {
  api.use(mockNetworkError('post', path));
  renderPage('#token=good');
  await clickConfirm();
  expect(await screen.findByRole('alert')).toHaveTextContent('Please check your connection and try again.');
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeVisible();
});

test('has the texts of the page in the CMS', async () => {
  const texts = {
    ...confirmSubscription.seed.hero,
    title: 'Nearly there',
    question: 'Shall we write to you?',
    actionLabel: 'Yes, please',
    doneTitle: 'See you soon',
    doneText: 'The next letter is yours.',
    homeLabel: 'To the beers',
  };
  api.use(mockJson('post', path, { message: 'Thank you' }));
  window.location.hash = '#token=good';
  renderRoute({ path, Component: () => <ConfirmSubscription texts={texts} /> });
  expect(await screen.findByRole('heading', { name: 'Nearly there' })).toBeVisible();
  expect(screen.getByText('Shall we write to you?')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Yes, please' }));
  expect(await screen.findByRole('heading', { name: 'See you soon' })).toBeVisible();
  expect(screen.getByText('The next letter is yours.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the beers' })).toBeVisible();
});
