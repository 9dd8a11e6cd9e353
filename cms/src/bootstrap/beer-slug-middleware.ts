/** The rules of slugs for beers that are written in the panel: made from the name, folded, never taken or reserved. */
import type { Core } from '@strapi/strapi';
import { reservedSlugs, toSlug } from '#domain/beer/slug';
import { beerUid } from '../api/beer/document';
import { resolveNewSlug } from '../api/beer/slug';

type Data = { slug?: unknown; name?: unknown };

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

export function useBeerSlugMiddleware(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    const writes = action === 'create' || action === 'update';
    const data: Data | undefined = uid === beerUid && writes ? Reflect.get(params, 'data') : undefined;
    if (data && isText(data.name) && !isText(data.slug) && (action === 'create' || 'slug' in data)) {
      data.slug = await resolveNewSlug(null, data.name);
    } else if (data && isText(data.slug)) {
      // A taken one is refused by the unique field, in the form's own words.
      const slug = toSlug(data.slug);
      const isNew = action === 'create' || reservedSlugs.includes(slug);
      data.slug = isNew ? await resolveNewSlug(slug, slug) : slug;
    }
    return next();
  });
}
