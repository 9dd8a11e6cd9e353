/** Gives a slug to events of versions without slugs. Nothing else of a row changes. */
import { toEventSlug } from '#domain/event/slug';
import { eventUid } from '../../api/event/document';
import { resolveEventSlug } from '../../api/event/slug';
import type { Step } from './step';

type Row = { id: number; title: string; startDate: string };

export const eventSlugs: Step = {
  name: 'event slugs',
  async run({ strapi, trx }) {
    const rows: Row[] = await strapi.db
      .query(eventUid)
      .findMany({ select: ['id', 'title', 'startDate'], where: { slug: { $null: true } }, orderBy: { id: 'asc' } });
    for (const { id, title, startDate } of rows) {
      const slug = await resolveEventSlug(toEventSlug({ title, startDate: String(startDate) }));
      // Not through Strapi's query, which would set `updatedAt`: calendars and open forms would take it for an edit.
      await trx('events').where({ id }).update({ slug });
    }
    return rows.length > 0 ? `generated for ${rows.length} events` : null;
  },
};
