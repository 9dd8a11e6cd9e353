import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Event } from '@domain/event/schema';
import { api, mockNetworkError, mockQueries } from '../../test/api';
import { makeEvent } from '../../test/factories';
import { renderRoute, testSite } from '../../test/render-site';
import { Component, loader } from './events';

/** Filters and paginates `events` like the API. */
const serveEvents = (events: Event[]) =>
  mockQueries('/events', (query) => {
    const page = Number(query.get('page') ?? 1);
    const limit = Number(query.get('limit'));
    const tapRoom = query.get('tapRoom');
    const category = query.get('category');
    const matches = events.filter(
      (event) =>
        (!tapRoom || [tapRoom, 'All'].includes(event.tapRoom)) &&
        (!category || event.category === category) &&
        (event.status !== 'cancelled' || query.get('include') === 'cancelled'),
    );
    return {
      events: matches.slice((page - 1) * limit, page * limit),
      pagination: { page, limit, total: matches.length, pages: Math.ceil(matches.length / limit) || 1 },
    };
  });

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));

function renderPage(now = '2026-06-20T18:00:00Z', url = '/events') {
  vi.setSystemTime(now);
  renderRoute({ path: '/events', Component, loader }, url, { ...testSite, now });
}

/** Cards are named by title and date. */
const findCard = (title: string) => screen.findByRole('article', { name: (name) => name.startsWith(title) });

test('a card shows title, date, time, category, taproom and price', async () => {
  serveEvents([
    makeEvent({
      _id: 'a1',
      title: 'Patio Sessions',
      slug: 'patio-sessions-2026-07-04',
      category: 'live-music',
      ticketPrice: 12.5,
      ticketUrl: 'https://tickets.example/a1',
      isFeatured: true,
    }),
  ]);
  renderPage();
  const card = within(await findCard('Patio Sessions'));
  const title = card.getByRole('link', { name: 'Patio Sessions' });
  expect(title).toHaveAttribute('href', '/events/patio-sessions-2026-07-04');
  for (const text of ['Saturday, July 4', '5:00 PM – 8:00 PM', 'Live Music', 'Auburn, CA', '$12.50'])
    expect(card.getByText(text)).toBeInTheDocument();
  expect(card.queryByText('Featured')).toBeNull();
  const tickets = card.getByRole('link', { name: /^Get Tickets - \$12\.50/ });
  expect(tickets).toHaveAttribute('href', 'https://tickets.example/a1');
  expect(tickets).toHaveAttribute('target', '_blank');
  expect(card.getByRole('link', { name: /^Download \.ics/ })).toHaveAttribute('href', '/events/a1.ics');
});

test.each([
  ['View Event', null],
  ['Get Tickets - $15', 15],
])('%s of an event without a ticket URL leads to its page', async (label, ticketPrice) => {
  const slug = 'trivia-night-2026-07-04';
  serveEvents([makeEvent({ _id: 'b1', title: 'Trivia Night', slug, ticketPrice, ticketUrl: null })]);
  renderPage();
  const card = within(await findCard('Trivia Night'));
  expect(card.getByRole('link', { name: (name) => name.startsWith(label) })).toHaveAttribute('href', `/events/${slug}`);
});

