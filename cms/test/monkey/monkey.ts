/** Makes random writes over the calls of Strapi's panel, to the content manager and the media library. */
import { createRandom, type Random } from './random';
import { makeChanges, makeData, type Attributes, type World } from './values';

type ContentType = { uid: string; kind: string; isDisplayed: boolean; attributes: Attributes };
type Result = { status: number; body: unknown };
type Headers = Record<string, string>;

export type MonkeyReport = {
  /** One line for each response of 500 or more. */
  failures: string[];
  /** How many writes had each status. */
  statuses: Record<number, number>;
};

type Monkey = {
  random: Random;
  world: World;
  types: ContentType[];
  /** Ids of documents by type. */
  ids: Map<string, string[]>;
  send: (method: string, path: string, body?: object | FormData) => Promise<Result>;
  image: Blob;
};

/** The probability of an invalid value. Half of the writes have none: a single one makes a save fail. */
const chooseHostility = (random: Random) => random.pick([0, 0, 0.03, 0.15]);

/** Listed once; a document may be gone since. */
async function listIds(monkey: Monkey, { uid }: ContentType): Promise<string[]> {
  const known = monkey.ids.get(uid);
  if (known) return known;
  const { body } = await monkey.send('GET', `/content-manager/collection-types/${uid}?pageSize=100`);
  const ids = (body as { results: { documentId: string }[] }).results.map(({ documentId }) => documentId);
  monkey.ids.set(uid, ids);
  return ids;
}

async function remember(monkey: Monkey, type: ContentType, result: Result): Promise<Result> {
  const { data } = (result.body ?? {}) as { data?: { documentId?: string } | null };
  if (data?.documentId) (await listIds(monkey, type)).push(data.documentId);
  return result;
}

async function listFiles(send: Monkey['send']): Promise<number[]> {
  const { body } = await send('GET', '/upload/files?pageSize=100');
  return (body as { results: { id: number }[] }).results.map(({ id }) => id);
}

type Write = (monkey: Monkey, type: ContentType, path: string, id: string) => Promise<Result>;

const form = ({ random, world }: Monkey, { attributes }: ContentType) =>
  makeData(random, attributes, world, chooseHostility(random));
const changes = ({ random, world }: Monkey, { attributes }: ContentType) =>
  makeChanges(random, attributes, world, chooseHostility(random));

const update: Write = async (monkey, type, path, id) => {
  const { body } = await monkey.send('GET', `${path}${id && `/${id}`}`);
  const loaded = monkey.random.chance(0.5) ? (body as { data?: object } | null)?.data : {};
  return monkey.send('PUT', `${path}${id && `/${id}`}`, { ...loaded, ...changes(monkey, type) });
};
const create: Write = async (monkey, type, path) =>
  remember(monkey, type, await monkey.send('POST', path, form(monkey, type)));
const clone: Write = async (monkey, type, path, id) => {
  const kind = monkey.random.pick(['clone', 'auto-clone']);
  return remember(monkey, type, await monkey.send('POST', `${path}/${kind}/${id}`, changes(monkey, type)));
};
const remove: Write = ({ send }, _type, path, id) => send('DELETE', `${path}/${id}`);
const removeSeveral: Write = async (monkey, type, path, id) => {
  const other = monkey.random.pick([...(await listIds(monkey, type)), 'none']);
  const documentIds = [id, other, 'none'].slice(0, 1 + monkey.random.below(3));
  return monkey.send('POST', `${path}/actions/bulkDelete`, { documentIds });
};

const writes: Write[] = [
  ...Array<Write>(4).fill(create),
  ...Array<Write>(5).fill(update),
  ...[clone, remove, removeSeveral],
];

async function writeContent(monkey: Monkey): Promise<[string, Result]> {
  const kind = monkey.random.chance(0.25) ? 'singleType' : 'collectionType';
  const type = monkey.random.pick(monkey.types.filter((candidate) => candidate.kind === kind));
  if (type.kind === 'singleType') {
    return [`update ${type.uid}`, await update(monkey, type, `/content-manager/single-types/${type.uid}`, '')];
  }
  const write = monkey.random.pick(writes);
  const ids = await listIds(monkey, type);
  const id = ids.length > 0 && monkey.random.chance(0.95) ? monkey.random.pick(ids) : 'none';
  const path = `/content-manager/collection-types/${type.uid}`;
  return [`${write.name} ${type.uid}`, await write(monkey, type, path, id)];
}

