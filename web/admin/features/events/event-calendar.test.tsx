import { screen, waitFor, within } from '@testing-library/react';
import type { Event } from '@domain/event/schema';
import { api, mockQueries } from '../../../test/api';
import { makeEvent, makePagination, mockTaproomHours } from '../../test/factories';
import { openDialog, renderStaffPage } from '../../test/render-staff';
import { EventsPage } from './events-page';

beforeEach(() => {
  localStorage.setItem('adminEventsView', 'calendar');
  // 11 PM on November 25 in Auburn.
  vi.useFakeTimers({ now: new Date('2026-11-26T07:00:00Z'), toFake: ['Date'] });
});

const on = (title: string, startDate: string, overrides: Partial<Event> = {}) =>
  makeEvent({ _id: title, title, startDate, endDate: startDate, ...overrides });

function openCalendar(events: Event[]) {
  api.use(...mockTaproomHours());
  const list = { events, pagination: makePagination(events.length), upcomingTotal: 0 };
  const queries = mockQueries('/events/admin', list);
  const { user } = renderStaffPage(<EventsPage route={{ page: 'events' }} />);
  return { user, queries };
}

const day = (name: RegExp) => screen.getByRole('button', { name });

test('shows the month with today, and loads only its weeks', async () => {
  const { queries } = openCalendar([on('Quiz', '2026-11-25', { status: 'draft' })]);
  const chip = await screen.findByRole('button', {
    name: 'Quiz, 6:00 PM – 8:00 PM, Auburn, CA, Draft, Wednesday, November 25',
  });
  expect(within(chip).getByText('6p')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'November 2026' })).toBeVisible();
  expect(day(/^Wednesday, November 25, 1 event/)).toHaveAttribute('aria-current', 'date');
  expect(Object.fromEntries(new URLSearchParams(queries[0]))).toMatchObject({
    from: '2026-11-01',
    to: '2026-12-05',
    order: 'earliest-first',
  });
});

test('arrow keys move between days and months; Enter adds an event on the day', async () => {
  const { user, queries } = openCalendar([]);
  expect(await screen.findByText('No events in November 2026')).toBeVisible();
  day(/^Wednesday, November 25/).focus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('heading', { name: 'December 2026' })).toBeVisible();
  expect(day(/^Wednesday, December 2,/)).toHaveFocus();
  await user.keyboard('{ArrowLeft}{Home}');
  expect(day(/^Sunday, November 29,/)).toHaveFocus();
  await user.keyboard('{PageDown}');
  expect(day(/^Tuesday, December 29,/)).toHaveFocus();
  await waitFor(() => expect(queries.at(-1)).toContain('to=2027-01-02'));
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Create New Event' }));
  expect(dialog.getByLabelText('Start Date *')).toHaveValue('2026-12-29');
  expect(dialog.getByLabelText('End Date *')).toHaveValue('2026-12-29');
});

test('counts the events that do not fit, lists them all, and has the focus again after their dialogs', async () => {
  const events = ['A', 'B', 'C', 'D'].map((title, index) =>
    on(`Event ${title}`, '2026-11-27', { startTime: `1${index}:00`, endTime: `1${index}:30` }),
  );
  const { user } = openCalendar(events);
  expect(await screen.findByRole('button', { name: /^Event B/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Event C/ })).not.toBeInTheDocument();
  const more = '2 more on Friday, November 27';
  const openCard = async () => {
    const dialog = await openDialog(user, more, 'Friday, November 27');
    expect(dialog.getAllByRole('listitem')).toHaveLength(4);
    return openDialog(user, /^Event C/, 'Event', dialog);
  };
  const expectFocusOnMore = () => waitFor(() => expect(screen.getByRole('button', { name: more })).toHaveFocus());
  await openCard();
  await user.keyboard('{Escape}');
  await expectFocusOnMore();
  const card = await openCard();
  await user.click(card.getByRole('button', { name: 'Edit Event C' }));
  expect(await screen.findByRole('dialog', { name: 'Edit Event' })).toBeVisible();
  await user.keyboard('{Escape}');
  await expectFocusOnMore();
});

test('only the active day and its events are in the tab order', async () => {
  const { user } = openCalendar([on('Quiz', '2026-11-25'), on('Band', '2026-11-27')]);
  await screen.findByRole('button', { name: /^Band/ });
  day(/^Wednesday, November 25/).focus();
  await user.tab();
  expect(screen.getByRole('button', { name: /^Quiz/ })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement);
});

test('events of several days are shown on each of them; the night after is not', async () => {
  openCalendar([
    on('Festival', '2026-11-27', { endDate: '2026-11-28' }),
    on('Party', '2026-11-20', { endDate: '2026-11-21', endTime: '01:00' }),
  ]);
  expect(await screen.findAllByRole('button', { name: /^Festival/ })).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: /^Party/ })).toHaveLength(1);
});

test('the view is remembered', async () => {
  const { user } = openCalendar([]);
  await screen.findByRole('grid');
  await user.click(screen.getByRole('radio', { name: 'List' }));
  expect(await screen.findByText('No events yet')).toBeVisible();
  expect(localStorage.getItem('adminEventsView')).toBe('list');
});
