/** Rewords all content through the panel, with the calls of its forms: whatever they don't show stays as it is. */
import type { Panel } from './panel';

type Reword = (text: string) => string;

type Value = string | number | boolean | null | Value[] | { [name: string]: Value };
type Document = Record<string, Value>;
type ContentType = { uid: string; kind: 'collectionType' | 'singleType'; isDisplayed: boolean };
type File = { id: number; name: string; alternativeText: string | null; caption: string | null };

/** Written by visitors and at the bar, and redirects of what is renamed here. Tap lists follow their beers and taprooms. */
const ignored = ['inquiry', 'subscriber', 'outgoing-mail', 'redirect', 'tap', 'pouring', 'list-check'];

const isObject = (value: Value): value is Document =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A file is sent as its id. */
function rewordValue(value: Value, reword: Reword): Value {
  if (typeof value === 'string') return reword(value);
  if (Array.isArray(value)) return value.map((item) => rewordValue(item, reword));
  if (!isObject(value)) return value;
  if ('mime' in value) return value['id'] ?? null;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, rewordValue(item, reword)]));
}

const hasChanged = (value: Value, reword: Reword): boolean => {
  if (typeof value === 'string') return reword(value) !== value;
  if (Array.isArray(value)) return value.some((item) => hasChanged(item, reword));
  return isObject(value) && !('mime' in value) && Object.values(value).some((item) => hasChanged(item, reword));
};

const systemFields = ['documentId', 'createdBy', 'updatedBy', 'createdAt', 'updatedAt'];

/** The fields that change; undefined if none does. */
function findChanges(document: Document, reword: Reword): Document | undefined {
  const changed = Object.entries(document)
    .filter(([name, value]) => !systemFields.includes(name) && hasChanged(value, reword))
    .map(([name, value]) => [name, rewordValue(value, reword)]);
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}

async function rewordDocument(panel: Panel, path: string, reword: Reword) {
  const { data } = await panel.call<{ data: Document }>('GET', path);
  const changes = findChanges(data, reword);
  if (changes) await panel.call('PUT', path, changes);
}

async function rewordCollection(panel: Panel, path: string, reword: Reword) {
  for (const documentId of await panel.listIds(path)) await rewordDocument(panel, `${path}/${documentId}`, reword);
}

async function rewordFiles(panel: Panel, reword: Reword) {
  const { results } = await panel.call<{ results: File[] }>('GET', '/upload/files?page=1&pageSize=100');
  for (const { id, name, alternativeText, caption } of results) {
    const changes = findChanges({ name, alternativeText, caption }, reword);
    if (changes) await panel.changeFile(id, { name, alternativeText, caption, ...changes });
  }
}

export async function rewordContent(panel: Panel, reword: Reword): Promise<void> {
  const { data: types } = await panel.call<{ data: ContentType[] }>('GET', '/content-manager/content-types');
  const own = types.filter(
    ({ uid, isDisplayed }) => isDisplayed && uid.startsWith('api::') && !ignored.includes(uid.split('.')[1] ?? ''),
  );
  // Taprooms first: what refers to them by their slug follows.
  const isTaproom = ({ uid }: ContentType) => uid === 'api::taproom.taproom';
  for (const { uid, kind } of [...own.filter(isTaproom), ...own.filter((type) => !isTaproom(type))]) {
    if (kind === 'singleType') await rewordDocument(panel, `/content-manager/single-types/${uid}`, reword);
    else await rewordCollection(panel, `/content-manager/collection-types/${uid}`, reword);
  }
  await rewordFiles(panel, reword);
}
