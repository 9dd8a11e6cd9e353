/** The active beers that an event's title or description names. */
import { foldCase } from '#domain/beer/search';
import { findMentionedBeers } from '#domain/event/mentioned-beers';
import { isOnPostgres } from '#lib/settings';
import type { BeerDocument } from '../beer/document';
import { findBeersById } from '../beer/queries';
import { findPublicEvent } from './queries';

type Row = { documentId: string; name: string };

/** Beers whose name occurs anywhere in the text, which Strapi's query engine can't search for. */
function findCandidates(text: string): Promise<Row[]> {
  const position = isOnPostgres() ? 'strpos' : 'instr';
  return strapi.db
    .connection('beers')
    .select({ documentId: 'document_id', name: 'name' })
    .where({ is_active: true })
    .whereNot({ name_key: '' })
    .whereRaw(`${position}(?, name_key) > 0`, [foldCase(text)]);
}

export async function listMentionedBeers(slugOrId: string): Promise<BeerDocument[]> {
  const { title = '', description = null } = await findPublicEvent(slugOrId, { include: ['cancelled', 'completed'] });
  const candidates = await findCandidates(`${title}\n${description ?? ''}`);
  const beers = findMentionedBeers({ title: title ?? '', description }, candidates);
  return findBeersById(beers.map(({ documentId }) => documentId));
}
