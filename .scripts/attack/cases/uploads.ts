/** Files that are not what they say, that take all memory, or that run when they are opened. */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { attack, type AttackClass, describeReply, diagonals, type Finding, words } from '../attack-case.ts';
import type { Attacker, Service } from '../attacker.ts';
import { type FormPart, multipart, type Reply } from '../http.ts';
import type { Target } from '../target.ts';
import { pngOfSize, pngSignature, pngWithText, smallImage, taggedJpeg } from '../test-images.ts';

const html = '<!DOCTYPE html><script>alert(7)</script>';
const script = 'alert(7)//';

type Contents = Record<string, () => Promise<Buffer> | Buffer>;

/** Contents that are no image, by what they are sent as. */
const fakes: Contents = {
  'a page': () => Buffer.from(html),
  'a page after the signature of a PNG': () => Buffer.concat([pngSignature, Buffer.from(html)]),
  'a page after the signature of a GIF': () => Buffer.from(`GIF89a${html}`),
  'a script that is a GIF': () => Buffer.from(`GIF89a/*\0\0*/=1;${script}`),
  'a page after the signature of a JPEG': () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from(html)]),
  'a page in a RIFF of WebP': () => Buffer.from(`RIFF\x10\0\0\0WEBP${html}`, 'latin1'),
  'a truncated PNG': async () => (await smallImage('png')).subarray(0, 50),
  'an SVG': () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  'a PDF': () => Buffer.from('%PDF-1.4\n%evil'),
  'a ZIP': () => Buffer.from('PK\x03\x04evil', 'latin1'),
  'a TIFF': () => Buffer.from('49492a0008000000', 'hex'),
  'a BMP': () => Buffer.from('BM\x46\0\0\0', 'latin1'),
  'an MVG of ImageMagick': () =>
    Buffer.from('push graphic-context\nimage over 0,0 0,0 "https://evil.example/x"\npop graphic-context'),
  'a program': () => Buffer.from('7f454c46020101', 'hex'),
  'a script of PHP': () => Buffer.from('<?php system($_GET["c"]); ?>'),
  nothing: () => Buffer.alloc(0),
  'an AVIF': () => Buffer.from('000000206674797061766966', 'hex'),
  'a PostScript file': () => Buffer.from('%!PS\n(evil) run'),
};

type ImageRoute = {
  name: string;
  field: string;
  as: 'moderator' | 'panelAdmin';
  to: Service;
  url: (target: Target) => string;
};

const beerImages = ({ ids }: Target) => `/api/beers/${ids.beer}/images`;

const imageRoutes: ImageRoute[] = [
  { name: 'beer images', field: 'images', as: 'moderator', to: 'site', url: beerImages },
  { name: 'the panel', field: 'files', as: 'panelAdmin', to: 'cms', url: () => '/upload' },
];

const refusedStatuses = [400, 413, 415];

const upload = (attacker: Attacker, url: string, parts: FormPart[], { as, to }: Pick<ImageRoute, 'as' | 'to'>) =>
  attacker.send({ to, method: 'POST', path: url, as, timeoutMs: 60_000, ...multipart(parts) });

const types = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

/** A case for each route and content, of which `npm test` runs diagonals; `find` gets what was stored. */
const onEachRoute = (
  contents: Contents,
  goalOf: (name: string) => string,
  find: (stored: Reply, name: string, route: ImageRoute) => Finding,
) =>
  diagonals(
    Object.keys(contents).length,
    imageRoutes.flatMap((route) =>
      Object.entries(contents).map(([name, content], index) =>
        attack(`${goalOf(name)} by ${route.name}`, async (attacker) => {
          const type = types[index % types.length] ?? '';
          const part = { name: route.field, filename: `photo.${type.slice(6)}`, type, content: await content() };
          const reply = await upload(attacker, route.url(attacker.target), [part], route);
          if (refusedStatuses.includes(reply.status))
            return reply.milliseconds > 10_000 ? `it took ${reply.milliseconds.toFixed(0)} ms` : null;
          const stored = [...reply.text.matchAll(/"url":"(\/uploads\/[^"]+)"/g)].at(-1)?.[1];
          return stored ? find(await attacker.send({ path: stored }), name, route) : `got ${describeReply(reply)}`;
        }),
      ),
    ),
  );

const fakeImages = onEachRoute(
  fakes,
  (name) => `store ${name} as an image`,
  ({ text }, name, { to }) =>
    // The panel accepts SVGs.
    name === 'an SVG' && to === 'cms' && !/script|evil/.test(text) ? null : `it was stored: ${text.slice(0, 80)}`,
);

