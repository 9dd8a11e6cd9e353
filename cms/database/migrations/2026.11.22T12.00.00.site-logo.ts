/** The main website's logo, which becomes one of the site settings. */
import type { Transaction } from '../../src/lib/mutex';
import { hasColumn, saveRows } from '../../src/lib/saved-rows';

export async function up(trx: Transaction): Promise<void> {
  if (!(await hasColumn(trx, 'locations', 'logo_filename'))) return;
  const mainWebsite = trx('locations').select('id').where({ location: 'main-website' });
  const logoFiles = () =>
    trx('files_related_mph')
      .where({ related_type: 'api::location.location', field: 'logo' })
      .whereIn('related_id', mainWebsite.clone());
  const logos = logoFiles()
    .join('locations', 'locations.id', 'files_related_mph.related_id')
    .select({ fileId: 'files_related_mph.file_id', filename: 'locations.logo_filename' });
  await saveRows(trx, 'site_logo', logos);
  await logoFiles().delete();
}
