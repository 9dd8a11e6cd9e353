import { describe, expect, test } from 'vitest';
import { eventCategories } from '#domain/event/constants';
import { inquiryKinds } from '#domain/inquiry/constants';
import {
  analyticsStatsSchema,
  type AnalyticsStats,
  dashboardStatsSchema,
  type DashboardStats,
  tonightSchema,
  type Tonight,
  systemWarningsSchema,
  type SystemWarnings,
} from '#domain/stats/schema';
import { addPeriods, startOfPeriod } from '#domain/stats/period';
import { visitor } from '../../../test/client';
import { dayFromToday, makeBeer, makeEvent, unique, uniqueEmail } from '../../../test/factories';
import { signIn } from '../../../test/sign-in';
import { insertRow, queryRows } from '../../../test/stored-data';

const fetchDashboard = async () => {
  const { status, headers, body } = await (
    await signIn('moderator')
  ).get<{ stats: DashboardStats }>('/stats/dashboard');
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(dashboardStatsSchema.parse(body.stats)).toEqual(body.stats);
  return body.stats;
};

const fetchAnalytics = async () => {
  const { status, headers, body } = await (
    await signIn('moderator')
  ).get<{ stats: AnalyticsStats }>('/stats/analytics');
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(analyticsStatsSchema.parse(body.stats)).toEqual(body.stats);
  return body.stats;
};

const makeEventOn = (startDate: string, overrides: object = {}) =>
  makeEvent({ startDate, endDate: startDate, ...overrides });

const post = (path: string, body: object) => visitor().post(path, body);

const contactMessage = (overrides: object = {}) => ({
  name: unique('Priya'),
  email: uniqueEmail(),
  subject: 'Tours',
  message: 'Do you run tours for twelve chemists?',
  ...overrides,
});

/** An instant in the format of the database. */
const toStoredInstant = (instant: string) =>
  process.env.API_DATABASE === 'postgres' ? instant.replace('T', ' ').replace('Z', '') : Date.parse(instant);

const thisMonth = () => startOfPeriod(dayFromToday(0), 'month');
const thisWeek = () => startOfPeriod(dayFromToday(0), 'week');

const countOf = (counts: { label: string; count: number }[], name: string) =>
  counts.find(({ label }) => label === name)?.count ?? 0;

describe('GET /stats/dashboard', () => {
  test('counts active and available beers', async () => {
    const before = await fetchDashboard();
    await makeBeer();
    await makeBeer({ isAvailable: false });
    await makeBeer({ isActive: false });
    const { totalBeers, availableBeers } = await fetchDashboard();
    expect([totalBeers - before.totalBeers, availableBeers - before.availableBeers]).toEqual([2, 1]);
  });

  test('counts published events that have not started, and all events', async () => {
    const before = await fetchDashboard();
    await makeEventOn(dayFromToday(3));
    await makeEventOn(dayFromToday(3), { status: 'draft' });
    await makeEventOn(dayFromToday(3), { status: 'cancelled' });
    await makeEventOn(dayFromToday(-3));
    // Starts at midnight, so it has started at any time of the day.
    await makeEventOn(dayFromToday(0), { startTime: '00:00', endTime: '23:59' });
    const { upcomingEvents, totalEvents } = await fetchDashboard();
    expect([upcomingEvents - before.upcomingEvents, totalEvents - before.totalEvents]).toEqual([1, 5]);
  });

  test('counts active subscribers and new inquiries', async () => {
    const before = await fetchDashboard();
    await post('/newsletter/subscribe', { email: uniqueEmail() });
    await post('/contact/submit', contactMessage());
    await post('/contact/submit', contactMessage({ website: 'spam.example' }));
    const { activeSubscribers, newInquiries } = await fetchDashboard();
    expect([activeSubscribers - before.activeSubscribers, newInquiries - before.newInquiries]).toEqual([1, 1]);
  });
});

