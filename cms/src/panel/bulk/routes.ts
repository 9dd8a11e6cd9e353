/** The bulk actions of the panel's lists: one route per type, for roles that may update it. */
import * as z from 'zod';
import { bulkTypes, maxBulkRecords, type BulkType } from '#domain/panel/bulk';
import { messages } from '#domain/shared/messages';
import { invalidInput } from '#lib/errors';
import { parseBody } from '#lib/parse';
import type { AdminRoute } from '../admin-routes';
import { changeRecords } from './change-records';

const tooMany = `Please select at most ${maxBulkRecords} records`;

const bulkInput = z.object(
  {
    documentIds: z
      .array(z.string().max(100), { error: 'Please select records' })
      .min(1, 'Please select records')
      .max(maxBulkRecords, tooMany),
    change: z.string({ error: 'Please choose a change' }),
    tag: z.string({ error: 'Tag must be text' }).trim().nullish(),
  },
  { error: messages.notAnObject },
);

const toRoute = (type: BulkType): AdminRoute => ({
  method: 'POST',
  path: `/bulk/${type.path}`,
  access: { actions: ['update'], subject: type.uid },
  async handle(ctx) {
    const { documentIds, change: key, tag } = parseBody(bulkInput, ctx.request.body);
    const change = Object.hasOwn(type.changes, key) ? type.changes[key] : undefined;
    if (!change) throw invalidInput([{ path: 'change', msg: 'Please choose a change' }]);
    if (change.needsTag && !tag) throw invalidInput([{ path: 'tag', msg: 'Please enter a tag' }], 'Please enter a tag');
    return changeRecords(ctx, type, { ids: documentIds, change, tag: tag ?? '' });
  },
});

export const bulkRoutes = bulkTypes.map(toRoute);
