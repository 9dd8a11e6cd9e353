import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api, mockError } from '../../test/api';
import { renderRoute } from '../../test/render-site';
import { Component } from './contact';

const renderPage = (url: string) => {
  api.use(mockError('get', '/content/*', 503, { message: 'Down' }));
  renderRoute({ path: '/contact', Component }, url);
};

test('a link with a type of event opens the form for private events, and back to the message', async () => {
  renderPage('/contact?type=wedding#private-event');
  expect(await screen.findByRole('heading', { name: 'Plan a private event' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: /Type of event/ })).toHaveValue('wedding');
  await userEvent.click(screen.getByRole('link', { name: 'Send us a message' }));
  expect(await screen.findByRole('form', { name: 'Send us a message' })).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Private event request' })).not.toBeInTheDocument();
});

test('a link with an unknown type of event opens the form for messages', async () => {
  renderPage('/contact?type=circus');
  expect(await screen.findByRole('form', { name: 'Send us a message' })).toBeVisible();
});
