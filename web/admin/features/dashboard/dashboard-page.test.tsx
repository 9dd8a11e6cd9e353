import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, type HttpHandler } from 'msw';
import type { DashboardStats, SystemWarnings, Tonight } from '@domain/stats/schema';
import { defaultHours } from '@domain/location/default-content';
import { sampleTapList } from '@domain/test/samples';
import { mockJson, api, mockError, mockCall, mockSetup } from '../../../test/api';
import { currentRoute } from '../../shell/navigation';
import { makeEvent, makeInquiry, makePagination, makeTaproom, mockTaprooms } from '../../test/factories';
import { openDialog, renderStaffPage } from '../../test/render-staff';
import { DashboardPage } from './dashboard-page';

const stats: DashboardStats = {
  totalBeers: 14,
  availableBeers: 11,
  upcomingEvents: 4,
  totalEvents: 1203,
  activeSubscribers: 41,
  newInquiries: 0,
};

const tonight: Tonight = {
  date: '2026-07-04',
  events: [],
  hours: { auburn: defaultHours.auburn, folsom: defaultHours.folsom },
  overdueInquiries: { total: 0, oldest: [] },
};

const mockStats = (changes: Partial<Tonight> = {}) =>
  mockJson('get', '/stats/dashboard', { stats, tonight: { ...tonight, ...changes } });
const mockInquiries = () =>
  mockJson('get', '/inquiries', { inquiries: [makeInquiry()], pagination: makePagination(5, 1) });

const mockRecipient = (inquiryRecipient: string) =>
  mockJson('get', '/site/settings', { settings: { inquiryRecipient } });

beforeEach(() => {
  // 2 PM on Sunday, November 1 in Auburn.
  vi.useFakeTimers({ now: new Date('2026-11-01T22:00:00Z'), toFake: ['Date'] });
  api.use(...mockTaprooms(makeTaproom('auburn'), makeTaproom('folsom')), mockStats(), mockInquiries());
  api.use(mockRecipient('hello@tidewater.com'));
});

const open = (...mocks: HttpHandler[]) => {
  api.use(...mocks);
  return renderStaffPage(<DashboardPage />);
};
const card = (name: RegExp) => screen.findByRole('button', { name });

test('shows the counts of the server; the card of the upcoming events opens the list of published ones', async () => {
  const { user } = open();
  for (const name of [
    /Total Beers 14/,
    /Available Beers 11/,
    /Total Events 1,203/,
    /Subscribers 41/,
    /New Inquiries 0/,
  ])
    expect(await card(name)).toBeVisible();
  await user.click(await card(/Upcoming Events 4 Published, not started/));
  expect(currentRoute()).toEqual({ page: 'events' });
  expect(sessionStorage.getItem('adminList.events')).toBe('{"status":"published"}');
});

test('names the tap lists that are older than the limit of their taproom, and opens them', async () => {
  const checkedHoursAgo = (slug: 'auburn' | 'folsom', hours: number) =>
    sampleTapList({
      taproom: { ...sampleTapList().taproom, slug, name: makeTaproom(slug).name },
      checkedAt: new Date(Date.now() - hours * 3_600_000).toISOString(),
    });
  const { user } = open(
    mockJson('get', '/taps', { taprooms: [checkedHoursAgo('auburn', 23), checkedHoursAgo('folsom', 25)] }),
  );
  const notice = within(await screen.findByRole('region', { name: 'A tap list should be checked' }));
  expect(notice.getByRole('listitem')).toHaveTextContent(/^Folsom: Last checked /);
  await user.click(notice.getByRole('button', { name: 'Check the list of Folsom' }));
  expect(currentRoute()).toEqual({ page: 'taps' });
  expect(sessionStorage.getItem('adminList.taps')).toBe('{"taproom":"folsom"}');
});

const noEmails = { total: 0, latest: [] };
const mockWarnings = (warnings: Partial<SystemWarnings>) =>
  mockJson('get', '/stats/warnings', { warnings: { backup: null, failedEmails: noEmails, ...warnings } });

test('warns of a failed backup: when the last one was made, and why this one was not', async () => {
  const backup: SystemWarnings['backup'] = {
    problem: 'failed',
    lastBackupAt: '2026-11-21T18:00:00.000Z',
    reason: 'No space is left on the disk',
    schedule: 'daily 18:00',
  };
  open(mockWarnings({ backup }));
  const notice = await screen.findByRole('region', { name: 'The last backup failed' });
  expect(notice).toHaveTextContent('The last complete backup is from Saturday, November 21, 2026, 10:00 AM.');
  expect(notice).toHaveTextContent('Reason: No space is left on the disk');
});

