/** "Duplicate" in the panel: a draft copy that opens for editing. */
import { forbidden } from '#lib/errors';
import { pathParam } from '#lib/path-param';
import { rejectedFields } from '#lib/reject-fields';
import type { AdminRoute } from '../admin-routes';
import { getPanelUserId } from '../panel-user';
import { createPermissionChecker } from '../permission-checker';
import { createDraftCopy, draftCopies, type DraftCopies } from './draft-copies';

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
    return { documentId: await createDraftCopy(copies, original, { createdBy: userId, updatedBy: userId }) };
  },
});

export const duplicateRoutes = draftCopies.map(toRoute);
