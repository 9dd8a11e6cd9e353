/**
 * The images of beers and events were components with a file, an alt text and a mark of the primary one. Now they are
 * the record's files: the first is primary, and the alt text is the file's.
 */
import type { Transaction } from '#lib/mutex';
import { changeDeletedRecords } from '#lib/deleted-record-data';
import { hasTable } from '#lib/saved-rows';

type Logger = { logger: { info(message: string): void; warn(message: string): void } };

type Component = { ownerId: number; fileId: number | null; alt: string | null; isPrimary: boolean | number | null };

type OldImage = { file: number | string; isPrimary?: boolean };

const owners = [
  { uid: 'api::beer.beer', component: 'beer.image', table: 'components_beer_image', links: 'beers_cmps' },
  { uid: 'api::event.event', component: 'event.image', table: 'components_event_image', links: 'events_cmps' },
];

type Owner = (typeof owners)[number];

const primaryFirst = <Item extends { isPrimary?: boolean | number | null }>(items: Item[]): Item[] => [
  ...items.filter(({ isPrimary }) => isPrimary),
  ...items.filter(({ isPrimary }) => !isPrimary),
];

const findComponents = (trx: Transaction, { component, table, links }: Owner): Promise<Component[]> =>
  trx(links)
    .join(table, `${table}.id`, `${links}.cmp_id`)
    .join('files_related_mph', { 'files_related_mph.related_id': `${table}.id` })
    .where({ component_type: component, related_type: component })
    .orderBy([`${links}.entity_id`, `${links}.order`, `${links}.id`])
    .select({
      ownerId: 'entity_id',
      fileId: 'file_id',
      alt: `${table}.alt`,
      isPrimary: `${table}.is_primary`,
    });

async function attachFiles(trx: Transaction, { uid }: Owner, components: Component[]) {
  for (const ownerId of new Set(components.map((component) => component.ownerId))) {
    const images = primaryFirst(components.filter((component) => component.ownerId === ownerId));
    for (const [index, { fileId }] of images.entries()) {
      const link = { file_id: fileId, related_id: ownerId, related_type: uid, field: 'images', order: index + 1 };
      await trx('files_related_mph').insert(link);
    }
  }
}

/** Copies share files: the original's alt text comes before those of its copies, which have higher ids. */
async function saveAltTexts(trx: Transaction, components: Component[], { logger }: Logger) {
  const texts = new Map<number, string>();
  for (const { fileId, alt } of components) {
    if (fileId === null || !alt) continue;
    const text = texts.get(fileId) ?? alt;
    texts.set(fileId, text);
    if (text !== alt) logger.warn(`Copies share the image "${text}": its other alt text "${alt}" was dropped`);
  }
  for (const [id, text] of texts) await trx('files').where({ id }).update({ alternative_text: text });
}

export async function up(trx: Transaction, database: Logger): Promise<void> {
  for (const owner of owners) {
    if (!(await hasTable(trx, owner.table))) continue;
    const components = await findComponents(trx, owner);
    await attachFiles(trx, owner, components);
    await saveAltTexts(trx, components, database);
    await trx('files_related_mph').where({ related_type: owner.component }).delete();
    await trx(owner.links).where({ component_type: owner.component }).delete();
    await changeDeletedRecords(trx, owner.uid, ({ images, ...data }) => ({
      ...data,
      images: primaryFirst((images ?? []) as OldImage[]).map(({ file }) => file),
    }));
    database.logger.info(`Migration of images: ${components.length} images of ${owner.uid} are native media`);
  }
}
