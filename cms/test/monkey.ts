/** Makes random writes over the calls of Strapi's panel: stored documents with some values replaced, and files. */
import { createRandom, type Random } from './random';

type ContentType = { uid: string; kind: string; isDisplayed: boolean };
type Document = Record<string, unknown>;
type Result = { status: number; body: unknown };
type Send = (method: string, path: string, body?: object) => Promise<Result>;

type MonkeyReport = {
  /** One line for each response of 500 or more. */
  failures: string[];
  /** How many writes had each status. */
  statuses: Record<number, number>;
};

type Monkey = {
  random: Random;
  send: Send;
  types: ContentType[];
  /** Documents that have been loaded, by type. */
  documents: Map<string, Document[]>;
  fileIds: number[];
  image: Blob;
};

/** What no form sends, for attributes of any type. */
const hostileValues: unknown[] = [
  ...['', '   ', '\u0000', '\ud800', '\u202Eright to left', 'a\r\nb', '%E0%A4%A', '../../etc/passwd', '__proto__'],
  ...['<script>alert(1)</script>', 'javascript:alert(1)', "'; drop table beers; --", 'nope', 'a@b', 'tomorrow'],
  ...['0001-01-01', '2027-02-30', '275760-09-13', '0001-01-01T00:00:00Z', '25:00', '7pm', '18:00:00.000Z', '"'],
  ...[null, true, -1, 0, 1.5, 2 ** 53, 1e308, 8.64e15, 999_999, [], {}, [[]], [null], [1], ['nope'], { a: 1 }],
  ...[{ id: 'x' }, [{ id: 999_999 }], { id: 999_999 }, { set: [] }, { __component: 'page.none' }],
  ...[[{ __component: 'page.none' }], [{ __component: 'page.facts', id: 999_999 }], { a: { b: [{}] } }, [1, null, {}]],
  ...[[{ documentId: 'none' }], 'x', [{ id: -1 }], [999_999]].map((connect) => ({ connect })),
  ...['x'.repeat(1001), 'y'.repeat(100_000)],
];

/** Replaces one value, also in a component, a section or a list. */
function corrupt(random: Random, value: unknown): unknown {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (entries.length === 0 || random.chance(0.3)) return random.pick(hostileValues);
  const [name, entry] = random.pick(entries);
  if (Array.isArray(value)) return value.with(Number(name), corrupt(random, entry));
  return { ...Object(value), [name]: corrupt(random, entry) };
}

const unexpected = [{ id: 1 }, { documentId: 'none' }, { locale: 'xx' }, { nope: 1 }];

/** One to three values, mostly those of another document. Half of the writes have no hostile one: it makes a save fail. */
function makeChanges({ random, documents }: Monkey, { uid }: ContentType, loaded: Document): Document {
  const others = documents.get(uid) ?? [];
  const hostility = random.pick([0, 0, 0.1, 0.5]);
  const names = Object.keys(loaded);
  const chosen = Array.from({ length: 1 + random.below(3) }, () => random.pick(names));
  const changes = chosen.map((name) => [
    name,
    random.chance(hostility) ? corrupt(random, loaded[name]) : random.pick([loaded, ...others])[name],
  ]);
  return { ...Object.fromEntries(changes), ...(random.chance(0.03) ? random.pick(unexpected) : {}) };
}

/** Loaded once; a document may be gone since. */
async function loadDocuments({ send, documents }: Monkey, { uid }: ContentType): Promise<Document[]> {
  const known = documents.get(uid);
  if (known) return known;
  const path = `/content-manager/collection-types/${uid}`;
  const { results } = (await send('GET', `${path}?pageSize=10`)).body as { results: Document[] };
  const loaded = await Promise.all(results.map(({ documentId }) => send('GET', `${path}/${String(documentId)}`)));
  const found = loaded
    .map(({ body }) => (body as { data?: Document }).data)
    .filter((document) => document !== undefined);
  documents.set(uid, found);
  return found;
}

type Target = { type: ContentType; path: string; id: string; loaded: Document };
type Write = (monkey: Monkey, target: Target) => Promise<Result>;