test('warns of emails that could not be sent, with the reason; one about an inquiry opens it', async () => {
  const email = { _id: 'm1', to: 'dana@mail.example', subject: 'Thank You', error: null, inquiry: null };
  const latest = [
    { ...email, error: '550 5.1.1 No such user', inquiry: 'inquiry-7' },
    { ...email, _id: 'm2', subject: 'Welcome', error: 'Greylisted for ever' },
  ];
  const { user } = open(mockWarnings({ failedEmails: { total: 1204, latest } }));
  const notice = within(await screen.findByRole('region', { name: '1,204 emails could not be sent' }));
  const [first, second] = notice.getAllByRole('listitem');
  expect(first).toHaveTextContent('To dana@mail.example: this email address does not exist');
  expect(second).toHaveTextContent('To dana@mail.example: Greylisted for ever');
  expect(notice.getByText('And 1,202 more in the last seven days.')).toBeVisible();
  await user.click(notice.getByRole('button'));
  expect(currentRoute()).toEqual({ page: 'inbox', id: 'inquiry-7' });
});

test('a failure shows counts marked as samples, and Try Again loads the actual ones', async () => {
  const { user } = open(mockError('get', '/stats/dashboard', 500, { message: 'Broken' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This is sample data');
  expect(await card(/Total Beers 12 Sample/)).toBeVisible();
  expect(await card(/Total Events 10 Sample/)).toBeVisible();
  expect(await card(/Subscribers Could not be loaded/)).toBeVisible();

  api.use(mockStats());
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await card(/Total Beers 14/)).toBeVisible();
  expect(screen.queryByText('This is sample data')).not.toBeInTheDocument();
});

test('a quick action opens its page, and a recent inquiry opens in the inbox', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Hero images & logo' }));
  await waitFor(() => expect(currentRoute()).toEqual({ page: 'content' }));
  await user.click(await screen.findByRole('button', { name: /Dana Whitfield/ }));
  await waitFor(() => expect(currentRoute()).toEqual({ page: 'inbox', id: 'inquiry-1' }));
});

const region = async (name: string) => within(await screen.findByRole('region', { name }));

test('an event of today opens on click; drafts and events that are over are marked', async () => {
  const event = makeEvent({ startDate: '2026-07-04', endDate: '2026-07-04' });
  const { user } = open(mockStats({ events: [{ ...event, status: 'draft' }] }));
  const row = (await region('Events')).getByRole('button', { name: /Pub Quiz/ });
  for (const text of ['6:00 PM – 8:00 PM', 'Auburn, CA', 'Draft', 'Ended']) expect(row).toHaveTextContent(text);
  await user.click(row);
  expect(currentRoute()).toEqual({ page: 'events', id: 'quiz' });
});

test('without events today, it offers to add one', async () => {
  const { user } = open();
  const events = await region('Events');
  expect(events.getByText('No events today')).toBeVisible();
  await user.click(events.getByRole('button', { name: 'Add Event' }));
  expect(currentRoute()).toEqual({ page: 'events-new' });
});

test('the hours of a taproom open its tab', async () => {
  const { user } = open();
  const hours = await region('Hours');
  expect(await hours.findByRole('button', { name: /Auburn, CA.*11:00 AM - 8:00 PM/ })).toBeVisible();
  await user.click(hours.getByRole('button', { name: /Folsom, CA/ }));
  expect(currentRoute()).toEqual({ page: 'content' });
  expect(sessionStorage.getItem('adminList.content')).toBe('{"tab":"folsom"}');
});

test('inquiries that have waited for more than a day show their age and open', async () => {
  const createdAt = new Date(Date.now() - 75 * 3_600_000).toISOString();
  const oldest = [{ _id: 'i1', name: 'Tessa Nguyen', kind: 'shipping-order', createdAt }] as const;
  const { user } = open(mockStats({ overdueInquiries: { total: 7, oldest: [...oldest] } }));
  const overdue = await region('Waiting Over 24 Hours');
  expect(overdue.getByRole('button', { name: '6 more in the inbox' })).toBeVisible();
  await user.click(overdue.getByRole('button', { name: /Tessa Nguyen.*Shipping order.*3 days/ }));
  expect(currentRoute()).toEqual({ page: 'inbox', id: 'i1' });
});

test('closes a taproom early, shows the status on the site, and undoes it', async () => {
  const auburn = makeTaproom('auburn');
  const closed = {
    ...auburn,
    openingHours: { ...auburn.openingHours, closesEarly: { date: '2026-11-01', closes: '18:00' } },
  };
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Close early today: Auburn' }));
  expect(await screen.findByText('The site says: Open until 8:00 PM')).toBeVisible();
  api.use(...mockTaprooms(closed, makeTaproom('folsom')));
  const bodies = mockCall('post', '/taprooms/auburn/close-early', { taproom: closed });
  await user.click(screen.getByRole('menuitem', { name: 'Close at 6:00 PM' }));
  expect(await screen.findByText('Auburn closes at 6:00 PM today')).toBeVisible();
  expect(screen.getByText('The site says: Open until 6:00 PM · Closing early today')).toBeVisible();
  expect(bodies).toEqual([{ closes: '18:00' }]);

  api.use(
    ...mockTaprooms(auburn, makeTaproom('folsom')),
    mockJson('delete', '/taprooms/auburn/close-early', { taproom: auburn }),
  );
  await user.click(await screen.findByRole('button', { name: 'Undo closing early: Auburn' }));
  expect(await screen.findByText('Auburn is open as usual today')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Close early today: Auburn' })).toBeVisible();
});

test('a taproom that opens later has no hours to change', async () => {
  const taprooms = [makeTaproom('auburn'), makeTaproom('folsom', { isComingSoon: true, opening: 'spring 2027' })];
  open(mockJson('get', '/taprooms/admin', { taprooms }));
  expect(await screen.findByText('Opens spring 2027')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Close early today/ })).toHaveLength(1);
  expect(screen.getAllByText('Veterans Day, Wednesday, November 11')).toHaveLength(1);
});

