import { sampleDrink, samplePouring, sampleTapList } from '@domain/test/samples';
import { startEdge } from './test/start-edge';

async function startWithTaps(list = sampleTapList()) {
  const edge = await startEdge();
  const mock = (tapList: typeof list) => {
    edge.cms.mockJson('/api/taps/auburn', { tapList });
    edge.cms.mockJson('/api/taps', { taprooms: [tapList] });
  };
  mock(list);
  return { ...edge, mock };
}

test('the menu has one document for each selection, is not indexed and shows a change at once', async () => {
  const { request, cms, cache, mock } = await startWithTaps();
  const first = await request('/taps/auburn/print?size=half&utm=x');
  expect(first.status).toBe(200);
  expect(first.headers['x-robots-tag']).toBe('noindex');
  expect(first.text).toContain('Ridge Runner');
  expect(first.text).toContain('$8');
  expect((await request('/taps/auburn/print?prices=off')).text).not.toContain('$8');
  expect(cache.get('/taps/auburn/print?size=half')).toBeDefined();
  expect(cache.get('/taps/auburn/print?size=half&utm=x')).toBeUndefined();
  mock(sampleTapList({ on: [samplePouring({ drink: sampleDrink({ name: 'Helles <b>' }) })] }));
  cms.bumpVersion('pouring');
  await expect.poll(async () => (await request('/taps/auburn/print?size=half')).text).toContain('Helles &lt;b&gt;');
  expect((await request('/taps/nowhere/print')).status).toBe(404);
});

test.each(['/taps/auburn/print', '/embed/taps/auburn'])('%s has the number and the label of a tap', async (path) => {
  const { request } = await startWithTaps(
    sampleTapList({ on: [samplePouring({ tap: { number: 6, label: 'Nitro' }, drink: sampleDrink() })] }),
  );
  const { text } = await request(path);
  expect(text).toMatch(/<span class="[^"]*">6<\/span>/);
  expect(text).toContain('Nitro');
});

test('each table has a tent with both faces; unusable tables are an error at the field', async () => {
  const { request } = await startWithTaps();
  const { text } = await request('/taps/auburn/tents?tables=1-2,Bar');
  expect(text.match(/class="sheet [^"]*tents/g)).toHaveLength(2);
  expect(text.match(/class="face is-back/g)).toHaveLength(3);
  const failed = await request('/taps/auburn/tents?tables=9-1');
  expect(failed.status).toBe(400);
  expect(failed.text).toContain('9-1 is not a range of tables');
  expect(failed.text).toContain('value="9-1"');
});

test('the script of a sandboxed frame, which has another origin, can load the embedded list again', async () => {
  const { request } = await startWithTaps();
  const { headers } = await request('/embed/taps/auburn');
  const again = await request('/embed/taps/auburn', { headers: { 'if-none-match': String(headers['etag']) } });
  expect([headers['access-control-allow-origin'], again.status]).toEqual(['*', 304]);
  expect(again.headers['access-control-allow-origin']).toBe('*');
});

test('a visit’s source creates no page of its own in the cache', async () => {
  const { request, renders } = await startWithTaps();
  for (const table of [1, 2, 3]) {
    expect((await request(`/taps?taproom=auburn&src=table-${table}`)).status).toBe(200);
  }
  expect(renders.filter((url) => url.startsWith('/taps'))).toEqual(['/taps?taproom=auburn']);
  const { text } = await request('/taps?taproom=auburn');
  expect(text).toContain('href="https://boldridge.example/taps/feed.xml?taproom=auburn"');
  const [, discovery = ''] =
    /type="application\/json\+oembed"[^>]*href="https:\/\/boldridge.example([^"]+)"/.exec(text) ?? [];
  expect((await request(discovery)).text).toContain('/embed/taps/auburn');
});

test('the page of a taproom with a tap list leads to its feeds and the embedded list', async () => {
  const { request, cms } = await startWithTaps();
  const feed = 'href="https://boldridge.example/taps/feed.json?taproom=auburn"';
  const { text } = await request('/auburn');
  expect(text).toContain(feed);
  expect(text).toContain('href="https://boldridge.example/oembed?url=https%3A%2F%2Fboldridge.example%2Fauburn"');
  cms.mockJson('/api/taps/auburn', { tapList: sampleTapList({ on: [], onDeck: [], justKicked: [] }) });
  cms.bumpVersion('pouring');
  await expect.poll(async () => (await request('/auburn')).text).not.toContain(feed);
});

test('oEmbed describes pages with a tap list within the size of the consumer', async () => {
  const { request } = await startWithTaps();
  const oembed = (page: string, rest = '') =>
    request(`/oembed?url=${encodeURIComponent(`https://boldridge.example${page}`)}${rest}`);
  const { headers, text } = await oembed('/taps?taproom=auburn', '&maxwidth=400&maxheight=50');
  expect(headers['access-control-allow-origin']).toBe('*');
  expect(JSON.parse(text)).toMatchObject({ type: 'rich', version: '1.0', width: 400, height: 200 });
  expect(JSON.parse(text)).toHaveProperty(
    'html',
    expect.stringContaining('src="https://boldridge.example/embed/taps/auburn"'),
  );
  expect((await oembed('/taps', '&format=xml')).status).toBe(501);
  for (const page of ['/beers', '/taps?taproom=nowhere']) expect((await oembed(page)).status).toBe(404);
  expect((await request('/oembed?url=https://other.example/taps')).status).toBe(404);
});

test('feeds list the newly tapped beers, latest first, with stable ids', async () => {
  const older = samplePouring({ _id: 'a', tappedAt: '2026-07-01T19:00:00.000Z' });
  const guest = sampleDrink({
    slug: null,
    name: 'Tom & Jerry’s <img src=x onerror=alert(1)>\u0001',
    producer: 'R&D &lt;script&gt; &ltimg &#60b',
    style: null,
    kind: 'cider',
  });
  const { request, cms, mock } = await startWithTaps(
    sampleTapList({ on: [older, samplePouring({ _id: 'b', drink: guest })] }),
  );
  const json = await request('/taps/feed.json');
  expect(json.headers['access-control-allow-origin']).toBe('*');
  const { version, items } = JSON.parse(json.text) as {
    version: string;
    items: { id: string; date_published: string }[];
  };
  expect(version).toBe('https://jsonfeed.org/version/1.1');
  expect(items.map(({ id }) => id)).toEqual(['https://boldridge.example/taps#b', 'https://boldridge.example/taps#a']);
  const rss = await request('/taps/feed.xml?taproom=auburn&page=7');
  expect(rss.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  // Readers decode the XML, and then show the result as HTML.
  expect(rss.text).toContain(
    '<title>Tom &amp; Jerry’s &amp;lt;img src=x onerror=alert(1)&amp;gt; is on tap at Auburn</title>',
  );
  expect(rss.text).toContain('R&amp;D &amp;amp;lt;script&amp;amp;gt; &amp;amp;ltimg &amp;amp;#60b');
  expect(rss.text).toContain('<pubDate>Thu, 02 Jul 2026 19:00:00 GMT</pubDate>');
  expect((await request('/taps/feed.json?taproom=nowhere')).status).toBe(404);
  mock(sampleTapList({ on: [] }));
  cms.bumpVersion('pouring');
  await expect.poll(async () => (await request('/taps/feed.xml?taproom=auburn')).text).not.toContain('<item>');
});