describe('GET /stats/dashboard, tonight', () => {
  const fetchTonight = async () => {
    const { body } = await (await signIn('moderator')).get<{ tonight: Tonight }>('/stats/dashboard');
    expect(tonightSchema.parse(body.tonight)).toEqual(body.tonight);
    return body.tonight;
  };

  test("lists today's events of every status but completed, earliest start first", async () => {
    const today = dayFromToday(0);
    const late = await makeEventOn(today, { title: unique('Late'), startTime: '21:00', endTime: '23:00' });
    const early = await makeEventOn(today, {
      title: unique('Early'),
      startTime: '08:00',
      endTime: '09:00',
      status: 'draft',
    });
    const days = await makeEvent({ title: unique('Days'), startDate: dayFromToday(-2), endDate: dayFromToday(2) });
    const others = [
      await makeEventOn(today, { status: 'completed' }),
      await makeEventOn(dayFromToday(1)),
      await makeEventOn(dayFromToday(-1)),
    ];
    const { date, events } = await fetchTonight();
    expect(date).toBe(today);
    const ids = events.map(({ _id }) => _id);
    expect(ids.filter((id) => [late, early, days].some(({ _id }) => _id === id))).toEqual([
      days._id,
      early._id,
      late._id,
    ]);
    expect(others.filter(({ _id }) => ids.includes(_id))).toEqual([]);
    expect(events.find(({ _id }) => _id === early._id)).toEqual({
      _id: early._id,
      title: early.title,
      tapRoom: 'Auburn',
      status: 'draft',
      isPublic: true,
      location: early.location,
      startDate: today,
      endDate: today,
      startTime: '08:00',
      endTime: '09:00',
    });
  });

  test('returns the hours of both taprooms', async () => {
    const { hours } = await fetchTonight();
    expect(hours['auburn']?.monday).not.toBe('');
    expect(hours['folsom']?.monday).not.toBe('');
  });

  test('counts new inquiries that are older than 24 hours and lists the oldest', async () => {
    const before = await fetchTonight();
    const [waiting, recent, answered] = [contactMessage(), contactMessage(), contactMessage()];
    for (const message of [waiting, recent, answered]) await post('/contact/submit', message);
    const age = (email: string, minutes: number) =>
      queryRows('update inquiries set created_at = ? where email = ?', [
        toStoredInstant(new Date(Date.now() - minutes * 60_000).toISOString()),
        email,
      ]);
    const day = 24 * 60;
    await age(waiting.email, 5000 * day);
    await age(recent.email, day - 5);
    await age(answered.email, 5000 * day);
    await queryRows('update inquiries set inquiry_status = ? where email = ?', ['answered', answered.email]);
    const { overdueInquiries } = await fetchTonight();
    expect(overdueInquiries.total - before.overdueInquiries.total).toBe(1);
    expect(overdueInquiries.oldest[0]).toMatchObject({ name: waiting.name, kind: 'contact' });
  });
});