function makeUpload({ random, image }: Monkey): FormData {
  const upload = new FormData();
  const [file, name] = random.pick<[Blob, string]>([
    [image, 'photo.png'],
    [image, 'photo.jpg'],
    [image.slice(0, 60), 'truncated.png'],
    [new Blob(['text']), 'text.jpg'],
    [new Blob(['<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>']), 'logo.svg'],
    [new Blob([]), 'empty.png'],
  ]);
  upload.append('files', file, name);
  return upload;
}

const fileInfos = [
  { alternativeText: 'A pint', caption: null, name: 'pint.png' },
  { alternativeText: 'x'.repeat(2000) },
  { alternativeText: 5, name: '' },
  { folder: 999_999 },
  { name: '../../etc/passwd' },
];

const fileWrites: Record<string, (monkey: Monkey, id: number) => Promise<Result>> = {
  upload: (monkey) => monkey.send('POST', '/upload', makeUpload(monkey)),
  replace: (monkey, id) => monkey.send('POST', `/upload?id=${id}`, makeUpload(monkey)),
  describe: (monkey, id) => {
    const body = new FormData();
    body.append('fileInfo', JSON.stringify(monkey.random.pick(fileInfos)));
    return monkey.send('POST', `/upload?id=${id}`, body);
  },
  deleteFile: ({ send }, id) => send('DELETE', `/upload/files/${id}`),
  deleteFiles: ({ send }, id) => send('POST', '/upload/actions/bulk-delete', { fileIds: [id, 999_999] }),
};

async function writeFile(monkey: Monkey): Promise<[string, Result]> {
  const name = monkey.random.pick(Object.keys(fileWrites));
  const id = monkey.random.chance(0.9) ? monkey.random.pick(monkey.world.fileIds) : 999_999;
  const result = await fileWrites[name]?.(monkey, id);
  const [added] = Array.isArray(result?.body) ? (result.body as { id: number }[]) : [];
  if (added) monkey.world.fileIds.push(added.id);
  return [name, result ?? { status: 0, body: null }];
}

function createSend(url: string, headers: Headers): Monkey['send'] {
  return async (method, path, body) => {
    const isForm = body instanceof FormData;
    const response = await fetch(url + path, {
      method,
      headers: { ...headers, ...(isForm ? {} : { 'Content-Type': 'application/json' }) },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    return { status: response.status, body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : null };
  };
}

async function start(url: string, headers: Headers, seed: number, image: Blob): Promise<Monkey> {
  const send = createSend(url, headers);
  const read = async <Item>(path: string) => ((await send('GET', path)).body as { data: Item[] }).data;
  const types = await read<ContentType>('/content-manager/content-types');
  const components = await read<ContentType>('/content-manager/components');
  const monkey: Monkey = {
    random: createRandom(seed),
    types: types.filter(({ isDisplayed }) => isDisplayed),
    world: {
      components: Object.fromEntries(components.map(({ uid, attributes }) => [uid, attributes])),
      fileIds: [],
      relatedIds: [],
    },
    ids: new Map(),
    send,
    image,
  };
  monkey.world.fileIds = await listFiles(send);
  const taproom = monkey.types.find(({ uid }) => uid === 'api::taproom.taproom');
  monkey.world.relatedIds = taproom ? await listIds(monkey, taproom) : [];
  return monkey;
}

/** `image` is a small valid PNG. */
export async function runMonkey(
  url: string,
  headers: Headers,
  { seed, count, image }: { seed: number; count: number; image: Blob },
): Promise<MonkeyReport> {
  const monkey = await start(url, headers, seed, image);
  const report: MonkeyReport = { failures: [], statuses: {} };
  for (let index = 0; index < count; index += 1) {
    const [name, { status, body }] = await (monkey.random.chance(0.15) ? writeFile(monkey) : writeContent(monkey));
    report.statuses[status] = (report.statuses[status] ?? 0) + 1;
    if (process.env.MONKEY_LOG) console.log(index, name, status, JSON.stringify(body).slice(0, 300));
    if (status >= 500) report.failures.push(`write ${index}: ${name} returned ${status}`);
  }
  return report;
}
