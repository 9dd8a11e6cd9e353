/** Calls that read everything an instance has. */
import type { ApiClient } from '../client';
import type { Responses } from './recording';

type Records = Record<string, { _id: string; slug?: string }[]>;

const statuses = ['draft', 'published', 'cancelled', 'completed'];
const inquiryStatuses = ['new', 'answered', 'archived', 'spam'];
const pageKeys = ['home', 'our-story', 'store', 'shipping', 'contact', 'beers', 'events', 'privacy-policy'];
const pages = ['home', 'beers', 'events', 'our-story', 'contact', 'taproom', 'nowhere'];
const locations = ['main-website', 'auburn', 'folsom', 'reno'];

const all = 'page=1&limit=100';

/** Anybody may send these. */
const publicLists = [
  '/beers',
  `/beers?${all}`,
  `/beers?${all}&search=k%C3%B6lsch`,
  `/beers?${all}&tag=Popular`,
  '/beers/featured',
  '/events',
  `/events?${all}&upcoming=true`,
  `/events?${all}&include=cancelled`,
  ...['All', 'Auburn', 'Folsom', 'Reno'].map((tapRoom) => `/events?${all}&tapRoom=${tapRoom}`),
  `/events?${all}&category=live-music`,
  '/events/feed',
  ...locations.flatMap((location) => [`/content/location/${location}`, `/content/location/${location}/public`]),
  ...locations.flatMap((site) => pages.map((page) => `/content/hero-images/${site}/${page}`)),
  '/distributors',
  '/shipping-states',
  ...[
    '/site',
    '/taprooms',
    '/taprooms/auburn',
    '/taprooms/folsom',
    '/taps',
    '/taps/auburn',
    '/taps/folsom',
    '/redirects',
  ],
  ...pageKeys.map((key) => `/pages/${key}`),
];

const staffLists = [
  '/auth/users',
  `/beers/admin?${all}`,
  `/beers/admin?${all}&active=false`,
  '/beers/admin/export/csv',
  `/events/admin?${all}`,
  ...['All', 'Auburn', 'Folsom'].map((tapRoom) => `/events/admin?${all}&tapRoom=${tapRoom}`),
  ...statuses.map((status) => `/events/admin?${all}&status=${status}`),
  `/events/admin?${all}&search=cr%C3%A8me`,
  `/inquiries?${all}`,
  ...inquiryStatuses.map((status) => `/inquiries?${all}&status=${status}`),
  '/inquiries/export/csv',
  ...locations.map((location) => `/content/location/${location}`),
  `/newsletter/subscribers?${all}`,
  '/newsletter/stats',
  '/newsletter/export/csv',
  ...['/taprooms/admin', '/taps/admin/auburn', '/site/settings', '/screens', '/boards', '/setup'],
  '/stats/dashboard',
  '/stats/analytics',
];

/** Sends the calls and returns their responses by path. */
export async function readAll(client: ApiClient, url: string, paths: string[]): Promise<Responses> {
  const responses: Responses = {};
  for (const path of paths) {
    const { status, body, text } = await client.get<unknown>(path, { url });
    responses[path] = { status, body: body ?? text };
  }
  return responses;
}

/** Every list, and the detail calls of every record in them. */
export async function findPaths(staff: ApiClient, url: string): Promise<{ visitor: string[]; staff: string[] }> {
  const list = async (path: string, name: string) => (await staff.get<Records>(path, { url })).body[name] ?? [];
  const [beers, events, inquiries, spam] = await Promise.all([
    list(`/beers/admin?${all}`, 'beers'),
    list(`/events/admin?${all}`, 'events'),
    list(`/inquiries?${all}`, 'inquiries'),
    list(`/inquiries?${all}&status=spam`, 'inquiries'),
  ]);
  const include = '?include=cancelled,completed';
  return {
    visitor: [
      ...publicLists,
      ...beers.flatMap(({ _id, slug }) => [`/beers/${_id}`, `/beers/${slug}`, `/beers/${slug}/related`]),
      ...events.flatMap(({ _id, slug }) => [`/events/${_id}`, `/events/${slug}`, `/events/${slug}${include}`]),
    ],
    staff: [
      ...staffLists,
      ...beers.map(({ _id }) => `/beers/admin/${_id}`),
      ...events.map(({ _id }) => `/events/admin/${_id}`),
      ...[...inquiries, ...spam].map(({ _id }) => `/inquiries/${_id}`),
    ],
  };
}
