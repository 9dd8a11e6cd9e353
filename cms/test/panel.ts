import { inject } from 'vitest';
import { panelAccount } from './accounts';

type Stored = { id: number };

const address = (path: string) => inject('api').url + path;

async function readJson<Body>(response: Response): Promise<Body> {
  if (!response.ok) throw new Error(`${response.url} says ${response.status}: ${await response.text()}`);
  return (await response.json()) as Body;
}

async function signInToPanel(): Promise<{ Authorization: string }> {
  const body = JSON.stringify(panelAccount);
  const headers = { 'Content-Type': 'application/json' };
  const { data } = await readJson<{ data: { token: string } }>(
    await fetch(address('/admin/login'), { method: 'POST', headers, body }),
  );
  return { Authorization: `Bearer ${data.token}` };
}

let signedIn: ReturnType<typeof signInToPanel> | undefined;

/** What somebody does in the media library of Strapi's panel: another file under the same address. */
export async function replaceInPanel(url: string, file: File): Promise<void> {
  const headers = await (signedIn ??= signInToPanel());
  const hash =
    url
      .split('/')
      .at(-1)
      ?.replace(/\.\w+$/, '') ?? '';
  const query = `filters[hash][$eq]=${encodeURIComponent(hash)}`;
  const { results } = await readJson<{ results: Stored[] }>(
    await fetch(address(`/upload/files?${query}`), { headers }),
  );
  const [stored] = results;
  if (!stored) throw new Error(`The media library has no ${hash}`);
  const body = new FormData();
  body.append('files', file);
  await readJson(await fetch(address(`/upload?id=${stored.id}`), { method: 'POST', headers, body }));
}

/** What somebody adds in the panel's content manager. */
export async function addInPanel(type: string, data: object): Promise<void> {
  const headers = { ...(await (signedIn ??= signInToPanel())), 'Content-Type': 'application/json' };
  const url = address(`/content-manager/collection-types/${type}`);
  await readJson(await fetch(url, { method: 'POST', headers, body: JSON.stringify(data) }));
}
