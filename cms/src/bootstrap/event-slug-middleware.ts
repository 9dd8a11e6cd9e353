/**
 * Gives every new event a slug, whether the API, the panel or the seed creates it: the requested one (for a restored
 * event), or one derived from its title and date. An existing slug can't be changed.
 */
import type { Core } from '@strapi/strapi';
import { maxSlugLength, toEventSlug } from '#domain/event/slug';
import { slugify } from '#domain/shared/slugify';
import { withTransactionLock } from '#lib/mutex';
import { eventUid } from '../api/event/document';
import { resolveEventSlug } from '../api/event/slug';

type Data = { slug?: unknown; title?: unknown; startDate?: unknown };

export function registerEventSlugMiddleware(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    const data: Data | undefined = uid === eventUid ? Reflect.get(params, 'data') : undefined;
    if (!data || !['create', 'clone', 'update'].includes(action)) return next();
    const requestedSlug = data.slug;
    delete data.slug;
    if (action === 'update') return next();
    return withTransactionLock(strapi, 'event slugs', async () => {
      const source = action === 'clone' ? await findSource(strapi, params) : null;
      const { title, startDate } = { ...source, ...data };
      // Invalid input is rejected by the validation that follows.
      if (title && startDate) {
        const base = typeof requestedSlug === 'string' ? slugify(requestedSlug, maxSlugLength) : '';
        data.slug = await resolveEventSlug(
          base || toEventSlug({ title: String(title), startDate: toDateText(startDate) }),
        );
      }
      return next();
    });
  });
}

const findSource = (strapi: Core.Strapi, params: object): Promise<Data | null> =>
  strapi.db
    .query(eventUid)
    .findOne({ select: ['title', 'startDate'], where: { documentId: String(Reflect.get(params, 'documentId')) } });

const toDateText = (date: unknown) => (date instanceof Date ? date.toISOString() : String(date));
