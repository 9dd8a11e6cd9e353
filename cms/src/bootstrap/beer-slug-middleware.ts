/** Applies the slug rules to beers written in the panel: derived from the name, normalized, unique, not reserved. */
import type { Core } from '@strapi/strapi';
import { isReservedSlug, toSlug } from '#domain/beer/slug';
import { beerUid } from '../api/beer/document';
import { resolveNewSlug } from '../api/beer/slug';

type Data = { slug?: unknown; name?: unknown };

const isFilled = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

export function registerBeerSlugMiddleware(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    const isWrite = action === 'create' || action === 'update';
    const data: Data | undefined = uid === beerUid && isWrite ? Reflect.get(params, 'data') : undefined;
    if (data && isFilled(data.name) && !isFilled(data.slug) && (action === 'create' || 'slug' in data)) {
      data.slug = await resolveNewSlug(null, data.name);
    } else if (data && isFilled(data.slug)) {
      // On update the unique attribute rejects a slug that is taken, and the panel shows its message.
      const slug = toSlug(data.slug);
      const needsNewSlug = action === 'create' || isReservedSlug(slug);
      data.slug = needsNewSlug ? await resolveNewSlug(slug, slug) : slug;
    }
    return next();
  });
}
