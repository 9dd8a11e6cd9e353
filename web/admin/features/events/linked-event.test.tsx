import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { api, mockError, mockJson } from '../../../test/api';
import { currentRoute, useRoute } from '../../shell/navigation';
import { makeEvent, makePagination, mockTaproomHours } from '../../test/factories';
import { renderStaffPage } from '../../test/render-staff';
import { EventsPage } from './events-page';

const RoutedPage = () => <EventsPage route={useRoute()} />;
const mockList = () =>
  mockJson('get', '/events/admin', { events: [], pagination: makePagination(0, 12), upcomingTotal: 0 });

beforeEach(() => api.use(...mockTaproomHours()));

test('a route with an id opens the event; Cancel returns to the list', async () => {
  api.use(mockList(), ...mockTaproomHours(), mockJson('get', '/events/admin/quiz', { event: makeEvent() }));
  const { user } = renderStaffPage(<RoutedPage />, { route: { page: 'events', id: 'quiz' } });
  expect(await screen.findByRole('textbox', { name: /^Title/ })).toHaveValue('Pub Quiz');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(currentRoute()).toEqual({ page: 'events' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('an event that no longer exists says so', async () => {
  api.use(mockList(), mockError('get', '/events/admin/gone', 404, { message: 'Event not found' }));
  const { user } = renderStaffPage(<RoutedPage />, { route: { page: 'events', id: 'gone' } });
  expect(await screen.findByText('This event no longer exists')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all events' }));
  expect(currentRoute()).toEqual({ page: 'events' });
});
