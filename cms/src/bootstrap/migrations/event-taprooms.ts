/** Links the events of versions with a fixed list of taprooms to the taprooms' records. */
import { moveSavedRows } from '#lib/saved-rows';
import { required } from '#lib/stored-values';
import { findTaproomNames } from '#lib/taproom/queries';
import { eventUid } from '../../api/event/document';
import type { Step } from './step';

type Row = { eventId: number; tapRoom: string };
type JoinTable = { name: string; joinColumn: { name: string }; inverseJoinColumn: { name: string } };

const batchSize = 200;

export const eventTaprooms: Step = {
  name: "events' taprooms",
  run: ({ strapi, trx }) =>
    moveSavedRows<Row>(trx, 'event_taprooms', async (rows) => {
      const ids = new Map((await findTaproomNames()).map(({ name, id }) => [name, id]));
      const attribute: object = required(strapi.db.metadata.get(eventUid).attributes['taproom']);
      const { name, joinColumn, inverseJoinColumn }: JoinTable = Reflect.get(attribute, 'joinTable');
      const links = rows.map(({ eventId, tapRoom }) => ({
        [joinColumn.name]: eventId,
        [inverseJoinColumn.name]: required(ids.get(tapRoom)),
      }));
      // Not through Strapi's query, which would set `updatedAt` of the events.
      for (let start = 0; start < links.length; start += batchSize) {
        await trx(name).insert(links.slice(start, start + batchSize));
      }
      return `linked ${rows.length}`;
    }),
};
