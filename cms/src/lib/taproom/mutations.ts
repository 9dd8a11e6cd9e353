/** Writes of taprooms. The middleware in bootstrap/taproom-middleware.ts applies the same rules to the panel. */
import { conflict } from '../errors';
import { withLock } from '../mutex';
import { requireRow } from '../rows';
import { taproomPopulate, taproomUid, type TaproomDocument } from './document';
import type { Problem } from './rules';

export function rejectProblem(problem: Problem | null): void {
  if (!problem) return;
  const { code, field, message } = problem;
  throw conflict(code, message, field ? [{ path: field, msg: message }] : undefined);
}

export const taproomLockKey = (slug: string) => `taproom ${slug}`;

/** Serializes reading and writing one taproom. */
export const withLockedTaproom = <Result>(
  slug: string,
  work: (stored: TaproomDocument) => Promise<Result>,
): Promise<Result> =>
  withLock(taproomLockKey(slug), async () => {
    const query = { where: { slug }, populate: taproomPopulate };
    return work(await requireRow<TaproomDocument>(taproomUid, 'Taproom', query));
  });

export async function saveTaproom({ documentId }: { documentId: string }, data: object): Promise<void> {
  await strapi.documents(taproomUid).update({ documentId, data });
}
