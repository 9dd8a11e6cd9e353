import type { AnalyticsStats, DashboardStats, SystemWarnings, Tonight } from '#domain/stats/schema';
import { addPeriods, listPeriods, startOfPeriod } from '#domain/stats/period';
import { admin, moderator, visitor } from '../../../test/client';
import { dayFromToday, makeBeer, makeEvent, unique, uniqueEmail, contactForm } from '../../../test/factories';
import { insertRow, queryRows, storedTime } from '../../../test/stored-data';
import { minutesAgo } from '../../../test/users';

const fetchDashboard = async () =>
  (await moderator.get<{ stats: DashboardStats; tonight: Tonight }>('/stats/dashboard')).body;
const fetchAnalytics = async () => (await moderator.get<{ stats: AnalyticsStats }>('/stats/analytics')).body.stats;

const makeEventOn = (startDate: string, overrides: object = {}) =>
  makeEvent({ startDate, endDate: startDate, ...overrides });

const post = (path: string, body: object) => visitor().post(path, body);

const thisMonth = () => startOfPeriod(dayFromToday(0), 'month');
const thisWeek = () => startOfPeriod(dayFromToday(0), 'week');

const countOf = (counts: { label: string; count: number }[], name: string) =>
  counts.find(({ label }) => label === name)?.count ?? 0;

test('GET /stats/dashboard counts active and available beers, events that are published and have not started, subscribers and new inquiries', async () => {
  const { stats: before } = await fetchDashboard();
  await makeBeer();
  await makeBeer({ isAvailable: false });
  await makeBeer({ isActive: false });
  await makeEventOn(dayFromToday(3));
  await makeEventOn(dayFromToday(3), { status: 'draft' });
  await makeEventOn(dayFromToday(3), { status: 'cancelled' });
  await makeEventOn(dayFromToday(-3));
  // Starts at midnight, so it has started at any time of the day.
  await makeEventOn(dayFromToday(0), { startTime: '00:00', endTime: '23:59' });
  await post('/newsletter/subscribe', { email: uniqueEmail() });
  await post('/contact/submit', contactForm());
  await post('/contact/submit', contactForm({ website: 'spam.example' }));
  expect((await fetchDashboard()).stats).toEqual({
    totalBeers: before.totalBeers + 2,
    availableBeers: before.availableBeers + 1,
    upcomingEvents: before.upcomingEvents + 1,
    totalEvents: before.totalEvents + 5,
    activeSubscribers: before.activeSubscribers + 1,
    newInquiries: before.newInquiries + 1,
  });
});

const fetchTonight = async () => (await fetchDashboard()).tonight;

test("GET /stats/dashboard lists today's events of every status but completed, earliest start first", async () => {
  const today = dayFromToday(0);
  const late = await makeEventOn(today, { title: unique('Late'), startTime: '21:00', endTime: '23:00' });
  const morning = { startTime: '08:00', endTime: '09:00', status: 'draft' };
  const early = await makeEventOn(today, { title: unique('Early'), ...morning });
  const days = await makeEvent({ title: unique('Days'), startDate: dayFromToday(-2), endDate: dayFromToday(2) });
  const completed = await makeEventOn(today, { status: 'completed' });
  const others = [completed, await makeEventOn(dayFromToday(1)), await makeEventOn(dayFromToday(-1))];
  const { date, events, hours } = await fetchTonight();
  expect(date).toBe(today);
  for (const slug of ['auburn', 'folsom']) expect(hours[slug]?.monday).not.toBe('');
  const ids = events.map(({ _id }) => _id);
  const own = [days, early, late].map(({ _id }) => _id);
  expect(ids.filter((id) => own.includes(id))).toEqual(own);
  expect(others.filter(({ _id }) => ids.includes(_id))).toEqual([]);
  const { _id, title, location } = early;
  const listed = { _id, title, location, tapRoom: 'Auburn', isPublic: true, startDate: today, endDate: today };
  expect(events.find((event) => event._id === _id)).toEqual({ ...listed, ...morning });
});

test('GET /stats/dashboard counts new inquiries that are older than 24 hours and lists the oldest', async () => {
  const before = await fetchTonight();
  const name = unique('Priya');
  const [waiting, recent, answered] = [contactForm({ name }), contactForm(), contactForm()];
  for (const message of [waiting, recent, answered]) await post('/contact/submit', message);
  const age = (email: string, minutes: number) =>
    queryRows(`update inquiries set created_at = ${minutesAgo(minutes)} where email = ?`, [email]);
  const day = 24 * 60;
  await age(waiting.email, 5000 * day);
  await age(recent.email, day - 5);
  await age(answered.email, 5000 * day);
  await queryRows('update inquiries set inquiry_status = ? where email = ?', ['answered', answered.email]);
  const { overdueInquiries } = await fetchTonight();
  expect(overdueInquiries.total - before.overdueInquiries.total).toBe(1);
  expect(overdueInquiries.oldest[0]).toMatchObject({ name, kind: 'contact' });
});

