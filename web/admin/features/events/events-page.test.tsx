import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import type { Event } from '@domain/event/event';
import { answers, api, isAway, refuses } from '../../../test/api';
import { currentRoute } from '../../shell/navigation';
import { makeEvent, makePagination } from '../../test/factories';
import { renderStaffPage } from '../../test/render-staff';
import { EventsPage } from './events-page';

const listPath = '/events/admin';
const list = (events: Event[], pagination = makePagination(events.length, 12)) =>
  answers('get', listPath, { events, pagination });
const page = <EventsPage route={{ page: 'events' }} />;

test('a card shows everything about its event', async () => {
  api.use(
    list([
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

test('filters are sent, and Clear Filters leads back to the first page of everything', async () => {
  const asked: string[] = [];
  api.use(
    http.get(`*/api${listPath}`, ({ request }) => {
      asked.push(new URL(request.url).search);
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
  await waitFor(() => expect(asked.at(-1)).toBe('?limit=12&page=3'));
  await user.click(screen.getByRole('combobox', { name: 'Status' }));
  await user.click(await screen.findByRole('option', { name: 'Draft' }));
  await waitFor(() => expect(asked.at(-1)).toBe('?limit=12&page=1&status=draft'));
  await user.type(screen.getByRole('searchbox', { name: 'Search events' }), 'quiz{Enter}');
  await waitFor(() => expect(asked.at(-1)).toBe('?limit=12&page=1&search=quiz&status=draft'));
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(screen.getByRole('searchbox', { name: 'Search events' })).toHaveValue('');
  await waitFor(() => expect(asked.at(-1)).toBe('?limit=12&page=1'));
});

test('a list without events offers to add one', async () => {
  api.use(list([]));
  renderStaffPage(page);
  expect(await screen.findByText('No events yet')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Add Event' })).toHaveLength(2);
});

test('a failed list offers another try', async () => {
  api.use(isAway('get', listPath));
  const { user } = renderStaffPage(page);
  expect(await screen.findByText('Failed to load events')).toBeVisible();
  api.use(list([makeEvent()]));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('article', { name: 'Pub Quiz' })).toBeVisible();
});

test('the quick action opens the dialog, and closing it leaves the list', async () => {
  api.use(list([]));
  const place = { page: 'events-new' } as const;
  const { user } = renderStaffPage(<EventsPage route={place} />, { route: place });
  await screen.findByRole('dialog', { name: 'Create New Event' });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(currentRoute()).toEqual({ page: 'events' }));
});

test('deleting asks first and says that it is done', async () => {
  api.use(list([makeEvent()]), answers('delete', '/events/quiz', { message: 'Event deleted successfully' }));
  const { user } = renderStaffPage(page);
  await user.click(await screen.findByRole('button', { name: 'Delete Pub Quiz' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('Pub Quiz');
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Event deleted successfully')).toBeVisible();
});

test('a refused deletion says why', async () => {
  api.use(list([makeEvent()]), refuses('delete', '/events/quiz', 404, { message: 'Event not found' }));
  const { user } = renderStaffPage(page);
  await user.click(await screen.findByRole('button', { name: 'Delete Pub Quiz' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Event not found')).toBeVisible();
});
