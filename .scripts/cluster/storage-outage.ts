/** Uploads while the storage is down: a clear error, no row without its file, no file without its row. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cms } from '../paths.ts';
import { send } from './client.ts';
import type { Cluster } from './cluster.ts';
import { signIn } from './load.ts';
import { queryPostgres } from '../database.ts';

type Outage = { begin: () => unknown; end: () => unknown };

const photo = path.join(cms, 'src/seed/images/gallery-6.jpg');
const rejoinMs = 1000;

export async function measureStorageOutage(cluster: Cluster, { begin, end }: Outage): Promise<string> {
  const headers = await signIn(cluster);
  const created = await send({
    method: 'POST',
    url: `${cluster.siteUrl}/api/beers`,
    headers,
    body: { name: `Photogenic ${Date.now()}` },
  });
  const { beer } = JSON.parse(created.text) as { beer: { _id: string } };
  const countFiles = async () =>
    Number((await queryPostgres(cluster.databaseUrl, 'select count(*) as total from files'))[0]?.['total']);
  const upload = async () => {
    const form = new FormData();
    form.append('images', new File([new Uint8Array(readFileSync(photo))], 'pint.jpg', { type: 'image/jpeg' }));
    const startedAt = performance.now();
    const url = `${cluster.siteUrl}/api/beers/${beer._id}/images`;
    const response = await fetch(url, { method: 'POST', headers, body: form, signal: AbortSignal.timeout(120_000) });
    return { status: response.status, text: await response.text(), ms: performance.now() - startedAt };
  };

  const before = await upload();
  if (before.status !== 200) throw new Error(`an upload before the outage returned ${before.status} ${before.text}`);
  const rows = await countFiles();
  await begin();
  const during = await upload();
  const rowsDuring = await countFiles();
  await end();
  await sleep(rejoinMs);
  const after = await upload();
  const note = `upload: ${during.status} after ${during.ms.toFixed(0)} ms ${during.text.slice(0, 160)}; afterwards ${after.status}`;
  if (![503, 507].includes(during.status) || rowsDuring !== rows || after.status !== 200) {
    throw new Error(`${note}; rows ${rows}, ${rowsDuring}`);
  }
  return note;
}
