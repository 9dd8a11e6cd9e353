import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SiteProvider } from '../../site-context';
import { testSite } from '../../../test/render-route';
import { RewardsEmbed } from './rewards-embed';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const renderEmbed = () =>
  render(
    <SiteProvider config={testSite}>
      <RewardsEmbed src="https://rewards.example/club" />
    </SiteProvider>,
  );

const iframe = () => screen.getByTitle('Boldridge rewards program');

test('shows a spinner until the program has loaded', () => {
  renderEmbed();
  expect(screen.getByRole('status')).toHaveTextContent('Loading the rewards program…');
  expect(iframe()).toHaveAttribute('src', 'https://rewards.example/club');
  fireEvent.load(iframe());
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  act(() => vi.advanceTimersByTime(20_000));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('after fifteen seconds, shows a message and a link to the program', () => {
  renderEmbed();
  act(() => vi.advanceTimersByTime(14_900));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  act(() => vi.advanceTimersByTime(200));
  expect(screen.getByRole('alert')).toHaveTextContent('taking too long');
  expect(screen.getByRole('link', { name: /Open the rewards program/ })).toHaveAttribute(
    'href',
    'https://rewards.example/club',
  );
  fireEvent.load(iframe());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
