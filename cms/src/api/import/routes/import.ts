import { undoResultsSchema } from '#domain/shared/csv-import';
import { defineRoutes } from '#lib/routes';

export default defineRoutes({
  'POST /imports/:id/undo': {
    action: 'api::import.import.undo',
    access: 'staff',
    summary:
      'Undo an import of the last hour: delete what it created and restore what it updated, unless that was changed since.',
    response: { results: undoResultsSchema },
    failures: [404],
  },
});
