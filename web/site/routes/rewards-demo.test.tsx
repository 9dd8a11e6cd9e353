import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api, mockCall, mockNetworkError } from '../../test/api';
import { fill } from '../../test/page';
import { renderRoute } from '../../test/render-site';
import { Component } from './rewards-demo';

const path = '/newsletter/subscribe';
const email = () => screen.findByRole('textbox', { name: 'Email' });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Tell me when it opens' }));

test('the form subscribes to the newsletter, and keeps an invalid address and one that could not be sent', async () => {
  api.use(mockNetworkError('post', path));
  renderRoute({ path: '/rewards/demo', Component });
  await fill(userEvent, await email(), 'ann@');
  await submit();
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(await email()).toHaveAccessibleDescription('Please enter a valid email address');
  await fill(userEvent, await email(), 'ann@example.com');
  await submit();
  expect(await screen.findByText('Failed to subscribe. Please check your connection and try again.')).toBeVisible();
  expect(await email()).toHaveValue('ann@example.com');
  const requests = mockCall('post', path, { message: 'Thank you for subscribing to our newsletter!' });
  await submit();
  expect(await screen.findByRole('status')).toHaveTextContent('You’re on the list.');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(requests).toEqual([{ email: 'ann@example.com', source: 'other', website: '' }]);
  expect(await email()).toHaveValue('');
});
