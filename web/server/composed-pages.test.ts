/** Pages, menus, sitemap and redirects of pages that staff compose in the panel. */
import type { ComposedPage } from '@domain/page/composed-page';
import { makeComposedPage, sampleSections, toPageSummary } from '../test/make-page';
import { startEdge, waitFor } from './test/start-edge';

const { quote, 'beers-by-tag': beers, events } = sampleSections;
const weddings = makeComposedPage([quote, beers, { ...events, taproom: 'auburn', category: 'live-music' }]);
const jobs = makeComposedPage([], { key: 'jobs-id', path: '/about/jobs', title: 'Jobs' });

const notFound = { success: false, message: 'Page not found' };
const pagination = { page: 1, limit: 100, total: 0, pages: 1 };

async function startWith(...first: ComposedPage[]) {
  const edge = await startEdge();
  const { cms, mockSite } = edge;
  const publish = (...pages: ComposedPage[]) => {
    const summaries = pages.map((page) =>
      toPageSummary(page, { navigation: page.key === jobs.key ? 'footer' : 'menu' }),
    );
    mockSite({ pages: summaries });
    for (const { key } of [weddings, jobs]) {
      const page = pages.find((each) => each.key === key);
      cms.mockJson(`/api/pages/${key}`, page ? { page } : notFound, page ? 200 : 404);
    }
    cms.bumpVersion('page');
  };
  for (const path of ['/api/beers?limit=100', '/api/beers?limit=3&tag=Seasonal'])
    cms.mockJson(path, { beers: [], pagination });
  const query = { upcoming: 'true', limit: '3', tapRoom: 'Auburn', category: 'live-music', include: 'cancelled' };
  cms.mockJson(`/api/events?${new URLSearchParams(query)}`, { events: [], pagination });
  cms.mockJson('/api/redirects', { redirects: [] });
  publish(...first);
  return { ...edge, publish };
}

test('a page that goes live has a URL, a place in menu, footer and sitemap within a second', async () => {
  const { publish, statusOf, textOf } = await startWith(jobs);
  // Vite transforms the sources of the route at its first render, which takes longer than a second.
  expect(await statusOf('/about/jobs')).toBe(200);
  expect(await statusOf('/weddings')).toBe(404);
  expect(await textOf('/store')).not.toContain('Weddings');
  publish(weddings, jobs);
  await waitFor(async () => expect(await statusOf('/weddings')).toBe(200));
  expect(await textOf('/weddings')).toContain('They treated us like family.');
  expect(await textOf('/store')).toMatch(/<a[^>]*href="\/weddings"[^>]*>Weddings<\/a>/);
  expect((await textOf('/store')).split('<footer')[1]).toMatch(/<a[^>]*href="\/about\/jobs"[^>]*>Jobs<\/a>/);
  const sitemap = await textOf('/sitemap.xml');
  for (const path of ['/weddings', '/about/jobs'])
    expect(sitemap).toContain(`<loc>https://boldridge.example${path}</loc><lastmod>2026-05-01T12:00:00.000Z</lastmod>`);
});

test('an edit shows within a second; a page that becomes a draft is gone, one that moves redirects', async () => {
  const { cms, publish, request, statusOf, textOf } = await startWith(weddings, jobs);
  expect(await statusOf('/weddings')).toBe(200);
  publish({ ...weddings, sections: [{ ...quote, text: 'Gone by nine.' }] }, jobs);
  await waitFor(async () => expect(await textOf('/weddings')).toContain('Gone by nine.'));
  cms.mockJson('/api/redirects', { redirects: [{ from: '/weddings', to: '/celebrations', status: 301 }] });
  publish({ ...weddings, path: '/celebrations' });
  await waitFor(async () => expect(await statusOf('/celebrations')).toBe(200));
  expect(await request('/weddings')).toMatchObject({ status: 301, headers: { location: '/celebrations' } });
  expect(await statusOf('/about/jobs')).toBe(404);
});

test('another spelling of a path redirects to it', async () => {
  const { request } = await startWith(weddings, jobs);
  expect(await request('/About/Jobs/')).toMatchObject({ status: 301, headers: { location: '/about/jobs' } });
});

test('a page that the list of pages has, but the CMS no longer, is not found', async () => {
  const { cms, statusOf } = await startWith(weddings);
  cms.mockJson(`/api/pages/${weddings.key}`, notFound, 404);
  expect(await statusOf('/weddings')).toBe(404);
});
