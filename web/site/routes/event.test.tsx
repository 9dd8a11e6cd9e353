import { screen, within } from '@testing-library/react';
import type { Event } from '@domain/event/schema';
import { api, mockError, mockJson } from '../../test/api';
import { eventPage, makeBeer, makeEvent } from '../../test/factories';
import { readJsonLd, textsOf } from '../../test/page';
import { renderRoute, testSite } from '../../test/render-site';
import { Component, loader } from './event';

const slug = 'first-pour-2026-07-04';
const pour = makeEvent({
  _id: 'e1',
  slug,
  title: 'First Pour',
  description: 'Ridge Runner and a firkin of HAZY DARE.',
  category: 'beer-release',
  endDate: '2026-07-04',
  ticketPrice: 12.5,
  ticketUrl: 'https://tickets.example/e1',
});

function serve(event: Event, upcoming: Event[] = []) {
  api.use(
    mockJson('get', `/events/${slug}`, { event }),
    mockJson('get', '/events/e1', { event }),
    mockJson('get', '/events', eventPage(...upcoming)),
    mockJson('get', '/events/e1/beers', { beers: ['Ridge Runner', 'Hazy Dare'].map((name) => makeBeer({ name })) }),
  );
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));

async function renderPage(now = '2026-06-20T18:00:00Z', url = `/events/${slug}`) {
  vi.setSystemTime(now);
  renderRoute({ path: '/events/:slug', Component, loader }, url, { ...testSite, now });
  await screen.findByRole('heading', { level: 1 });
}

const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('an event has a page with its times, tickets, calendar, address and description', async () => {
  serve(pour);
  await renderPage();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('First Pour');
  for (const text of ['Saturday, July 4', '5:00 PM – 8:00 PM', 'Beer Release', '$12.50', pour.description ?? '']) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(hrefOf(/^Get Tickets - \$12\.50/)).toBe('https://tickets.example/e1');
  expect(hrefOf(/^Add to Calendar/)).toContain('https://calendar.google.com/');
  expect(hrefOf(/^Download \.ics/)).toBe('/events/e1.ics');
  expect(hrefOf(/^Directions/)).toContain(encodeURIComponent('1180 Nevada Station Road'));
  expect(screen.getByRole('button', { name: 'Share First Pour' })).toBeVisible();
});

test('lists the beers that it mentions, and the next events that take place there', async () => {
  const other = (id: string) =>
    makeEvent({ _id: id, slug: `${id}-2026-07-05`, title: `Event ${id}`, startDate: '2026-07-05' });
  serve(pour, [pour, other('a'), other('b')]);
  await renderPage();
  const beers = within(await screen.findByRole('region', { name: 'Beers mentioned' }));
  const links = textsOf(beers.getAllByRole('link'));
  expect(links).toEqual(['Ridge Runner IPA · 6.5% ABV', 'Hazy Dare IPA · 6.5% ABV']);
  const more = within(await screen.findByRole('region', { name: 'More in Auburn' }));
  expect(textsOf(more.getAllByRole('heading'))).toEqual(['More in Auburn', 'Event a', 'Event b']);
});

test('by its id, the page has the canonical URL and metadata of the slug', async () => {
  serve(pour);
  await renderPage(undefined, '/events/e1');
  const canonical = `https://boldridge.example/events/${slug}`;
  const content = (selector: string) => document.querySelector(selector)?.getAttribute('content');
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', canonical);
  expect(content('meta[property="og:url"]')).toBe(canonical);
  expect(document.title).toBe('First Pour, Saturday, July 4 | Boldridge Brewing Co.');
  expect(content('meta[name=description]')).toMatch(/^Saturday, July 4, 5:00 PM – 8:00 PM, .* Ridge Runner/);
  expect(readJsonLd()).toEqual([
    expect.objectContaining({ '@type': 'BreadcrumbList' }),
    expect.objectContaining({ '@type': 'Event', url: canonical, startDate: '2026-07-04T17:00:00-07:00' }),
  ]);
});

test('without tickets, the first action is the calendar', async () => {
  serve({ ...pour, ticketPrice: null, ticketUrl: null });
  await renderPage();
  expect(screen.queryByRole('link', { name: /^View Event|^Get Tickets/ })).not.toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: /^Add to Calendar/ })).toHaveLength(1);
  expect(screen.getByText(/Google Calendar\. The \.ics file is for Apple Calendar and Outlook/)).toBeInTheDocument();
});

test.each([
  ['cancelled', 'This event has been cancelled.', { status: 'cancelled' }, '2026-06-20T18:00:00Z'],
  ['over', 'This event has ended.', {}, '2026-07-05T03:00:00Z'],
  ['completed', 'This event has ended.', { status: 'completed' }, '2026-06-20T18:00:00Z'],
] as const)('an event that is %s says so and leads to upcoming ones', async (_, message, overrides, now) => {
  serve({ ...pour, ...overrides });
  await renderPage(now);
  expect(screen.getByText(message)).toBeVisible();
  expect(hrefOf('See upcoming events')).toBe('/events');
  expect(screen.queryByRole('link', { name: /Tickets|Calendar|\.ics/ })).not.toBeInTheDocument();
});

test('an unknown event is a page with a way back', async () => {
  vi.setSystemTime('2026-06-20T18:00:00Z');
  vi.stubEnv('SSR', true);
  api.use(mockError('get', '/events/nothing', 404, { message: 'Event not found' }));
  await renderPage(undefined, '/events/nothing');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Event not found');
  expect(hrefOf('See upcoming events')).toBe('/events');
});