async function remember({ documents }: Monkey, { type }: Target, result: Result): Promise<Result> {
  const { data } = (result.body ?? {}) as { data?: Document | null };
  if (data?.['documentId']) documents.get(type.uid)?.push(data);
  return result;
}

const update: Write = (monkey, { type, path, id, loaded }) => {
  const form = monkey.random.chance(0.5) ? loaded : {};
  return monkey.send('PUT', `${path}/${id}`, { ...form, ...makeChanges(monkey, type, loaded) });
};
const create: Write = async (monkey, target) => {
  const { id: _id, documentId: _documentId, ...form } = target.loaded;
  const changes = makeChanges(monkey, target.type, target.loaded);
  return remember(monkey, target, await monkey.send('POST', target.path, { ...form, ...changes }));
};
const clone: Write = async (monkey, target) => {
  const { type, path, id, loaded } = target;
  const kind = monkey.random.pick(['clone', 'auto-clone']);
  return remember(
    monkey,
    target,
    await monkey.send('POST', `${path}/${kind}/${id}`, makeChanges(monkey, type, loaded)),
  );
};
const remove: Write = ({ send }, { path, id }) => send('DELETE', `${path}/${id}`);
const removeSeveral: Write = ({ random, send }, { path, id }) => {
  const documentIds = [id, 'none'].slice(0, 1 + random.below(2));
  return send('POST', `${path}/actions/bulkDelete`, { documentIds });
};

const writes: Write[] = [
  ...Array<Write>(3).fill(create),
  ...Array<Write>(6).fill(update),
  clone,
  remove,
  removeSeveral,
];

async function writeContent(monkey: Monkey): Promise<[string, Result]> {
  const { random, send, types } = monkey;
  const kind = random.chance(0.25) ? 'singleType' : 'collectionType';
  const type = random.pick(types.filter((candidate) => candidate.kind === kind));
  if (kind === 'singleType') {
    const path = `/content-manager/single-types/${type.uid}`;
    const { data: loaded = {} } = (await send('GET', path)).body as { data?: Document };
    return [`update ${type.uid}`, await send('PUT', path, { ...loaded, ...makeChanges(monkey, type, loaded) })];
  }
  const path = `/content-manager/collection-types/${type.uid}`;
  const documents = await loadDocuments(monkey, type);
  const loaded: Document = documents.length > 0 ? random.pick(documents) : { name: 'None' };
  const id = random.chance(0.95) ? String(loaded['documentId']) : 'none';
  const write = random.pick(writes);
  return [`${write.name} ${type.uid}`, await write(monkey, { type, path, id, loaded })];
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
  const [name, write] = monkey.random.pick(Object.entries(fileWrites));
  const id = monkey.random.chance(0.9) ? monkey.random.pick(monkey.fileIds) : 999_999;
  return [name, await write(monkey, id)];
}

/** `image` is a small valid PNG. */
export async function runMonkey(
  send: Send,
  { seed, count, image }: { seed: number; count: number; image: Blob },
): Promise<MonkeyReport> {
  const { data } = (await send('GET', '/content-manager/content-types')).body as { data: ContentType[] };
  const { results } = (await send('GET', '/upload/files?pageSize=100')).body as { results: { id: number }[] };
  const monkey: Monkey = {
    random: createRandom(seed),
    send,
    types: data.filter(({ isDisplayed }) => isDisplayed),
    documents: new Map(),
    fileIds: results.map(({ id }) => id),
    image,
  };
  const report: MonkeyReport = { failures: [], statuses: {} };
  for (let index = 0; index < count; index += 1) {
    const [name, { status, body }] = await (monkey.random.chance(0.15) ? writeFile(monkey) : writeContent(monkey));
    report.statuses[status] = (report.statuses[status] ?? 0) + 1;
    if (process.env.MONKEY_LOG) console.log(index, name, status, JSON.stringify(body).slice(0, 300));
    if (status >= 500) report.failures.push(`write ${index}: ${name} returned ${status}`);
  }
  return report;
}
