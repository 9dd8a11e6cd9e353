import { undoResultsSchema } from '#domain/shared/csv-import';
import { undoImport } from '#lib/csv-import';
import { pathParam } from '#lib/parse';
import { defineRoutes } from '#lib/routes';

export default defineRoutes({
  'POST /imports/:id/undo': {
    id: 'import.import.undo',
    access: 'staff',
    summary:
      'Undo an import of the last hour: delete what it created and restore what it updated, unless that was changed since.',
    response: { results: undoResultsSchema },
    handle: async (ctx) => ({ results: await undoImport(pathParam(ctx, 'id'), new Date()) }),
  },
});
