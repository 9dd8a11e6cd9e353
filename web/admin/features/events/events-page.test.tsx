import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Event } from '@domain/event/schema';
import { mockJson, api, mockError, mockCall, mockQueries } from '../../../test/api';
import { currentRoute, navigate, useRoute } from '../../shell/navigation';
import { makeEvent, makeImage, makePagination, mockTaproomHours } from '../../test/factories';
import { choose, chooseItem, renderStaffPage } from '../../test/render-staff';
import { EventsPage } from './events-page';

const listPath = '/events/admin';
const mockList = (events: Event[], upcomingTotal = events.length) =>
  mockJson('get', listPath, { events, pagination: makePagination(events.length, 12), upcomingTotal });
const page = <EventsPage route={{ page: 'events' }} />;

beforeEach(() => api.use(...mockTaproomHours()));

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
    '6:00 PM – 8:00 PM',
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

test('sends the filters, a change of which leads back to the first page', async () => {
  const queries = mockQueries(listPath, (query) => ({
    events: [makeEvent()],
    pagination: { page: Number(query.get('page')), limit: 12, total: 30, pages: 3 },
    upcomingTotal: 30,
  }));
  const { user } = renderStaffPage(page);
  await user.click(await screen.findByRole('button', { name: 'Page 3' }));
  await waitFor(() => expect(queries.at(-1)).toBe('?limit=12&page=3&order=upcoming-first'));
  await choose(user, 'Status', 'Draft');
  await waitFor(() => expect(queries.at(-1)).toBe('?limit=12&status=draft&page=1&order=upcoming-first'));
  await user.type(screen.getByRole('searchbox', { name: 'Search events' }), 'quiz{Enter}');
  await waitFor(() => expect(queries.at(-1)).toBe('?limit=12&search=quiz&status=draft&page=1&order=upcoming-first'));
});

test('the route events-new opens the dialog; closing it returns to the list', async () => {
  api.use(mockList([]));
  const route = { page: 'events-new' } as const;
  const { user } = renderStaffPage(<EventsPage route={route} />, { route });
  await screen.findByRole('dialog', { name: 'Create New Event' });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(currentRoute()).toEqual({ page: 'events' }));
});

test('lists upcoming events above past ones, or says that there are none', async () => {
  const events = ['Tonight', 'Next Week', 'Last Week'].map((title) => makeEvent({ _id: title, title }));
  api.use(mockList(events, 2));
  renderStaffPage(page);
  const titlesOf = (list: HTMLElement) =>
    within(list)
      .getAllByRole('article')
      .map((card) => card.ariaLabel);
  const upcoming = await screen.findByRole('list', { name: 'Upcoming events' });
  expect(titlesOf(upcoming)).toEqual(['Tonight', 'Next Week']);
  expect(titlesOf(screen.getByRole('list', { name: 'Past events' }))).toEqual(['Last Week']);
  expect(screen.getByRole('heading', { name: 'Upcoming 2' })).toBeVisible();
  cleanup();
  api.use(mockList(events, 0));
  renderStaffPage(page);
  expect(await screen.findByText('No upcoming events')).toBeVisible();
  expect(titlesOf(screen.getByRole('list', { name: 'Past events' }))).toHaveLength(3);
});

test('publishes a draft from its menu, and Undo makes it a draft again, each based on the latest version', async () => {
  const draft = makeEvent({ status: 'draft' });
  const published = makeEvent({ updatedAt: '2026-06-02T12:00:00.000Z' });
  api.use(mockList([draft]));
  const { user } = renderStaffPage(page);
  const bodies = mockCall('put', '/events/quiz', { event: published });
  await chooseItem(user, 'More actions for Pub Quiz', 'Publish');
  expect(await screen.findByText('“Pub Quiz” is published')).toBeVisible();
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(bodies).toHaveLength(2));
  expect(bodies).toEqual([
    { status: 'published', updatedAt: draft.updatedAt },
    { status: 'draft', updatedAt: published.updatedAt },
  ]);
});

test('canceling an event asks first', async () => {
  api.use(mockList([makeEvent()]));
  const bodies = mockCall('put', '/events/quiz', { event: makeEvent({ status: 'cancelled' }) });
  const { user } = renderStaffPage(page);
  const openMenu = async () => {
    await chooseItem(user, 'More actions for Pub Quiz', 'Cancel event…');
    return within(await screen.findByRole('alertdialog'));
  };
  await user.click((await openMenu()).getByRole('button', { name: 'Keep event' }));
  expect(bodies).toEqual([]);
  await user.click((await openMenu()).getByRole('button', { name: 'Cancel event' }));
  expect(await screen.findByText('“Pub Quiz” is cancelled')).toBeVisible();
  expect(bodies).toMatchObject([{ status: 'cancelled' }]);
});

