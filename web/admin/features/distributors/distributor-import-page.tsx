import { distributorColumns, toDistributorCsv } from '../../../domain/import/distributor-columns';
import { distributorApi } from '../../api/website';
import { ImportPage } from '../../components/import/import-page';
import type { ImportKind } from '../../components/import/use-import';

const distributors: ImportKind = {
  title: 'Import Distributors',
  itemName: 'distributor',
  existingText:
    'Their places are found by ZIP code or city. Those with the same name and address are skipped, unless you choose to update them.',
  skippedReason: 'because the name and address already exist',
  list: 'distributors',
  path: '/distributors/admin',
  columns: distributorColumns,
  required: 'Name',
  missingText: 'Choose the column with the names of the distributors: “Imported as: Name”.',
  templateHeader: distributorColumns.map(({ name }) => name),
  toCsv: toDistributorCsv,
  invalidate: distributorApi.invalidate,
};

export const DistributorImportPage = () => <ImportPage kind={distributors} />;
