import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { mockCall, mockJson, api, mockNetworkError, mockError } from '../../../test/api';
import { renderRoute } from '../../../test/render-site';
import { NewsletterForm } from './newsletter-form';

const successMessage = 'Thank you for subscribing to our newsletter!';
const path = '/newsletter/subscribe';

const renderForm = (source: 'website' | 'events' = 'website') =>
  renderRoute({ path: '/', Component: () => <NewsletterForm source={source} /> });

const emailInput = () => screen.getByRole('textbox', { name: 'Email address' });
const subscribe = async (user: ReturnType<typeof userEvent.setup>, email?: string) => {
  if (email) await user.type(emailInput(), email);
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
};

test.each(['', 'not an address'])('%o shows the alert and sends nothing', async (email) => {
  renderForm();
  await subscribe(userEvent.setup(), email);
  const message = 'Please enter a valid email address';
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(emailInput()).toHaveFocus();
  // Beside the field, not over the button.
  expect(emailInput()).toHaveAccessibleDescription(message);
  expect(emailInput()).toBeInvalid();
  expect(emailInput().closest('form')).toContainElement(screen.getByRole('alert'));
  await userEvent.type(emailInput(), 'a');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test("shows 'Subscribed!' for three seconds, then resets", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  api.use(mockJson('post', path, { message: successMessage }, 201));
  renderForm();
  await subscribe(user, 'ann@example.com');
  expect(await screen.findByRole('button', { name: 'Subscribed!' })).toHaveAttribute('aria-disabled', 'true');
  act(() => void vi.advanceTimersByTime(3000));
  expect(screen.getByRole('button', { name: 'Subscribe' })).toBeVisible();
  expect(emailInput()).toHaveValue('');
});

test('with double opt-in, an alert asks to confirm instead', async () => {
  const message = 'Please check your email, and follow the link in it to confirm your subscription.';
  api.use(mockJson('post', path, { message, needsConfirmation: true }, 201));
  renderForm();
  await subscribe(userEvent.setup(), 'ann@example.com');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Subscribe' })).toBeVisible();
  expect(screen.queryByText('Subscribed!')).not.toBeInTheDocument();
});

test('sends the normalized e-mail address and the source', async () => {
  const requests = mockCall('post', path, { message: successMessage });
  renderForm('events');
  await subscribe(userEvent.setup(), '  Ann@Example.com ');
  await waitFor(() => expect(requests).toEqual([{ email: 'ann@example.com', source: 'events', website: '' }]));
  expect(await screen.findByRole('alert')).toHaveTextContent(successMessage);
  expect(emailInput()).toHaveValue('');
});

test('sends what a script enters in the hidden field as `website`', async () => {
  const requests = mockCall('post', path, { message: successMessage });
  renderForm();
  const hidden = document.querySelector<HTMLInputElement>('input[tabindex="-1"]');
  expect(hidden?.name).not.toMatch(/site|url|company/);
  if (hidden) hidden.value = 'https://spam.example';
  await subscribe(userEvent.setup(), 'ann@example.com');
  await waitFor(() => expect(requests).toEqual([expect.objectContaining({ website: 'https://spam.example' })]));
});

test("shows the server's message and keeps the e-mail address", async () => {
  api.use(mockError('post', path, 429, { message: 'Too many requests. Please try again later.' }));
  renderForm();
  await subscribe(userEvent.setup(), 'ann@example.com');
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests. Please try again later.');
  expect(emailInput()).toHaveValue('ann@example.com');
});

test('typing while a call is in flight neither allows a second one nor loses its outcome', async () => {
  const user = userEvent.setup();
  const requests = vi.fn<() => void>();
  let respond = () => {};
  const response = new Promise<void>((resolve) => (respond = resolve));
  api.use(
    http.post(`*/api${path}`, async () => {
      requests();
      await response;
      return HttpResponse.json({ success: false, message: 'Please try again later.' }, { status: 429 });
    }),
  );
  renderForm();
  await subscribe(user, 'ann@example.com');
  await user.type(emailInput(), 'x{Enter}');
  expect(screen.getByRole('button', { name: 'Subscribing…' })).toHaveAttribute('aria-disabled', 'true');
  respond();
  expect(await screen.findByText('Please try again later.')).toBeVisible();
  expect(requests).toHaveBeenCalledOnce();
});

test.each(['website', 'events'] as const)(
  'the next attempt closes the alert of the one before (source %s)',
  async (source) => {
    const message = 'Failed to subscribe. Please check your connection and try again.';
    const user = userEvent.setup();
    api.use(mockNetworkError('post', path));
    renderForm(source);
    await subscribe(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Please enter a valid email address');
    await subscribe(user, 'ann@example.com');
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    api.use(mockJson('post', path, { message: successMessage }, 201));
    await subscribe(user);
    await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());
    expect(
      await screen.findByText(source === 'website' ? 'Subscribed!' : successMessage, { selector: 'button, p' }),
    ).toBeVisible();
  },
);