/** What an image has beside its pixels is gone afterwards. */
const hiddenContent: Contents = {
  'a page after the end of a PNG': async () => Buffer.concat([await smallImage('png'), Buffer.from(html)]),
  'a page after the end of a JPEG': async () => Buffer.concat([await smallImage('jpeg'), Buffer.from(html)]),
  'a page after the end of a GIF': async () => Buffer.concat([await smallImage('gif'), Buffer.from(html)]),
  'a page after the end of a WebP': async () => Buffer.concat([await smallImage('webp'), Buffer.from(html)]),
  'an archive after the end of a PNG': async () => Buffer.concat([await smallImage('png'), Buffer.from('PK evil')]),
  'the position of a photograph': () => taggedJpeg('evil place'),
  'a text that inflates': () => pngWithText(50_000_000),
};

const cleaned = onEachRoute(
  hiddenContent,
  (name) => `publish ${name}`,
  ({ body }) => (/<script|evil|GPS/.test(body.toString('latin1')) ? 'the file still has it' : null),
);

const bombs: Contents = {
  'a PNG of 400 megapixels': () => pngOfSize(20_000, 20_000, 100),
  'a PNG of 10 gigapixels with one row': () => pngOfSize(100_000, 100_000, 1),
  'a PNG with the largest width': () => pngOfSize(2_147_483_647, 1, 0),
  'a PNG of no width': () => pngOfSize(0, 0, 0),
  'a PNG of 53 megapixels': () => pngOfSize(53_000, 1000, 1000),
  'an image of 26 MB': () => Buffer.concat([pngSignature, Buffer.alloc(26 * 1024 * 1024)]),
};

const bombed = onEachRoute(
  bombs,
  (name) => `exhaust the memory with ${name}`,
  () => 'it was stored',
);

const fileNames = [
  ...words`
    ../../../../evil.png ..\..\evil.png /etc/cron.d/evil C:\evil.png evil.php evil.html evil.svg evil.png.html
    .htaccess evil.png%00.html CON.png
  `,
  ...['evil\0.png', '<img src=x onerror=alert(7)>.png', `${'a'.repeat(5000)}.png`, ' .png', 'evil\r\nX: y.png'],
];

const uploadToBeer = (attacker: Attacker, parts: FormPart[]) =>
  upload(attacker, beerImages(attacker.target), parts, { as: 'moderator', to: 'site' });

const named = fileNames.map((filename) =>
  attack(`store an image under the name ${JSON.stringify(filename).slice(0, 60)}`, async (attacker) => {
    const part = { name: 'images', filename, type: 'image/png', content: await smallImage('png') };
    const reply = await uploadToBeer(attacker, [part]);
    if (refusedStatuses.includes(reply.status)) return null;
    const stored = [...reply.text.matchAll(/"url":"([^"]+)"/g)].at(-1)?.[1] ?? '';
    if (!/^\/uploads\/[\w.-]+\.png$/.test(stored)) return `got ${reply.status} with the URL ${stored}`;
    const { headers } = await attacker.send({ path: stored });
    return headers['content-type'] === 'image/png' ? null : `it is served as ${headers['content-type']}`;
  }),
);

const forms: Record<string, () => FormPart[]> = {
  'files of another field': () => [{ name: 'evil', filename: 'x.png', content: 'x' }],
  '11 files': () => Array.from({ length: 11 }, () => ({ name: 'images', filename: 'x.png', content: 'x' })),
  '2,000 files': () => Array.from({ length: 2000 }, () => ({ name: 'images', filename: 'x.png', content: 'x' })),
  '5,000 fields': () => Array.from({ length: 5000 }, (_, index) => ({ name: `field${index}`, content: 'x' })),
  'a field of 5 MB': () => [{ name: 'location', content: 'x'.repeat(5_000_000) }],
  'a field named __proto__': () => [{ name: '__proto__[polluted]', content: 'x' }],
  'a text in place of the file': () => [{ name: 'images', content: 'x' }],
  'a field with a name of 100 KB': () => [{ name: 'x'.repeat(100_000), content: 'x' }],
};

/** No temporary file may remain, whoever sent it. Strapi deletes some of them after its response. */
async function findTemporary(target: Target): Promise<string | null> {
  let files: string[] = [];
  for (let attempt = 0; attempt < 20; attempt += 1) {
    files = readdirSync(target.tempDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
      statSync(path.join(target.tempDir, file), { throwIfNoEntry: false })?.isFile(),
    );
    if (files.length === 0) return null;
    await sleep(100);
  }
  return `${files.length} temporary files remain: ${files.slice(0, 3).join(', ')}`;
}

export const uploads: AttackClass = {
  name: 'uploads',
  cases: () => [
    ...fakeImages,
    ...cleaned,
    ...bombed,
    ...named,
    ...Object.entries(forms).map(([name, parts]) =>
      attack(`confuse the form parser with ${name}`, async (attacker) => {
        const reply = await uploadToBeer(attacker, parts());
        return refusedStatuses.includes(reply.status) ? null : `got ${describeReply(reply)}`;
      }),
    ),
    attack('leave temporary files by all of these', ({ target }) => findTemporary(target)),
  ],
};
