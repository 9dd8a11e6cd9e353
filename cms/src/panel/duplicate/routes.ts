/** "Duplicate" in the panel: a draft copy that opens for editing. */
import { forbidden } from '#lib/errors';
import { pathParam } from '#lib/path-param';
import { rejectedFields } from '#lib/reject-fields';
import type { AdminRoute } from '../admin-routes';
import { getPanelUserId } from '#lib/panel-user';
import { createPermissionChecker } from '../permission-checker';
import { emptyDenied } from './denied-fields';
import { createDraftCopy, draftCopies, type DraftCopies, type Row } from './draft-copies';

/** Strapi's copy keeps the entries of lists that its data empty, so they are emptied after it. */
const createPermittedCopy = (copies: DraftCopies, original: Row, stamp: object, empty: object): Promise<string> =>
  strapi.db
    .transaction(async () => {
      const documentId = await createDraftCopy(copies, original, { ...empty, ...stamp });
      if (Object.keys(empty).length > 0)
        await strapi.documents(copies.uid).update({ documentId, data: { ...empty, ...stamp } as never });
      return documentId;
    })
    .then((documentId) => documentId);

const toRoute = (copies: DraftCopies): AdminRoute => ({
  method: 'POST',
  path: `/duplicate/${copies.path}/:documentId`,
  access: { actions: ['create', 'read'], subject: copies.uid },
  async handle(ctx) {
    const original = await strapi.db
      .query(copies.uid)
      .findOne({ where: { documentId: pathParam(ctx, 'documentId') }, populate: ['createdBy'] });
    if (!original) throw rejectedFields([{ path: '', msg: 'This was deleted. Please reload the list.' }]);
    if (createPermissionChecker(ctx, copies.uid).cannot.read(original)) throw forbidden();
    const userId = getPanelUserId(ctx);
    const stamp = { createdBy: userId, updatedBy: userId };
    return { documentId: await createPermittedCopy(copies, original, stamp, emptyDenied(ctx, copies)) };
  },
});

export const duplicateRoutes = draftCopies.map(toRoute);
