/** Hero images are placed on a page of the main website or on a taproom's page; new ones come last there. */
import type { Core } from '@strapi/strapi';
import { withTransactionLock } from '#lib/mutex';
import { isContentManagerRequest } from '#lib/panel-user';
import { rejectedFields } from '#lib/parse';
import { findPlacements } from '#lib/taproom/queries';
import { heroImageUid } from '../api/location/content';

type Data = { placement?: unknown; position?: unknown };

async function rejectUnknownPlacement(placement: unknown): Promise<void> {
  const placements = await findPlacements();
  if (placements.some(({ value }) => value === placement)) return;
  const names = placements.map(({ name }) => name).join(', ');
  throw rejectedFields([{ path: 'placement', msg: `Please choose one of: ${names}` }]);
}

async function findNextPosition(strapi: Core.Strapi, placement: unknown): Promise<number> {
  const last: { position: number | null } | null = await strapi.db.query(heroImageUid).findOne({
    select: ['position'],
    where: { placement, position: { $notNull: true } },
    orderBy: { position: 'desc' },
  });
  return Math.max(-1, last?.position ?? -1) + 1;
}

const findPlacement = async (strapi: Core.Strapi, params: object): Promise<unknown> =>
  (await strapi.db.query(heroImageUid).findOne({ where: { documentId: String(Reflect.get(params, 'documentId')) } }))
    ?.placement;

function sortByOrder(params: object): void {
  const [, field, direction] = /^(placement)(?::(\w+))?$/i.exec(String(Reflect.get(params, 'sort'))) ?? [];
  if (field) Reflect.set(params, 'sort', [{ placement: direction?.toLowerCase() ?? 'asc' }, { position: 'asc' }]);
}

export function registerHeroImageMiddleware(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    if (uid !== heroImageUid) return next();
    if (action === 'findMany') sortByOrder(params);
    const data: Data | undefined = Reflect.get(params, 'data');
    if (!data || !['create', 'clone', 'update'].includes(action)) return next();
    // The panel's form sends the order that it has loaded, which may be an old one.
    if (isContentManagerRequest()) delete data.position;
    if (action === 'create' || data.placement !== undefined) await rejectUnknownPlacement(data.placement);
    const stored = action === 'create' ? undefined : await findPlacement(strapi, params);
    const placement = data.placement ?? stored;
    const isLast = action === 'update' ? placement !== stored : typeof data.position !== 'number' || action === 'clone';
    if (!isLast) return next();
    return withTransactionLock(`new hero image ${String(placement)}`, async () => {
      data.position = await findNextPosition(strapi, placement);
      return next();
    });
  });
}
