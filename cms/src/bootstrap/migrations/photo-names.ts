/** Earlier versions named some of the site's built-in photos after a taproom of the demo. */
import { builtInName } from '#domain/page/storage';
import type { Step } from './step';

const newNames: Record<string, string> = { folsom1: 'tapTower', folsom2: 'patioFlight', folsom3: 'fourBeers' };
const oldNames = Object.keys(newNames);

type Row = { id: number; name: string };

const isPhotoColumn = (attribute: string) => attribute.startsWith(builtInName('')) && attribute !== builtInName('');

const toColumn = (attribute: string) => attribute.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const photoNames: Step = {
  name: 'the names of photos',
  async run({ strapi, trx }) {
    let changed = 0;
    for (const { uid, collectionName = '', attributes } of Object.values(strapi.components)) {
      if (!uid.startsWith('page.')) continue;
      for (const column of Object.keys(attributes).filter(isPhotoColumn).map(toColumn)) {
        const rows: Row[] = await trx(collectionName).whereIn(column, oldNames).select('id', { name: column });
        for (const { id, name } of rows) await trx(collectionName).where({ id }).update(column, newNames[name]);
        changed += rows.length;
      }
    }
    return changed > 0 ? `renamed ${changed}` : null;
  },
};
