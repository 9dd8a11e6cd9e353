import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteProvider } from '../site-context';
import { testSite, renderRoute } from '../../test/render-site';
import { seedHero } from '../../test/seed-content';
import { RewardsEmbed } from './rewards';
import { api, mockCall, mockNetworkError } from '../../test/api';
import { fill } from '../../test/page';
import { Component as DemoPage } from './rewards-demo';

const renderEmbed = (mustAsk = false) => {
  vi.useFakeTimers();
  render(
    <SiteProvider config={testSite}>
      <RewardsEmbed src="https://rewards.example/club" texts={seedHero('rewards')} mustAsk={mustAsk} />
    </SiteProvider>,
  );
};

const getLink = () => screen.getByRole('link', { name: /Open the rewards program/ });
const iframe = () => screen.getByTitle('Boldridge rewards program');

test('a program of another site loads once the visitor asks for it, or opens in a tab of its own', () => {
  renderEmbed(true);
  expect(document.querySelector('iframe')).toBeNull();
  expect(screen.getByText(/comes from rewards\.example, which sees your IP address/)).toBeVisible();
  expect(getLink()).toHaveAttribute('href', 'https://rewards.example/club');
  fireEvent.click(screen.getByRole('button', { name: 'Show the rewards program' }));
  expect(iframe().parentElement).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Show the rewards program' })).not.toBeInTheDocument();
});

test('shows a spinner until the program has loaded', () => {
  renderEmbed();
  expect(screen.getByRole('status')).toHaveTextContent('Loading the rewards program…');
  expect(iframe()).toHaveAttribute('src', 'https://rewards.example/club');
  fireEvent.load(iframe());
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  act(() => vi.advanceTimersByTime(20_000));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

/** A message as the browser delivers it. */
const receive = (data: unknown, { origin, source }: { origin: string; source: Window | null }) =>
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source })));

test('has the height that the program reports, also after it changes', () => {
  renderEmbed();
  fireEvent.load(iframe());
  const program = { origin: 'https://rewards.example', source: (iframe() as HTMLIFrameElement).contentWindow };
  const container = iframe().parentElement;
  expect(container).not.toHaveAttribute('style');
  receive({ type: 'rewards-height', height: 1234.2 }, program);
  expect(container).toHaveStyle({ height: '1235px' });
  receive({ type: 'rewards-height', height: 900 }, program);
  expect(container).toHaveStyle({ height: '900px' });
});

test('ignores heights of others and implausible ones', () => {
  renderEmbed();
  fireEvent.load(iframe());
  const program = { origin: 'https://rewards.example', source: (iframe() as HTMLIFrameElement).contentWindow };
  const message = { type: 'rewards-height', height: 900 };
  receive(message, { ...program, origin: 'https://evil.example' });
  receive(message, { ...program, source: window });
  receive({ ...message, type: 'height' }, program);
  for (const height of [0, -1, 1e9, Number.NaN, '900', null]) receive({ ...message, height }, program);
  for (const data of [null, 'rewards-height', 900]) receive(data, program);
  expect(iframe().parentElement).not.toHaveAttribute('style');
});

test('after fifteen seconds, shows a message, a link to the program, and Try Again, which reloads it', () => {
  renderEmbed();
  const first = iframe();
  act(() => vi.advanceTimersByTime(14_900));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  act(() => vi.advanceTimersByTime(200));
  expect(screen.getByRole('alert')).toHaveTextContent('taking too long');
  expect(getLink()).toHaveAttribute('href', 'https://rewards.example/club');
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.getByRole('status')).toHaveTextContent('Loading the rewards program…');
  expect(iframe()).not.toBe(first);
  expect(iframe().parentElement).toHaveFocus();
  act(() => vi.advanceTimersByTime(15_100));
  fireEvent.load(iframe());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the form subscribes to the newsletter', async () => {
  const requests = mockCall('post', '/newsletter/subscribe', {
    message: 'Thank you for subscribing to our newsletter!',
  });
  renderRoute({ path: '/rewards/demo', Component: DemoPage });
  await fill(userEvent, await screen.findByRole('textbox', { name: 'Email' }), 'ann@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Tell me when it opens' }));
  expect(await screen.findByRole('status')).toHaveTextContent('You’re on the list.');
  expect(requests).toEqual([{ email: 'ann@example.com', source: 'other', website: '' }]);
});

test('the form keeps an invalid address, and one that could not be sent', async () => {
  api.use(mockNetworkError('post', '/newsletter/subscribe'));
  renderRoute({ path: '/rewards/demo', Component: DemoPage });
  const email = await screen.findByRole('textbox', { name: 'Email' });
  await fill(userEvent, email, 'ann@');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(email).toHaveAccessibleDescription('Please enter a valid email address'));
  await fill(userEvent, email, 'ann@example.com');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Failed to subscribe. Please check your connection and try again.')).toBeVisible();
  expect(email).toHaveValue('ann@example.com');
});
