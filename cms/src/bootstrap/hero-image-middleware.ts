/** Hero images are placed on a page of the main website or on a taproom's page; new ones come last there. */
import type { Core } from '@strapi/strapi';
import { websiteHeroPages } from '#domain/location/constants';
import { rejectedFields } from '#lib/reject-fields';
import { findTaproomNames } from '#lib/taproom/queries';
import { heroImageUid } from '../api/location/document';

type Data = { placement?: unknown; position?: unknown };

async function rejectUnknownPlacement(placement: unknown): Promise<void> {
  const slugs = (await findTaproomNames()).map(({ slug }) => slug);
  const placements: string[] = [...websiteHeroPages, ...slugs];
  if (typeof placement === 'string' && placements.includes(placement)) return;
  throw rejectedFields([{ path: 'placement', msg: `Please enter one of: ${placements.join(', ')}` }]);
}

async function findNextPosition(strapi: Core.Strapi, placement: unknown): Promise<number> {
  const last: { position: number } | null = await strapi.db
    .query(heroImageUid)
    .findOne({ select: ['position'], where: { placement }, orderBy: { position: 'desc' } });
  return (last?.position ?? -1) + 1;
}

const findPlacement = async (strapi: Core.Strapi, params: object): Promise<unknown> =>
  (await strapi.db.query(heroImageUid).findOne({ where: { documentId: String(Reflect.get(params, 'documentId')) } }))
    ?.placement;

export function registerHeroImageMiddleware(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    const data: Data | undefined = uid === heroImageUid ? Reflect.get(params, 'data') : undefined;
    if (!data || !['create', 'clone', 'update'].includes(action)) return next();
    if (action === 'create' || data.placement !== undefined) await rejectUnknownPlacement(data.placement);
    const stored = action === 'create' ? undefined : await findPlacement(strapi, params);
    const placement = data.placement ?? stored;
    const isLast = action === 'update' ? placement !== stored : typeof data.position !== 'number' || action === 'clone';
    if (isLast) data.position = await findNextPosition(strapi, placement);
    return next();
  });
}