test('this and the following events of a series are deleted, and Undo restores each', async () => {
  const calls: string[] = [];
  api.use(
    mockList([makeEvent({ series: { id: 's', interval: 'week' } })]),
    http.delete('*/api/events/quiz', ({ request }) => {
      calls.push(new URL(request.url).search);
      return HttpResponse.json({ success: true, message: 'Event deleted successfully', ids: ['quiz', 'next'] });
    }),
    http.post('*/api/events/:id/restore', ({ params }) => {
      calls.push(String(params['id']));
      return HttpResponse.json({ success: true, event: makeEvent() });
    }),
  );
  const { user } = renderStaffPage(page);
  expect(await screen.findByText('Repeats every week')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete Pub Quiz' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('radio', { name: 'This and the following events' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('2 events deleted')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(calls).toEqual(['?restorable=true&scope=following', 'quiz', 'next']));
});

test('the selected events are hidden from the public, each in its latest version', async () => {
  const bodies: unknown[] = [];
  const latest = makeEvent({ updatedAt: '2026-06-02T12:00:00.000Z' });
  api.use(
    mockList([makeEvent(), makeEvent({ _id: 'other', title: 'Other' }), makeEvent({ _id: 'past', title: 'Past' })], 2),
    http.get('*/api/events/admin/:id', ({ params }) =>
      HttpResponse.json({ success: true, event: { ...latest, _id: params['id'] } }),
    ),
    http.put('*/api/events/:id', async ({ params, request }) => {
      bodies.push([params['id'], await request.json()]);
      return HttpResponse.json({ success: true, event: latest });
    }),
  );
  const { user } = renderStaffPage(page);
  await user.click(await screen.findByRole('checkbox', { name: 'Select Pub Quiz' }));
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('checkbox', { name: 'Select Past' }));
  await user.keyboard('{/Shift}');
  await chooseItem(user, 'Change 3 events', 'Hide from the public');
  expect(await screen.findByText('3 events are no longer public')).toBeVisible();
  const { updatedAt } = latest;
  expect(bodies).toEqual(['quiz', 'other', 'past'].map((id) => [id, { isPublic: false, updatedAt }]));
});

const RoutedPage = () => <EventsPage route={useRoute()} />;

test('a route with an id opens the event; Cancel returns to the list', async () => {
  api.use(mockList([]), mockJson('get', '/events/admin/quiz', { event: makeEvent() }));
  const { user } = renderStaffPage(<RoutedPage />, { route: { page: 'events', id: 'quiz' } });
  expect(await screen.findByRole('textbox', { name: /^Title/ })).toHaveValue('Pub Quiz');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(currentRoute()).toEqual({ page: 'events' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a route with an id opens its event in place of the form that is open', async () => {
  const other = makeEvent({ _id: 'other', title: 'Open Mic' });
  api.use(mockList([makeEvent()]), mockJson('get', '/events/admin/other', { event: other }));
  const { user } = renderStaffPage(<RoutedPage />, { route: { page: 'events' } });
  await user.click(await screen.findByRole('button', { name: 'Edit Pub Quiz' }));
  expect(await screen.findByRole('textbox', { name: /^Title/ })).toHaveValue('Pub Quiz');
  await act(() => navigate({ page: 'events', id: 'other' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue('Open Mic'));
});

test('an event that no longer exists says so', async () => {
  api.use(mockList([]), mockError('get', '/events/admin/gone', 404, { message: 'Event not found' }));
  const { user } = renderStaffPage(<RoutedPage />, { route: { page: 'events', id: 'gone' } });
  expect(await screen.findByText('This event no longer exists')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all events' }));
  expect(currentRoute()).toEqual({ page: 'events' });
});

test('a photo that was added to a linked event is copied to the others of its series', async () => {
  const event = makeEvent({ series: { id: 's', interval: null } });
  const images = [makeImage('stage', { isPrimary: true })];
  api.use(mockList([]), mockJson('get', '/events/admin/quiz', { event }));
  const bodies = mockCall('put', '/events/quiz', { event, others: 3 });
  const { user } = renderStaffPage(<RoutedPage />, { route: { page: 'events', id: 'quiz' } });
  await screen.findByRole('textbox', { name: /^Title/ });
  const changed = { event: { ...event, images } };
  api.use(mockJson('post', '/events/quiz/images', changed), mockJson('get', '/events/admin/quiz', changed));
  await user.upload(screen.getByLabelText('Add photos'), new File(['x'], 'stage.jpg', { type: 'image/jpeg' }));
  await screen.findByRole('button', { name: 'Delete photo 1' });
  await user.click(screen.getByRole('radio', { name: 'This and the following events' }));
  await user.click(screen.getByRole('button', { name: 'Update Event' }));
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toMatchObject({ images: [{ url: '/uploads/stage.jpg' }] });
});
