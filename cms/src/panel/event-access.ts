/** What a panel user may do with events: a role's permissions can have conditions, such as "is creator". */
import type { Context } from 'koa';
import { forbidden } from '#lib/errors';
import { eventUid } from '../api/event/document';
import { toContentAction, type ContentAction } from './ability';

type PermissionsManager = { getQuery(action: string): object | null };
type PermissionService = {
  createPermissionsManager(options: { ability: unknown; model: string }): PermissionsManager;
};

/** The condition for the events on which the user may act; empty for all. */
export function findPermittedEvents({ state }: Context, action: ContentAction): object[] {
  const service = strapi.service('admin::permission') as unknown as PermissionService;
  const manager = service.createPermissionsManager({ ability: state['userAbility'], model: eventUid });
  const query = manager.getQuery(toContentAction(action));
  return query ? [query] : [];
}

/** An event that does not exist is reported by the work that follows. */
export async function assertPermitted(ctx: Context, action: ContentAction, documentId: string): Promise<void> {
  const conditions = findPermittedEvents(ctx, action);
  if (conditions.length === 0) return;
  const documents = strapi.documents(eventUid);
  const exists = (await documents.count({ filters: { documentId } })) > 0;
  if (exists && (await documents.count({ filters: { $and: [{ documentId }, ...conditions] } })) === 0)
    throw forbidden();
}
