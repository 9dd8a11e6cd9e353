import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { answers, api, isAway, refuses } from '../../../test/api';
import { renderRoute } from '../../../test/render-route';
import { ToastProvider } from '../../../ui/toaster';
import { NewsletterForm } from './newsletter-form';

const thanks = 'Thank you for subscribing to our newsletter!';
const path = '/newsletter/subscribe';

const show = (confirm: 'inline' | 'alert' = 'inline') =>
  renderRoute({
    path: '/',
    Component: () => (
      <ToastProvider>
        <NewsletterForm source={confirm === 'inline' ? 'website' : 'events'} confirm={confirm} />
      </ToastProvider>
    ),
  });

const field = () => screen.getByRole('textbox', { name: 'Email address' });
const subscribe = async (user: ReturnType<typeof userEvent.setup>, email?: string) => {
  if (email) await user.type(field(), email);
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
};

afterEach(() => vi.useRealTimers());

test.each(['', 'not an address'])('%o gives the alert and sends nothing', async (email) => {
  show();
  await subscribe(userEvent.setup(), email);
  expect(await screen.findByRole('alert')).toHaveTextContent('Please enter a valid email address');
  expect(field()).toHaveFocus();
});

test("success says 'Subscribed!' for three seconds and then starts over", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  api.use(answers('post', path, { message: thanks }, 201));
  show();
  await subscribe(user, 'ann@example.com');
  const done = await screen.findByRole('button', { name: 'Subscribed!' });
  expect(done).toHaveAttribute('aria-disabled', 'true');
  act(() => void vi.advanceTimersByTime(3000));
  expect(screen.getByRole('button', { name: 'Subscribe' })).toBeVisible();
  expect(field()).toHaveValue('');
});

test('what is sent is the trimmed address and where it was typed', async () => {
  const sent = vi.fn<(body: unknown) => void>();
  api.use(
    http.post(`*/api${path}`, async ({ request }) => {
      sent(await request.json());
      return HttpResponse.json({ success: true, message: thanks }, { status: 201 });
    }),
  );
  show('alert');
  await subscribe(userEvent.setup(), '  Ann@Example.com ');
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ email: 'ann@example.com', source: 'events', website: '' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(thanks);
  expect(field()).toHaveValue('');
});

test("the server's refusal is shown in its own words and the address stays", async () => {
  api.use(refuses('post', path, 429, { message: 'Too many requests. Please try again later.' }));
  show();
  await subscribe(userEvent.setup(), 'ann@example.com');
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests. Please try again later.');
  expect(field()).toHaveValue('ann@example.com');
});

test('without a connection that is said', async () => {
  api.use(isAway('post', path));
  show();
  await subscribe(userEvent.setup(), 'ann@example.com');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to subscribe. Please check your connection and try again.',
  );
});
