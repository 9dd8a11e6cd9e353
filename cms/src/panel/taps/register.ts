/**
 * Applies the rules of the tap list to the panel's forms and lists, under the locks of a press and with the change that a
 * press would store: bar mode, screens and the history see a change in the panel as one of the bar.
 */
import type { Core } from '@strapi/strapi';
import { isContentManagerRequestOf } from '#lib/panel-request';
import { listCheckWrites } from './list-check-writes';
import { pouringWrites } from './pouring-writes';
import { tapWrites } from './tap-writes';
import { withPanelLock, type Data, type Write, type Written } from './write';

const writesByType = new Map([tapWrites, pouringWrites, listCheckWrites].map(({ uid, write }) => [String(uid), write]));

const actions: readonly string[] = ['create', 'update', 'clone', 'delete'] satisfies Write['action'][];

type Middleware = Parameters<Core.Strapi['documents']['use']>[0];

export function registerTapListRules(strapi: Core.Strapi): void {
  const apply: Middleware = ({ uid, action, params }, next) => {
    const write = writesByType.get(uid);
    // A deleted taproom takes its tap list with it, under its own locks.
    if (!write || !actions.includes(action) || !isContentManagerRequestOf(uid)) return next();
    const data: Data | undefined = Reflect.get(params, 'data');
    const documentId = String(Reflect.get(params, 'documentId'));
    const now = new Date();
    const written: Promise<Written> = withPanelLock(() =>
      write({ action: action as Write['action'], data: data ?? {}, documentId, now }, next as () => Promise<Written>),
    );
    // Each write returns what `next` has returned.
    return written as ReturnType<typeof next>;
  };
  strapi.documents.use(apply);
}