test('prompts for the holidays of the next eight weeks and saves the answer at once', async () => {
  const { user } = open();
  const holidays = within(await screen.findByRole('region', { name: 'Holiday Hours' }));
  expect(holidays.getAllByText('Veterans Day, Wednesday, November 11')).toHaveLength(2);
  const bodies: unknown[] = [];
  api.use(
    http.put('*/api/taprooms/:slug', async ({ request, params }) => {
      bodies.push(params['slug'], await request.json());
      return HttpResponse.json({ success: true, taproom: makeTaproom() });
    }),
  );
  await user.click(holidays.getByRole('button', { name: 'Closed: Thanksgiving in Auburn' }));
  expect(await screen.findByText('Auburn on Thanksgiving: Closed')).toBeVisible();
  const dialog = await openDialog(user, 'Other hours: Thanksgiving in Folsom', 'Hours on Thanksgiving', holidays);
  await user.clear(dialog.getByLabelText('Thanksgiving closes'));
  await user.click(dialog.getByRole('button', { name: 'Save Hours' }));
  expect(dialog.getByText('Please enter a time such as 17:00')).toBeVisible();
  await user.type(dialog.getByLabelText('Thanksgiving closes'), '15:00');
  await user.click(dialog.getByRole('button', { name: 'Save Hours' }));
  expect(await screen.findByText('Folsom on Thanksgiving: 11:00 AM - 3:00 PM')).toBeVisible();
  const { updatedAt } = makeTaproom();
  const day = { from: '2026-11-26', to: '2026-11-26', reason: 'Thanksgiving' };
  expect(bodies).toEqual([
    'auburn',
    { openingHours: { exceptions: [{ ...day, spans: [] }] }, updatedAt },
    'folsom',
    { openingHours: { exceptions: [{ ...day, spans: [{ opens: '11:00', closes: '15:00' }] }] }, updatedAt },
  ]);
});

test('the setup of a new brewery is the first screen', async () => {
  open(mockSetup({ status: 'open' }));
  await waitFor(() => expect(currentRoute()).toEqual({ page: 'setup' }));
});

test('a postponed setup can be continued', async () => {
  const { user } = open(mockSetup({ status: 'postponed', step: 'taproom' }));
  const offer = within(await screen.findByRole('region', { name: 'Finish setting up your site' }));
  await user.click(offer.getByRole('button', { name: 'Continue' }));
  expect(currentRoute()).toEqual({ page: 'setup' });
});

test('the demo content can be removed in Settings', async () => {
  const { user } = open(mockSetup({ content: 'demo', startEmpty: { demo: ['14 beers'], own: ['1 beer'] } }));
  await user.click(await screen.findByRole('button', { name: 'Start Empty…' }));
  expect(currentRoute()).toEqual({ page: 'settings', id: 'demo' });
});

test('says that no emails are sent while there is no mail server', async () => {
  open(mockSetup({ content: 'demo', sendsEmails: false }));
  expect(await screen.findByRole('region', { name: 'No emails are sent' })).toHaveTextContent('wait in the inbox');
});

test('says that no one gets emails about inquiries while the recipient is an example', async () => {
  const { user } = open(mockSetup({ content: 'neutral' }), mockRecipient('admin@brewery.example'));
  const notice = within(await screen.findByRole('region', { name: 'No one gets emails about inquiries' }));
  expect(notice.getByText(/admin@brewery\.example/)).toBeVisible();
  await user.click(notice.getByRole('button', { name: 'Change the recipient' }));
  expect(currentRoute()).toEqual({ page: 'site', id: 'email' });
});

test('moderators are not asked, and do not load the warnings', async () => {
  const warnings = mockCall('get', '/stats/warnings', {});
  api.use(mockSetup({ status: 'open' }));
  renderStaffPage(<DashboardPage />, { role: 'moderator' });
  await card(/Total Beers 14/);
  expect(currentRoute()).toEqual({ page: 'dashboard' });
  expect(warnings).toEqual([]);
});