test('Add to Calendar opens the calendar template in a new tab, or shows an alert when it cannot', async () => {
  serveEvents([makeEvent({ _id: 'b1', title: 'Trivia Night', startTime: '19:00', endTime: null })]);
  const openWindow = vi.spyOn(window, 'open').mockReturnValue({ opener: window } as Window);
  renderPage();
  const card = within(await findCard('Trivia Night'));
  await userEvent.click(card.getByRole('link', { name: /^Add to Calendar/ }));
  const [url, target] = openWindow.mock.calls[0] ?? [];
  expect(target).toBe('_blank');
  const calendar = new URL(String(url));
  expect(calendar.searchParams.get('dates')).toBe('20260704T190000/20260704T210000');
  expect(calendar.searchParams.get('ctz')).toBe('America/Los_Angeles');
  expect(card.queryByText(/\$/)).not.toBeInTheDocument();
  openWindow.mockReturnValue(null);
  await userEvent.click(card.getByRole('link', { name: /^Add to Calendar/ }));
  const message = 'Sorry, there was an error creating the calendar event. Please try again.';
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

test('marks an ongoing event', async () => {
  serveEvents([makeEvent({ _id: 'c1', title: 'Release Day' })]);
  renderPage('2026-07-05T01:30:00Z');
  expect(within(await findCard('Release Day')).getByText('On now')).toBeInTheDocument();
});

test('groups events by month, with links to each month that has some', async () => {
  serveEvents([
    makeEvent({ _id: 'd1', title: 'June one', startDate: '2026-06-30' }),
    makeEvent({ _id: 'd2', title: 'August one', startDate: '2026-08-01' }),
  ]);
  renderPage();
  const months = within(await screen.findByRole('navigation', { name: 'Months' })).getAllByRole('link');
  expect(months.map((link) => link.textContent)).toEqual(['June 2026', 'August 2026']);
  for (const link of months) {
    const target = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    expect(target).toHaveTextContent(link.textContent);
  }
  const june = within(screen.getByRole('region', { name: 'June 2026' }));
  expect(june.getByRole('heading', { level: 4, name: 'June one' })).toBeInTheDocument();
  expect(june.queryByRole('heading', { name: 'August one' })).not.toBeInTheDocument();
});

const listed = () => screen.queryAllByRole('heading', { level: 4 }).map((heading) => heading.textContent);
const filters = async () => within(await screen.findByRole('navigation', { name: 'Filter events' }));

const serveThree = () =>
  serveEvents([
    makeEvent({ _id: 'a', title: 'Auburn band', tapRoom: 'Auburn', category: 'live-music' }),
    makeEvent({ _id: 'b', title: 'Folsom truck', tapRoom: 'Folsom', category: 'food-truck' }),
    makeEvent({ _id: 'c', title: 'Tour for all', tapRoom: 'All', category: 'other' }),
  ]);

test('a taproom and a category are links with one URL for each selection', async () => {
  serveThree();
  renderPage();
  await findCard('Auburn band');
  const bar = await filters();
  await userEvent.click(bar.getByRole('link', { name: 'Auburn' }));
  await waitFor(() => expect(listed()).toEqual(['Auburn band', 'Tour for all']));
  expect(bar.getByRole('link', { name: 'Auburn' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByText('2 events')).toHaveRole('status');
  const liveMusic = bar.getByRole('link', { name: 'Live Music' });
  expect(liveMusic).toHaveAttribute('href', '/events?taproom=auburn&category=live-music');
  await userEvent.click(liveMusic);
  await waitFor(() => expect(listed()).toEqual(['Auburn band']));
  await userEvent.click(bar.getByRole('link', { name: /^Live Music.*clear$/ }));
  await waitFor(() => expect(listed()).toEqual(['Auburn band', 'Tour for all']));
});

test('without a match, the empty result leads back to all events and moves the focus', async () => {
  serveThree();
  renderPage(undefined, '/events?taproom=folsom&category=live-music');
  expect(await screen.findByText('No events match these filters.')).toBeVisible();
  expect(screen.getByText('0 events')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'See all events' }));
  await waitFor(() => expect(listed()).toHaveLength(3));
  expect(await screen.findByText('3 events')).toHaveFocus();
});

test('"Other" is neither a filter nor a label', async () => {
  serveThree();
  renderPage(undefined, '/events?category=other');
  await findCard('Tour for all');
  expect(listed()).toHaveLength(3);
  expect(screen.queryByText(/^Other$/)).not.toBeInTheDocument();
});

test('a cancelled event stays, marked, with its page and without anything to book', async () => {
  serveEvents([
    makeEvent({
      _id: 'x',
      slug: 'gig-2026-07-04',
      title: 'Gig',
      status: 'cancelled',
      ticketPrice: 10,
      ticketUrl: 'https://tickets.example/x',
    }),
  ]);
  renderPage();
  const card = within(await findCard('Gig'));
  expect(card.getAllByRole('listitem')[0]).toHaveTextContent('Cancelled');
  expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/events/gig-2026-07-04']);
  expect(card.queryByText('$10')).not.toBeInTheDocument();
});

test('loads more than twenty events on request, and Try Again after a failure', async () => {
  const events = Array.from({ length: 21 }, (_, index) => makeEvent({ _id: `e${index}`, title: `Event ${index}` }));
  serveEvents(events);
  renderPage();
  await findCard('Event 0');
  expect(screen.getAllByRole('article')).toHaveLength(20);
  api.use(mockNetworkError('get', '/events'));
  await userEvent.click(screen.getByRole('button', { name: 'Load more events' }));
  expect(await screen.findByText('More events could not be loaded.')).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(20);
  serveEvents(events);
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(21));
  expect(screen.queryByRole('button', { name: /Load more|Try Again/ })).not.toBeInTheDocument();
  expect(screen.getByText('Showing 21 of 21 events')).toHaveFocus();
});

test.each([
  ['without events', () => serveEvents([])],
  ['when the events fail to load', () => api.use(mockNetworkError('get', '/events'))],
])('%s, shows No Upcoming Events and the rest of the page', async (_, prepare) => {
  prepare();
  renderPage();
  expect(await screen.findByText('No Upcoming Events')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Book Your Event' })).toHaveAttribute('href', '/contact');
  expect(screen.getByRole('link', { name: 'Wedding' })).toHaveAttribute('href', '/contact?type=wedding#private-event');
});
