import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Event } from '@domain/event/schema';
import { api, mockError, mockJson, mockCall } from '../../../test/api';
import { makeEvent, makePagination, mockTaproomHours } from '../../test/factories';
import { choose, fill, renderStaffPage } from '../../test/render-staff';
import { RepeatModal } from './repeat-form';

/** An event on a Thursday. */
const quiz = makeEvent({ startDate: '2026-12-03', endDate: '2026-12-03', startTime: '17:00', endTime: '19:00' });
const onClose = vi.fn<() => void>();

beforeEach(() => {
  onClose.mockReset();
  vi.useFakeTimers({ now: new Date('2026-11-25T20:00:00Z'), toFake: ['Date'] });
});

async function open(event = quiz, others: Event[] = []) {
  api.use(
    mockJson('get', '/events/admin', { events: others, pagination: makePagination(others.length), upcomingTotal: 0 }),
    ...mockTaproomHours({ friday: 'Closed' }),
  );
  const { user } = renderStaffPage(<RepeatModal event={event} onClose={onClose} />);
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Repeat Event' })) };
}

const checkbox = (dialog: ReturnType<typeof within>, name: string) => dialog.getByRole('checkbox', { name });
const dates = (dialog: ReturnType<typeof within>) =>
  dialog.getAllByRole('checkbox').map((box: HTMLElement) => box.closest('li')?.textContent);

test('previews eight weeks with holidays, and creates the chosen dates', async () => {
  const { user, dialog } = await open();
  expect(dialog.getAllByRole('checkbox')).toHaveLength(8);
  expect(dialog.getByRole('textbox', { name: 'Times' })).toHaveFocus();
  await user.click(checkbox(dialog, 'Thursday, December 24, 2026 Christmas Eve'));
  await user.click(checkbox(dialog, "Thursday, December 31, 2026 New Year's Eve"));
  expect(dialog.getByText('2 dates skipped.')).toBeVisible();
  const bodies = mockCall('post', '/events/quiz/repeat', { events: Array.from({ length: 6 }, () => quiz) });
  await user.click(dialog.getByRole('button', { name: 'Create 6 Events' }));
  expect(await screen.findByText('6 events created')).toBeVisible();
  expect(bodies).toEqual([
    {
      dates: ['2026-12-10', '2026-12-17', '2027-01-07', '2027-01-14', '2027-01-21', '2027-01-28'],
      updatedAt: quiz.updatedAt,
    },
  ]);
  expect(onClose).toHaveBeenCalledOnce();
});

test('repeats every two weeks, as often as entered; other numbers are rejected', async () => {
  const { user, dialog } = await open();
  await choose(user, 'Repeat', 'Every two weeks', dialog);
  const times = dialog.getByRole('textbox', { name: 'Times' });
  await fill(user, times, '2');
  expect(dates(dialog)).toEqual(['Thursday, December 17, 2026', "Thursday, December 31, 2026New Year's Eve"]);
  await user.type(times, '7');
  expect(dialog.getByText('Enter a number from 2 to 26')).toBeVisible();
  expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Create Events' }));
  expect(onClose).not.toHaveBeenCalled();
});

test('repeats on the same weekday or day of each month, until a date', async () => {
  const { user, dialog } = await open();
  await choose(user, 'Repeat', 'Every month on the first Thursday', dialog);
  await user.click(dialog.getByRole('radio', { name: 'On a date' }));
  expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
  await user.type(dialog.getByLabelText('Last day'), '2027-02-10');
  expect(dates(dialog)).toEqual(['Thursday, January 7, 2027', 'Thursday, February 4, 2027']);
  await choose(user, 'Repeat', 'Every month on day 3', dialog);
  expect(dates(dialog)).toEqual(['Sunday, January 3, 2027', 'Wednesday, February 3, 2027']);
});

test('without an end, the dates of a year are created, and the interval is sent', async () => {
  const { user, dialog } = await open();
  const bodies = mockCall<{ dates: string[]; interval?: string }>('post', '/events/quiz/repeat', { events: [quiz] });
  await user.click(dialog.getByRole('radio', { name: 'Never' }));
  expect(dialog.getByText(/The next year is created now/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: /^Create \d+ Events$/ }));
  expect(await screen.findByText('1 event created')).toBeVisible();
  expect(bodies).toMatchObject([{ interval: 'week' }]);
  expect([bodies[0]?.dates[0], bodies[0]?.dates.at(-1)]).toEqual(['2026-12-10', '2027-11-25']);
});

test('marks closed days and dates on which the event takes place already', async () => {
  const friday = makeEvent({ ...quiz, startDate: '2026-12-04', endDate: '2026-12-04' });
  const others = [makeEvent({ ...friday, _id: 'other', startDate: '2026-12-18', endDate: '2026-12-18' })];
  const { dialog } = await open(friday, others);
  const taken = checkbox(dialog, 'Friday, December 18, 2026');
  await waitFor(() => expect(taken).toBeDisabled());
  expect(taken).not.toBeChecked();
  expect(taken).toHaveAccessibleDescription('Already scheduled');
  expect(dialog.getByText(/^Auburn is closed on Fridays. This applies to all/)).toBeVisible();
  expect(checkbox(dialog, 'Friday, December 11, 2026')).not.toHaveAccessibleDescription();
  expect(dialog.getByRole('button', { name: 'Create 7 Events' })).toBeVisible();
});

test('Undo deletes the created events', async () => {
  const { user, dialog } = await open();
  const created = ['copy-1', 'copy-2'].map((_id) => makeEvent({ ...quiz, _id }));
  const deleted: unknown[] = [];
  api.use(
    mockJson('post', '/events/quiz/repeat', { events: created }),
    http.delete('*/api/events/:id', ({ params, request }) => {
      deleted.push(params['id'], new URL(request.url).search);
      return params['id'] === 'copy-1'
        ? HttpResponse.json({ message: 'Event not found', code: 'not-found', errors: [] }, { status: 404 })
        : HttpResponse.json({ success: true, message: 'Event deleted' });
    }),
  );
  await user.click(dialog.getByRole('button', { name: 'Create 8 Events' }));
  await user.click(await screen.findByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(deleted).toEqual(['copy-1', '?restorable=true', 'copy-2', '?restorable=true']));
  expect(screen.queryByText(/^Failed to undo/)).not.toBeInTheDocument();
});

test('shows the server’s error at its date, and keeps the choice', async () => {
  const { user, dialog } = await open();
  const msg = 'Already scheduled on Thursday, December 17, 2026';
  const errors = [{ path: 'dates.1', msg }];
  api.use(mockError('post', '/events/quiz/repeat', 409, { code: 'already-scheduled', message: msg, errors }));
  await user.click(checkbox(dialog, 'Thursday, January 7, 2027'));
  await user.click(dialog.getByRole('button', { name: 'Create 7 Events' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(msg);
  expect(checkbox(dialog, 'Thursday, December 17, 2026')).toHaveAccessibleDescription(msg);
  expect(checkbox(dialog, 'Thursday, January 7, 2027')).not.toBeChecked();
  expect(onClose).not.toHaveBeenCalled();
});

test('copies of a draft are announced as drafts; without an end time, it has to be edited first', async () => {
  const { user, dialog } = await open({ ...quiz, status: 'draft', endTime: null });
  expect(dialog.getByText('Saved as drafts.')).toBeVisible();
  await user.click(await dialog.findByRole('button', { name: 'Create 8 Events' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('Please edit the event first: End time is required.');
});
