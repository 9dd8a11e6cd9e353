/** Photos that come with the site were named after a taproom of the demo in an earlier version. */
import { builtInName } from '#domain/page/storage';
import type { Step } from './step';

const newNames = { folsom1: 'tapTower', folsom2: 'patioFlight', folsom3: 'fourBeers' };

const isPhotoColumn = (attribute: string) => attribute.startsWith(builtInName('')) && attribute !== builtInName('');

const toColumn = (attribute: string) => attribute.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const photoNames: Step = {
  name: 'the names of photos',
  async run({ strapi, trx }) {
    let changed = 0;
    for (const { uid, collectionName = '', attributes } of Object.values(strapi.components)) {
      if (!uid.startsWith('page.')) continue;
      for (const column of Object.keys(attributes).filter(isPhotoColumn).map(toColumn)) {
        for (const [from, to] of Object.entries(newNames)) {
          changed += await trx(collectionName).where(column, from).update(column, to);
        }
      }
    }
    return changed > 0 ? `renamed ${changed}` : null;
  },
};
