import { accounts, panelUrl } from './brewery';

/** What Strapi's panel sends when somebody works in it. */
export type Panel = Awaited<ReturnType<typeof openPanel>>;

export type PanelBeer = { documentId: string; slug: string; name: string };
export type PanelFile = { id: number; url: string };

const beers = '/content-manager/collection-types/api::beer.beer';
const json = { 'Content-Type': 'application/json' };

export async function openPanel() {
  const { origin } = new URL(panelUrl());

  async function send<Answer>(method: string, path: string, init: RequestInit): Promise<Answer> {
    const response = await fetch(origin + path, { ...init, method });
    if (!response.ok) throw new Error(`The panel says ${response.status}: ${await response.text()}`);
    return (await response.json()) as Answer;
  }

  const login = { headers: json, body: JSON.stringify(accounts.panel) };
  const { data } = await send<{ data: { token: string } }>('POST', '/admin/login', login);
  const headers = { Authorization: `Bearer ${data.token}` };
  const sendBeer = (method: string, path: string, body: object) =>
    send<{ data: PanelBeer }>(method, beers + path, { headers: { ...headers, ...json }, body: JSON.stringify(body) });
  const sendFile = <Answer>(query: string, file: Blob, name: string) => {
    const body = new FormData();
    body.append('files', file, name);
    return send<Answer>('POST', `/upload${query}`, { headers, body });
  };

  return {
    addBeer: async (beer: object) => (await sendBeer('POST', '', { isActive: true, isAvailable: true, ...beer })).data,
    changeBeer: ({ documentId }: PanelBeer, changes: object) => sendBeer('PUT', `/${documentId}`, changes),
    deleteBeers: (deleted: PanelBeer[]) =>
      sendBeer('POST', '/actions/bulkDelete', { documentIds: deleted.map(({ documentId }) => documentId) }),
    addFile: async (file: Blob, name: string) => {
      const [stored] = await sendFile<PanelFile[]>('', file, name);
      if (!stored) throw new Error('The media library stored nothing');
      return stored;
    },
    replaceFile: ({ id }: PanelFile, file: Blob, name: string) => sendFile<PanelFile>(`?id=${id}`, file, name),
  };
}