test('GET /stats/analytics counts sign-ups by Pacific month and source, inquiries by week and kind, events by month and category, beers', async () => {
  const before = await fetchAnalytics();
  const email = uniqueEmail();
  await post('/newsletter/subscribe', { email, source: 'taproom' });
  // 05:30 UTC on the first is still the last day of the previous month in Pacific time.
  const subscribedAt = storedTime(new Date(`${thisMonth()}T05:30:00.000Z`));
  await queryRows('update subscribers set subscribed_at = ? where email = ?', [subscribedAt, email]);
  await post('/contact/submit', contactForm());
  await post('/contact/submit', contactForm({ website: 'spam.example' }));
  const inMonths = (months: number) => addPeriods(thisMonth(), months, 'month');
  await makeEventOn(inMonths(6), { category: 'live-music' });
  await makeEventOn(inMonths(6), { category: 'live-music', status: 'cancelled' });
  await makeEventOn(inMonths(7), { category: 'live-music' });
  await makeBeer({ tags: ['Year Round'] });
  await makeBeer({ isAvailable: false });
  await makeBeer({ isActive: false });
  // The panel stores any JSON as tags.
  await queryRows('update beers set tags = ? where document_id = ?', ['"IPA"', (await makeBeer())._id]);

  const after = await fetchAnalytics();
  const growth = (count: (stats: AnalyticsStats) => number[]) =>
    count(after).map((number, index) => number - (count(before)[index] ?? 0));
  expect(growth((stats) => stats.signUpsByMonth.map(({ count }) => count))).toEqual([...Array(10).fill(0), 1, 0]);
  expect(growth((stats) => [stats.activeSubscribersBySource.taproom])).toEqual([1]);
  expect(after.inquiriesByWeek.map(({ start }) => start)).toEqual(
    listPeriods(addPeriods(thisWeek(), -11, 'week'), 12, 'week'),
  );
  const ofThisWeek = ({ inquiriesByWeek }: AnalyticsStats) => inquiriesByWeek.at(-1)?.counts;
  expect(ofThisWeek(after)).toEqual({ ...ofThisWeek(before), contact: (ofThisWeek(before)?.contact ?? 0) + 1 });
  const liveMusic = growth((stats) => stats.eventsByMonth.map(({ counts }) => counts['live-music']));
  expect(liveMusic).toEqual([...Array(11).fill(0), 1]);
  const labels = ['Year Round', 'Available', 'Currently Unavailable', 'Inactive'];
  const beers = growth(({ totalBeers, availableBeers, beersByAvailability }) => {
    return [totalBeers, availableBeers, ...labels.map((label) => countOf(beersByAvailability, label))];
  });
  expect(beers).toEqual([4, 2, 1, 1, 1, 1]);
  expect(countOf(after.beersByStyle, 'No style')).toBeGreaterThan(0);
});

const fetchWarnings = async () => (await admin.get<{ warnings: SystemWarnings }>('/stats/warnings')).body.warnings;

const insertEmail = (subject: string, daysAgo: number, values: Record<string, string | number> = {}) =>
  insertRow('outgoing_mails', {
    '"to"': 'dana@mail.example',
    subject,
    text: 'Text',
    state: 'failed',
    attempts: 8,
    created_at: storedTime(new Date(Date.now() - daysAgo * 86_400_000)),
    ...values,
  });

test('GET /stats/warnings counts the emails of the last seven days that were given up, and names the latest three', async () => {
  const before = (await fetchWarnings()).failedEmails.total;
  for (const [index, subject] of ['One', 'Two', 'Three', 'Four'].entries())
    await insertEmail(subject, 1 - index / 10, { last_error: `Reason ${subject}`, inquiry: `inquiry ${subject}` });
  await insertEmail('Older', 8);
  await insertEmail('Sent', 0, { state: 'sent' });
  const { backup, failedEmails } = await fetchWarnings();
  expect(backup, 'none is missing without a schedule').toBeNull();
  const { total, latest } = failedEmails;
  expect([total, latest.length]).toEqual([before + 4, 3]);
  const four = { subject: 'Four', error: 'Reason Four', inquiry: 'inquiry Four' };
  expect(latest[0]).toEqual({ _id: expect.any(String), to: 'dana@mail.example', ...four });
  await queryRows(`delete from outgoing_mails where subject in ('One', 'Two', 'Three', 'Four', 'Older', 'Sent')`);
});
