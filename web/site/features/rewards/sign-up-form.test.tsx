import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { api, mockCall, mockNetworkError } from '../../../test/api';
import { renderRoute } from '../../../test/render-route';
import { SignUpForm } from './demo-program';
import { fill } from '../../../test/fill';

const Form = () => (
  <SignUpForm
    submitLabel="Tell me when it opens"
    successText="You’re on the list. We’ll announce the opening in our newsletter."
  />
);

const path = '/newsletter/subscribe';
const email = () => screen.findByRole('textbox', { name: 'Email' });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Tell me when it opens' }));

test('an invalid address is an error at its field', async () => {
  renderRoute({ path: '/', Component: Form });
  await userEvent.type(await email(), 'ann@');
  await submit();
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(await email()).toHaveAccessibleDescription('Please enter a valid email address');
  expect(await email()).toHaveFocus();
});

test('subscribes to the newsletter; a failure keeps the address and its message goes away with the next attempt', async () => {
  api.use(mockNetworkError('post', path));
  renderRoute({ path: '/', Component: Form });
  await fill(userEvent, await email(), 'ann@example.com');
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to subscribe. Please check your connection and try again.',
  );
  expect(await email()).toHaveValue('ann@example.com');
  const requests = mockCall('post', path, { message: 'Thank you for subscribing to our newsletter!' });
  await submit();
  expect(await screen.findByRole('status')).toHaveTextContent('You’re on the list.');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(requests).toEqual([{ email: 'ann@example.com', source: 'other', website: '' }]);
  expect(await email()).toHaveValue('');
});