describe('GET /stats/analytics', () => {
  test('returns consecutive periods, oldest first', async () => {
    const { signUpsByMonth, inquiriesByWeek, eventsByMonth } = await fetchAnalytics();
    const starts = (periods: { start: string }[]) => periods.map(({ start }) => start);
    expect(signUpsByMonth).toHaveLength(12);
    expect(starts(signUpsByMonth).at(-1)).toBe(thisMonth());
    expect(inquiriesByWeek).toHaveLength(12);
    expect(starts(inquiriesByWeek).at(-1)).toBe(thisWeek());
    expect(starts(eventsByMonth)).toEqual(
      Array.from({ length: 12 }, (_, index) => addPeriods(thisMonth(), index - 5, 'month')),
    );
    expect(Object.keys(inquiriesByWeek[0]?.counts ?? {})).toEqual([...inquiryKinds]);
    expect(Object.keys(eventsByMonth[0]?.counts ?? {})).toEqual([...eventCategories]);
  });

  test('counts sign-ups in the month of their Pacific date, and active subscribers by source', async () => {
    const before = await fetchAnalytics();
    const email = uniqueEmail();
    await post('/newsletter/subscribe', { email, source: 'taproom' });
    // 05:30 UTC on the first is still the last day of the previous month in Pacific time.
    const subscribedAt = toStoredInstant(`${thisMonth()}T05:30:00.000Z`);
    await queryRows('update subscribers set subscribed_at = ? where email = ?', [subscribedAt, email]);
    const { signUpsByMonth, activeSubscribersBySource } = await fetchAnalytics();
    const growth = signUpsByMonth.map(({ count }, index) => count - (before.signUpsByMonth[index]?.count ?? 0));
    expect(growth).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0]);
    expect(activeSubscribersBySource.taproom - before.activeSubscribersBySource.taproom).toBe(1);
  });

  test('counts inquiries of the week by kind, without spam', async () => {
    const before = await fetchAnalytics();
    await post('/contact/submit', contactMessage());
    await post('/contact/submit', contactMessage({ website: 'spam.example' }));
    const countsOfThisWeek = ({ inquiriesByWeek }: AnalyticsStats) => inquiriesByWeek.at(-1)?.counts;
    expect(countsOfThisWeek(await fetchAnalytics())).toEqual({
      ...countsOfThisWeek(before),
      contact: (countsOfThisWeek(before)?.contact ?? 0) + 1,
    });
  });

  test('counts events by month and category, cancelled ones excluded', async () => {
    const before = await fetchAnalytics();
    await makeEventOn(addPeriods(thisMonth(), 6, 'month'), { category: 'live-music' });
    await makeEventOn(addPeriods(thisMonth(), 6, 'month'), { category: 'live-music', status: 'cancelled' });
    await makeEventOn(addPeriods(thisMonth(), 7, 'month'), { category: 'live-music' });
    const { eventsByMonth } = await fetchAnalytics();
    const liveMusic = (stats: AnalyticsStats['eventsByMonth']) => stats.map(({ counts }) => counts['live-music']);
    const previous = liveMusic(before.eventsByMonth);
    const growth = liveMusic(eventsByMonth).map((count, index) => count - (previous[index] ?? 0));
    expect(growth).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  });

  test('counts beers by style and by availability label', async () => {
    const before = await fetchAnalytics();
    await makeBeer({ tags: ['Year Round'] });
    await makeBeer({ isAvailable: false });
    await makeBeer({ isActive: false });
    // The panel stores any JSON as tags.
    const { _id } = await makeBeer();
    await queryRows('update beers set tags = ? where document_id = ?', ['"IPA"', _id]);
    const stats = await fetchAnalytics();
    const growth = (label: string) =>
      countOf(stats.beersByAvailability, label) - countOf(before.beersByAvailability, label);
    expect(stats.totalBeers - before.totalBeers).toBe(4);
    expect(stats.availableBeers - before.availableBeers).toBe(2);
    expect(['Year Round', 'Available', 'Currently Unavailable', 'Inactive'].map(growth)).toEqual([1, 1, 1, 1]);
    expect(countOf(stats.beersByStyle, 'No style')).toBeGreaterThan(0);
  });
});

describe('GET /stats/warnings', () => {
  const fetchWarnings = async () => {
    const { status, headers, body } = await (
      await signIn('admin')
    ).get<{ warnings: SystemWarnings }>('/stats/warnings');
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(systemWarningsSchema.parse(body.warnings)).toEqual(body.warnings);
    return body.warnings;
  };

  const insertEmail = (subject: string, daysAgo: number, values: Record<string, string | number> = {}) =>
    insertRow('outgoing_mails', {
      '"to"': 'dana@mail.example',
      subject,
      text: 'Text',
      state: 'failed',
      attempts: 8,
      created_at: toStoredInstant(new Date(Date.now() - daysAgo * 86_400_000).toISOString()),
      ...values,
    });

  test('counts the emails of the last seven days that were given up, and names the latest three', async () => {
    const before = (await fetchWarnings()).failedEmails.total;
    for (const [index, subject] of ['One', 'Two', 'Three', 'Four'].entries())
      await insertEmail(subject, 1 - index / 10, { last_error: `Reason ${subject}`, inquiry: `inquiry ${subject}` });
    await insertEmail('Older', 8);
    await insertEmail('Sent', 0, { state: 'sent' });
    const { total, latest } = (await fetchWarnings()).failedEmails;
    expect(total).toBe(before + 4);
    expect(latest).toHaveLength(3);
    expect(latest[0]).toEqual({
      _id: expect.any(String),
      to: 'dana@mail.example',
      subject: 'Four',
      error: 'Reason Four',
      inquiry: 'inquiry Four',
    });
    await queryRows(`delete from outgoing_mails where subject in ('One', 'Two', 'Three', 'Four', 'Older', 'Sent')`);
  });

  test('without a schedule, no backup is missing', async () => {
    expect((await fetchWarnings()).backup).toBeNull();
  });
});
