/** Gives a slug to the events of the version before, which had none. Nothing else of a row changes. */
import type { Core } from '@strapi/strapi';
import { toEventSlug } from '#domain/event/slug';
import { eventUid } from './document';
import { resolveEventSlug } from './slug';

type Row = { id: number; title: string; startDate: string };

export async function fillEventSlugs(strapi: Core.Strapi): Promise<void> {
  const rows: Row[] = await strapi.db
    .query(eventUid)
    .findMany({ select: ['id', 'title', 'startDate'], where: { slug: { $null: true } }, orderBy: { id: 'asc' } });
  for (const { id, title, startDate } of rows) {
    const slug = await resolveEventSlug(toEventSlug({ title, startDate: String(startDate) }));
    // Not through Strapi's query, which would set `updatedAt`: calendars and open forms would take it for an edit.
    await strapi.db.connection('events').where({ id }).update({ slug });
  }
  if (rows.length > 0) strapi.log.info(`Generated the slugs of ${rows.length} events`);
}
