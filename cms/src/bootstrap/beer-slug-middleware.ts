/** Applies the slug rules to beers written in the panel: derived from the name, normalized, unique, not reserved. */
import type { Core } from '@strapi/strapi';
import { isReservedSlug, toSlug } from '#domain/beer/slug';
import { beerUid, beerLockKey } from '../api/beer/document';
import { withTransactionLock } from '#lib/mutex';
import { resolveNewSlug } from '../api/beer/mutations';

type Data = { slug?: unknown; name?: unknown };

const isNew = (action: string) => action === 'create' || action === 'clone';

/** A copy without a name of its own has that of the original. */
async function findName(strapi: Core.Strapi, { name }: Data, params: object): Promise<unknown> {
  if (isFilled(name)) return name;
  const where = { documentId: String(Reflect.get(params, 'documentId')) };
  return (await strapi.db.query(beerUid).findOne({ select: ['name'], where }))?.name;
}

const isFilled = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

async function setSlug(strapi: Core.Strapi, action: string, params: object, data: Data): Promise<void> {
  const name = action === 'clone' ? await findName(strapi, data, params) : data.name;
  if (isFilled(name) && !isFilled(data.slug) && (isNew(action) || 'slug' in data)) {
    data.slug = await resolveNewSlug(null, name);
  } else if (isFilled(data.slug)) {
    // On update the unique attribute rejects a slug that is taken, and the panel shows its message.
    const slug = toSlug(data.slug);
    const needsNewSlug = isNew(action) || isReservedSlug(slug);
    data.slug = needsNewSlug ? await resolveNewSlug(slug, slug) : slug;
  }
}

export function registerBeerSlugMiddleware(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    const isWrite = isNew(action) || action === 'update';
    const data: Data | undefined = uid === beerUid && isWrite ? Reflect.get(params, 'data') : undefined;
    if (!data || (!isNew(action) && !('slug' in data))) return next();
    // Two beers never choose the same free slug; the API holds the same lock.
    return withTransactionLock(beerLockKey, async () => {
      await setSlug(strapi, action, params, data);
      return next();
    });
  });
}
