import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import type { Event } from '@domain/event/event';
import { mockJson, api, mockNetworkError, mockError } from '../../../test/api';
import { currentRoute } from '../../shell/navigation';
import { makeEvent, makePagination } from '../../test/factories';
import { renderStaffPage } from '../../test/render-staff';
import { EventsPage } from './events-page';

const listPath = '/events/admin';
const mockList = (events: Event[], pagination = makePagination(events.length, 12)) =>
  mockJson('get', listPath, { events, pagination });
const page = <EventsPage route={{ page: 'events' }} />;

test('a card shows the fields of its event, or placeholders for missing ones', async () => {
  api.use(
    mockList([
      makeEvent({ maxAttendees: 40, currentAttendees: 12, ticketPrice: 12.5, isFeatured: true, isPublic: false }),
      makeEvent({ _id: 'bare', title: 'Bare', startTime: null, endTime: null, location: null, status: 'cancelled' }),
    ]),
  );
  renderStaffPage(page);
  const quiz = within(await screen.findByRole('article', { name: 'Pub Quiz' }));
  for (const text of [
    'Published',
    'Featured',
    'Community',
    'Auburn',
    '6:00 PM - 8:00 PM',
    '12/40 attendees',
    '$12.50',
  ]) {
    expect(quiz.getByText(text)).toBeVisible();
  }
  expect(quiz.getByRole('img', { name: 'Not public' })).toBeVisible();
  const bare = within(screen.getByRole('article', { name: 'Bare' }));
  for (const text of ['Cancelled', 'No time', 'No location set']) expect(bare.getByText(text)).toBeVisible();
  expect(bare.queryByText(/attendees/)).not.toBeInTheDocument();
});

test('sends the filters, and Clear Filters resets them and the page', async () => {
  const queries: string[] = [];
  api.use(
    http.get(`*/api${listPath}`, ({ request }) => {
      queries.push(new URL(request.url).search);
      const pagination = {
        page: Number(new URL(request.url).searchParams.get('page')),
        limit: 12,
        total: 30,
        pages: 3,
      };
      return HttpResponse.json({ success: true, events: [makeEvent()], pagination });
    }),
  );
  const { user } = renderStaffPage(page);
  await user.click(await screen.findByRole('button', { name: 'Page 3' }));
  await waitFor(() => expect(queries.at(-1)).toBe('?limit=12&page=3'));
  await user.click(screen.getByRole('combobox', { name: 'Status' }));
  await user.click(await screen.findByRole('option', { name: 'Draft' }));
  await waitFor(() => expect(queries.at(-1)).toBe('?limit=12&page=1&status=draft'));
  await user.type(screen.getByRole('searchbox', { name: 'Search events' }), 'quiz{Enter}');
  await waitFor(() => expect(queries.at(-1)).toBe('?limit=12&page=1&search=quiz&status=draft'));
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(screen.getByRole('searchbox', { name: 'Search events' })).toHaveValue('');
  await waitFor(() => expect(queries.at(-1)).toBe('?limit=12&page=1'));
});

test('an empty list offers to add an event', async () => {
  api.use(mockList([]));
  renderStaffPage(page);
  expect(await screen.findByText('No events yet')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Add Event' })).toHaveLength(2);
});

test('Try Again reloads a list that failed to load', async () => {
  api.use(mockNetworkError('get', listPath));
  const { user } = renderStaffPage(page);
  expect(await screen.findByText('Failed to load events')).toBeVisible();
  api.use(mockList([makeEvent()]));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('article', { name: 'Pub Quiz' })).toBeVisible();
});

test('the route events-new opens the dialog; closing it returns to the list', async () => {
  api.use(mockList([]));
  const route = { page: 'events-new' } as const;
  const { user } = renderStaffPage(<EventsPage route={route} />, { route });
  await screen.findByRole('dialog', { name: 'Create New Event' });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(currentRoute()).toEqual({ page: 'events' }));
});

test('deletes an event after confirmation', async () => {
  api.use(mockList([makeEvent()]), mockJson('delete', '/events/quiz', { message: 'Event deleted successfully' }));
  const { user } = renderStaffPage(page);
  await user.click(await screen.findByRole('button', { name: 'Delete Pub Quiz' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('Pub Quiz');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Event deleted successfully')).toBeVisible();
});

test('shows the message of a rejected delete', async () => {
  api.use(mockList([makeEvent()]), mockError('delete', '/events/quiz', 404, { message: 'Event not found' }));
  const { user } = renderStaffPage(page);
  await user.click(await screen.findByRole('button', { name: 'Delete Pub Quiz' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Event not found')).toBeVisible();
});
