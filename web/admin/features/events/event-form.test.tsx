import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Event } from '@domain/event/schema';
import { mockJson, api, mockDeferred, mockError, mockCall } from '../../../test/api';
import { hasUnsavedChanges } from '../../hooks/use-unsaved-changes';
import { makeEvent, makeImage, makePagination, mockTaproomHours } from '../../test/factories';
import { choose, chooseItem, fill, openDialog, renderStaffPage } from '../../test/render-staff';
import { EventsPage } from './events-page';

const quiz = makeEvent();
const mockList = (event = quiz) =>
  mockJson('get', '/events/admin', { events: [event], pagination: makePagination(1, 12), upcomingTotal: 1 });

function openPage(event = quiz) {
  api.use(mockList(event), ...mockTaproomHours());
  return renderStaffPage(<EventsPage route={{ page: 'events' }} />);
}

async function open(button: string, event = quiz) {
  const { user } = openPage(event);
  await screen.findByRole('article', { name: event.title });
  return { user, dialog: await openDialog(user, button) };
}

test('an end time before the start is on the next day; prices, URLs and the location are completed', async () => {
  const { user, dialog } = await open('Add Event');
  const bodies = recordPosts('/events');
  await fill(user, dialog.getByRole('textbox', { name: 'Title' }), 'Late Show');
  await fill(user, dialog.getByRole('textbox', { name: 'Description' }), 'Until one.');
  await choose(user, 'Taproom', 'Auburn', dialog);
  expect(dialog.getByRole('textbox', { name: 'Location' })).toHaveValue('Auburn taproom');
  await user.type(dialog.getByLabelText('Start Date *'), '2027-07-02');
  await user.type(dialog.getByLabelText('Start Time *'), '20:00');
  await user.type(dialog.getByLabelText('End Time *'), '01:00');
  expect(dialog.getByLabelText('End Date *')).toHaveValue('2027-07-03');
  expect(dialog.getByText('Ends Saturday, July 3, 1:00 AM')).toBeVisible();
  expect(dialog.getByText('Outside opening hours')).toBeVisible();
  await fill(user, dialog.getByRole('textbox', { name: 'Ticket Price' }), '$45');
  await fill(user, dialog.getByRole('textbox', { name: 'Ticket URL' }), 'tickets.example.com/late');
  await fill(user, dialog.getByRole('textbox', { name: 'Website' }), 'https://example.com');
  await user.click(dialog.getByRole('button', { name: 'Create Event' }));
  expect(await dialog.findByText('Event created successfully!')).toBeVisible();
  expect(bodies[0]).toMatchObject({
    location: 'Auburn taproom',
    startDate: '2027-07-02',
    endDate: '2027-07-03',
    endTime: '01:00',
    ticketPrice: 45,
    ticketUrl: 'https://tickets.example.com/late',
    socialLinks: { website: 'https://example.com' },
  });
});

