import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { mockMedia } from '../../../test/page';
import { renderRoute } from '../../../test/render-site';
import { seedSection } from '../../../test/seed-content';
import { useSelectedLocation } from '../../shared/location/selected-location';
import { TaproomSection } from './taproom-section';

const scrollIntoView = vi.fn<Element['scrollIntoView']>();
Element.prototype.scrollIntoView = scrollIntoView;

const mockPhone = (isPhone: boolean) => void mockMedia((query) => isPhone && query.includes('max-width'));

beforeEach(() => void scrollIntoView.mockClear());

const renderSection = () =>
  renderRoute({
    path: '/',
    Component: () => <TaproomSection section={seedSection('home', 'taproom-switcher')} />,
  });

test('shows Auburn with its address by default; selecting Folsom shows it without navigating or scrolling', async () => {
  mockPhone(false);
  renderSection();
  expect(screen.getByRole('link', { name: 'Visit Auburn' })).toHaveAttribute('href', '/auburn');
  expect(await screen.findByRole('link', { name: /^1180 Nevada Station Road,/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Folsom' }));
  expect(screen.getByRole('button', { name: 'Folsom' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('link', { name: 'Visit Folsom' })).toHaveAttribute('href', '/locations/folsom');
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test('on a phone, a selection scrolls to the section', async () => {
  mockPhone(true);
  renderSection();
  await userEvent.click(screen.getByRole('button', { name: 'Folsom' }));
  await waitFor(() => expect(scrollIntoView).toHaveBeenCalledOnce());
});

test('useSelectedLocation throws outside of its provider', () => {
  const WithoutProvider = () => useSelectedLocation().selected;
  expect(() => renderToString(<WithoutProvider />)).toThrow('No LocationProvider');
});
