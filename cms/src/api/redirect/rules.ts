/** The rules of redirects: a path that exists, a second redirect from the same path and a loop are rejected. */
import {
  findRedirectProblem,
  maxRedirectLength,
  normalizeRedirectFrom,
  normalizeRedirectPath,
  type Redirect,
  type RedirectProblem,
} from '#domain/redirect/redirect';
import { encodeTarget } from '#domain/redirect/target';
import { rejectedFields } from '#lib/parse';
import { settings } from '#lib/settings';
import { fetchPageSettings } from '#lib/site-settings/queries';
import { findIdentities, findTakenPaths } from '#lib/taproom/rules';
import { isText, toRedirect, type RedirectDocument, listRedirects } from './document';

type Params = { documentId?: string; data?: { from?: unknown; to?: unknown } };

const findRecords = async (from: string) => {
  const [, parent, slug = ''] = from.split('/');
  if (parent === 'beers' && (await strapi.db.query('api::beer.beer').count({ where: { slug } })) > 0)
    return [{ path: from, label: 'a beer' }];
  const file = parent === 'events' ? /^([^.]+)\.ics$/.exec(slug) : null;
  if (file && (await strapi.db.query('api::event.event').count({ where: { documentId: file[1] } })) > 0)
    return [{ path: from, label: 'the calendar file of an event' }];
  if (parent === 'events' && (await strapi.db.query('api::event.event').count({ where: { slug } })) > 0)
    return [{ path: from, label: 'an event' }];
  return [];
};

type Link = Pick<Redirect, 'from' | 'to'>;

export const findProblem = async (link: Link, redirects: readonly Link[]): Promise<RedirectProblem | null> =>
  findRedirectProblem(link, {
    redirects,
    records: await findRecords(normalizeRedirectPath(link.from)),
    pageSettings: await fetchPageSettings(),
    ...(await findTakenPaths(await findIdentities())),
  });

/** Normalizes the data. A copy is checked like a new redirect; `documentId` is that of its original. */
export async function checkRedirect(action: string, { documentId, data = {} }: Params) {
  const stored: RedirectDocument[] = await listRedirects();
  const previous = stored.find((each) => each.documentId === documentId);
  if (isText(data.from)) data.from = normalizeRedirectFrom(data.from);
  const from = isText(data.from) ? data.from : previous?.from;
  const to = isText(data.to) ? data.to : previous?.to;
  // The schema rejects what is missing.
  if (!from || !to) return;
  const encoded = encodeTarget(to, settings().publicUrl);
  if (encoded === null) {
    const msg = 'Please enter a path of the site such as /beers, or a URL that starts with https://';
    throw rejectedFields([{ path: 'to', msg }]);
  }
  if (encoded.length > maxRedirectLength)
    throw rejectedFields([
      { path: 'to', msg: 'The URL is too long. Letters such as ü take several characters in it.' },
    ]);
  data.to = encoded;
  const others = action === 'update' ? stored.filter((each) => each !== previous) : stored;
  const problem = await findProblem({ from, to: encoded }, others.map(toRedirect));
  if (problem) throw rejectedFields([{ path: problem.field, msg: problem.message }]);
}
