/** The active beers that an event's title or description names. */
import { foldCase } from '#domain/beer/search';
import { findMentionedBeers } from '#domain/event/mentioned-beers';
import { readInCurrentTransaction } from '#lib/database/read-in-transaction';
import { notFound } from '#lib/errors';
import { isOnPostgres } from '#lib/settings';
import type { BeerDocument } from './document';
import { findBeersById } from './queries';

type EventText = { title: string; description: string | null };

/** A public event that has a page: not a draft. */
async function findEventText(slugOrId: string): Promise<EventText> {
  const event: EventText | null = await strapi.db.query('api::event.event').findOne({
    select: ['title', 'description'],
    where: {
      isPublic: true,
      eventStatus: { $in: ['published', 'cancelled', 'completed'] },
      $or: [{ slug: slugOrId }, { documentId: slugOrId }],
    },
  });
  if (!event) throw notFound('Event');
  return event;
}

/** Beers whose name occurs anywhere in the text, which Strapi's query engine can't search for. */
async function findCandidates(text: string): Promise<{ documentId: string; name: string }[]> {
  const position = isOnPostgres() ? 'strpos' : 'instr';
  return readInCurrentTransaction((connection) =>
    connection('beers')
      .select({ documentId: 'document_id', name: 'name' })
      .where({ is_active: true })
      .whereNot({ name_key: '' })
      .whereRaw(`${position}(?, name_key) > 0`, [foldCase(text)]),
  );
}

export async function listMentionedBeers(slugOrId: string): Promise<BeerDocument[]> {
  const event = await findEventText(slugOrId);
  const candidates = await findCandidates(`${event.title}\n${event.description ?? ''}`);
  return findBeersById(findMentionedBeers(event, candidates).map(({ documentId }) => documentId));
}
