/** After random writes in the panel, all public responses of the API still match its OpenAPI document. */
import sharp from 'sharp';
import { runMonkey } from '../../test/monkey';
import { createResponseCheck, type OpenApiDocument, type Operation } from '../../test/openapi';
import { createPanelClient, signInToPanel } from '../../test/panel';
import { startServer } from '../../test/server';

/** Set MONKEY_SEED to try another one. */
const seed = Number(process.env.MONKEY_SEED ?? 20_261_122);
const count = Number(process.env.MONKEY_COUNT ?? 150);

const server = await startServer({ SEED: 'true', RATE_LIMITS: 'false' });

afterAll(() => server.stop());

type PublicCall = { path: string; operation: Operation };

const publicCalls = ({ paths }: OpenApiDocument): PublicCall[] =>
  Object.entries(paths).flatMap(([path, { get: operation }]) =>
    operation && operation.security.length === 0 ? [{ path, operation }] : [],
  );

const read = async (path: string) => {
  const response = await fetch(server.url + path, { redirect: 'manual' });
  return { status: response.status, contentType: response.headers.get('content-type'), text: await response.text() };
};

/** Ids and slugs in the public lists, for the parameters of paths. */
async function findValues(): Promise<Record<string, string[]>> {
  const texts = await Promise.all(['/api/beers?limit=100', '/api/events?limit=100', '/api/site'].map(read));
  const all = texts.map(({ text }) => text).join('');
  const find = (pattern: RegExp) => [...new Set([...all.matchAll(pattern)].map(([, value]) => value ?? ''))];
  return {
    id: find(/"_id":"([^"]+)"/g),
    slug: find(/"slug":"([^"]+)"/g),
    key: [...find(/"key":"([^"]+)"/g), 'home', 'beers', 'not-found'],
    location: ['main-website', ...find(/"slug":"([^"]+)"/g)],
  };
}

const fillPath = (path: string, values: Record<string, string[]>): string[] => {
  const name = /\{(\w+)\}/.exec(path)?.[1];
  if (!name) return [path];
  return (values[name] ?? ['none']).map((value) => path.replace(`{${name}}`, encodeURIComponent(value)));
};

test(
  `${count} random writes in the panel cause no 500, and leave every public response valid`,
  // A write takes about 100 ms, on a busy machine several times as long.
  { timeout: Math.max(300_000, count * 1000) },
  async () => {
    console.log(`MONKEY_SEED=${seed}`);
    const image = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#e39a2d' } })
      .png()
      .toBuffer();
    const report = await runMonkey(createPanelClient(server.url, await signInToPanel(server.url)), {
      seed,
      count,
      image: new Blob([new Uint8Array(image)], { type: 'image/png' }),
    });
    expect(report.failures).toEqual([]);
    expect(Object.keys(report.statuses), 'some writes succeed and some are rejected').toEqual(
      expect.arrayContaining(['200', '201', '400']),
    );

    const document = JSON.parse((await read('/api/openapi.json')).text) as OpenApiDocument;
    const check = createResponseCheck(document);
    const values = await findValues();
    const problems: string[] = [];
    for (const { path, operation } of publicCalls(document)) {
      for (const url of fillPath(path, values)) {
        problems.push(...check(operation, await read(`/api${url}`)).map((problem) => `${url}: ${problem}`));
      }
    }
    expect(problems).toEqual([]);
  },
);
