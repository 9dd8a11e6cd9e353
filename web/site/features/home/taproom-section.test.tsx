import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { api, isAway } from '../../../test/api';
import { renderRoute } from '../../../test/render-route';
import { LocationProvider, useSelectedLocation } from '../../shared/location/selected-location';
import { TaproomSection } from './taproom-section';

const scrollIntoView = vi.fn<Element['scrollIntoView']>();
Element.prototype.scrollIntoView = scrollIntoView;

const phoneIs = (narrow: boolean) => {
  window.matchMedia = (query) =>
    ({
      matches: narrow && query.includes('max-width'),
      addEventListener: () => {},
      removeEventListener: () => {},
    }) as unknown as MediaQueryList;
};

beforeEach(() => {
  scrollIntoView.mockClear();
  api.use(isAway('get', '/content/location/auburn/public'), isAway('get', '/content/location/folsom/public'));
});

const show = () =>
  renderRoute({
    path: '/',
    Component: () => (
      <LocationProvider>
        <TaproomSection />
      </LocationProvider>
    ),
  });

test('Auburn is selected; choosing Folsom shows Folsom and stays on the page', async () => {
  phoneIs(false);
  show();
  expect(screen.getByRole('link', { name: 'Visit Auburn' })).toHaveAttribute('href', '/auburn');
  await userEvent.click(screen.getByRole('button', { name: 'Folsom' }));
  expect(screen.getByRole('button', { name: 'Folsom' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('link', { name: 'Visit Folsom' })).toHaveAttribute('href', '/locations/folsom');
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test('on a phone the page follows to the taproom', async () => {
  phoneIs(true);
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Folsom' }));
  await waitFor(() => expect(scrollIntoView).toHaveBeenCalledOnce());
});

test('without location content the built-in address is shown', async () => {
  phoneIs(false);
  show();
  expect(await screen.findByRole('link', { name: /^1180 Nevada Station Road,/ })).toBeVisible();
});

test('asking for the location outside of its provider is an error', () => {
  const Lost = () => <p>{useSelectedLocation().selected}</p>;
  vi.mocked(console.error).mockImplementation(() => {});
  const Caught = () => <p>Caught</p>;
  renderRoute({ path: '/', Component: Lost, ErrorBoundary: Caught });
  expect(screen.getByText('Caught')).toBeVisible();
  vi.mocked(console.error).mockClear();
});