test('a chosen end date stays; an earlier end time on it and empty fields are errors, and the first of them has the focus', async () => {
  const { user, dialog } = await open('Add Event');
  await user.type(dialog.getByLabelText('Start Date *'), '2027-07-02');
  await user.type(dialog.getByLabelText('Start Time *'), '20:00');
  await fill(user, dialog.getByLabelText('End Date *'), '2027-07-02');
  await user.type(dialog.getByLabelText('End Time *'), '01:00');
  await user.click(dialog.getByRole('button', { name: 'Create Event' }));
  expect(dialog.getByLabelText('End Date *')).toHaveValue('2027-07-02');
  expect(dialog.getByText('End time must be after start time')).toBeVisible();
  expect(dialog.getByText('Please fix the errors below before saving the event.')).toBeVisible();
  expect(dialog.getByText('Event title is required')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveFocus();
});

test('typed text survives a reload: the form opens again', async () => {
  const { user, dialog } = await open('Add Event');
  await fill(user, dialog.getByRole('textbox', { name: 'Title' }), 'Harvest Dinner');
  const stored = { ...sessionStorage };
  cleanup();
  Object.assign(sessionStorage, stored);
  openPage();
  const reopened = within(await screen.findByRole('dialog', { name: 'Create New Event' }));
  expect(reopened.getByRole('textbox', { name: 'Title' })).toHaveValue('Harvest Dinner');
  expect(reopened.getByText('Your unsaved changes are back.')).toBeVisible();
  expect(hasUnsavedChanges()).toBe(true);
});

test('a change of an event in a series is saved for the following ones too, which keep their photos', async () => {
  const { user, dialog } = await open('Edit Pub Quiz', makeEvent({ series: { id: 's', interval: null } }));
  const requests: { scope: string | null; body: unknown }[] = [];
  api.use(
    http.put('*/api/events/quiz', async ({ request }) => {
      requests.push({ scope: new URL(request.url).searchParams.get('scope'), body: await request.json() });
      return HttpResponse.json({ success: true, event: quiz, others: 3 });
    }),
  );
  await fill(user, dialog.getByRole('textbox', { name: 'Title' }), 'Big Quiz');
  await user.click(dialog.getByRole('radio', { name: 'This and the following events' }));
  await user.click(dialog.getByRole('button', { name: 'Update Event' }));
  expect(await screen.findByText('3 other events of the series changed as well')).toBeVisible();
  expect(requests).toMatchObject([{ scope: 'following', body: { title: 'Big Quiz', updatedAt: quiz.updatedAt } }]);
  expect(requests[0]?.body).not.toHaveProperty('images');
});

const photographed = makeEvent({ images: [makeImage('quiz', { isPrimary: true }), makeImage('bar')] });

test('saves a change and the order of the photos with its version, then closes the dialog', async () => {
  const { user, dialog } = await open('Edit Pub Quiz', photographed);
  const bodies = mockCall('put', '/events/quiz', { event: quiz });
  await fill(user, dialog.getByRole('textbox', { name: 'Tags' }), 'quiz, fun,');
  await user.click(dialog.getByRole('button', { name: 'Make primary: photo 2' }));
  await user.click(dialog.getByRole('button', { name: 'Update Event' }));
  expect(await dialog.findByText('Event updated successfully!')).toBeVisible();
  const images = [{ url: '/uploads/bar.jpg' }, { url: '/uploads/quiz.jpg' }];
  expect(bodies[0]).toMatchObject({ title: 'Pub Quiz', tags: ['quiz', 'fun'], images, updatedAt: quiz.updatedAt });
  expect(hasUnsavedChanges()).toBe(false);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('photos that are still uploading for another event do not keep this one from being saved', async () => {
  const { user, dialog } = await open('Edit Pub Quiz');
  const { handler, send } = mockDeferred('post', '/events/quiz/images', { event: photographed });
  api.use(handler, mockJson('get', '/events/admin/quiz', { event: photographed }));
  await user.upload(dialog.getByLabelText('Add photos'), new File(['x'], 'stage.jpg', { type: 'image/jpeg' }));
  const update = () => screen.getByRole('button', { name: 'Update Event' });
  await waitFor(() => expect(update()).toHaveAttribute('aria-disabled', 'true'));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Edit Pub Quiz' }));
  await screen.findByRole('dialog');
  expect(update()).toHaveAttribute('aria-disabled', 'false');
  send();
  expect(await screen.findByText('Images uploaded successfully!')).toBeVisible();
});

async function openDuplicate(event: Event) {
  const { user } = openPage(event);
  await chooseItem(user, `More actions for ${event.title}`, 'Duplicate');
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Create New Event' })) };
}

/** Records the bodies of requests, which return `event`. */
const recordPosts = (path: string, event = quiz) => mockCall('post', path, { event });

test('duplicating an event creates a draft one week later, with the chosen photos, which is published from the message about it', async () => {
  const { user, dialog } = await openDuplicate(photographed);
  const bodies = recordPosts('/events/quiz/duplicate', makeEvent({ _id: 'copy', status: 'draft' }));
  expect(hasUnsavedChanges()).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Don’t copy photo 2' }));
  await user.click(dialog.getByRole('button', { name: 'Create Event' }));
  expect(await dialog.findByText('Event created successfully!')).toBeVisible();
  expect(bodies[0]).toMatchObject({ status: 'draft', startDate: '2027-07-08', endDate: '2027-07-08' });
  expect(bodies[0]).toMatchObject({ images: [{ url: '/uploads/quiz.jpg' }] });
  const changes = mockCall('put', '/events/copy', { event: makeEvent({ _id: 'copy' }) });
  await user.click(await screen.findByRole('button', { name: 'Publish Pub Quiz' }));
  expect(await screen.findByText('“Pub Quiz” is published')).toBeVisible();
  expect(changes).toMatchObject([{ status: 'published' }]);
});

test('uploads the photos of a new event once it has been created; if that fails, its edit form opens', async () => {
  const { user, dialog } = await openDuplicate(quiz);
  recordPosts('/events', makeEvent({ _id: 'copy', status: 'draft' }));
  const uploads: string[] = [];
  api.use(
    http.post('*/api/events/copy/images', async ({ request }) => {
      uploads.push(request.headers.get('content-type') ?? '');
      return HttpResponse.json({ success: false, message: 'Not enough storage', errors: [] }, { status: 507 });
    }),
  );
  await user.upload(dialog.getByLabelText('Add photos'), new File(['x'], 'stage.jpg', { type: 'image/jpeg' }));
  expect(await dialog.findByRole('button', { name: 'Remove stage.jpg' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Create Event' }));
  expect(await screen.findByText(/its photos were not uploaded/)).toBeVisible();
  expect(uploads).toEqual([expect.stringContaining('multipart/form-data')]);
  expect(await screen.findByRole('dialog', { name: 'Edit Event' }, { timeout: 3_000 })).toBeVisible();
});

test('a copy can be saved without photos after the original was deleted', async () => {
  const { user, dialog } = await openDuplicate(photographed);
  api.use(mockError('post', '/events/quiz/duplicate', 404, { message: 'Event not found' }));
  const bodies = recordPosts('/events');
  await user.click(dialog.getByRole('button', { name: 'Create Event' }));
  expect(await dialog.findByText(/^“Pub Quiz” was deleted, so its photos can no longer be copied/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Don’t copy photo 1' }));
  await user.click(dialog.getByRole('button', { name: 'Don’t copy photo 1' }));
  await user.click(dialog.getByRole('button', { name: 'Create Event' }));
  expect(await dialog.findByText('Event created successfully!')).toBeVisible();
  expect(bodies).toHaveLength(1);
});
