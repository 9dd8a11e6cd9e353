import { Alert, Switch } from '@mantine/core';
import { CircleAlert } from 'lucide-react';
import { beerCsvHeader } from '@domain/beer/csv';
import { joinTexts } from '@domain/shared/join-texts';
import {
  beerColumns,
  findFraction,
  findUnreadSizes,
  listWithoutPrice,
  toBeerCsv,
  toPercent,
} from '../../../domain/import/beer-columns';
import type { MappedTable } from '../../../domain/import/columns';
import { beerApi } from '../../api/beers';
import type { Import } from '../../api/imports';
import { ImportPage } from '../../components/import/import-page';
import type { ImportKind } from '../../components/import/use-import';
import { pluralize } from '../../../domain/format';

type NotesProps = { mapped: MappedTable; onChange: (changes: Partial<MappedTable>) => void };

function Notes({ mapped: { table, mapping, isFraction }, onChange }: NotesProps) {
  const fraction = findFraction(table, mapping);
  const unread = findUnreadSizes(table, mapping);
  return (
    <>
      {fraction && (
        <Switch
          label={`ABV is a fraction: ${fraction} → ${toPercent(fraction)} %`}
          checked={isFraction}
          onChange={({ currentTarget }) => onChange({ isFraction: currentTarget.checked })}
        />
      )}
      {unread.length > 0 && (
        <Alert color="yellow" icon={<CircleAlert size={18} />} title={`${pluralize(unread.length, 'size')} left out`}>
          {unread
            .slice(0, 5)
            .map(({ row, column, value }) => `Row ${row}, ${column}: ${value}`)
            .join(' · ')}
          {unread.length > 5 && ` · and ${unread.length - 5} more`}
        </Alert>
      )}
    </>
  );
}

const maxNames = 10;

/** Imported beers have no photo yet, and perhaps no price. */
function ToComplete({ done: { rows }, mapped }: { done: Import; mapped: MappedTable }) {
  const created = rows.filter(({ outcome }) => outcome === 'created').map(({ name }) => name);
  if (created.length === 0) return null;
  const unpriced = new Set(listWithoutPrice(mapped));
  const withoutPrice = created.filter((name) => unpriced.has(name));
  const names = withoutPrice.slice(0, maxNames);
  const more = withoutPrice.length - names.length;
  return (
    <Alert color="blue" title="To complete">
      {pluralize(created.length, 'beer')} without a photo.
      {withoutPrice.length > 0 &&
        ` Without a price: ${more > 0 ? `${names.join(', ')} and ${more} more` : joinTexts(names)}.`}
    </Alert>
  );
}

const beers: ImportKind = {
  title: 'Import Beers',
  itemName: 'beer',
  existingText: 'Beers with a name that already exists are skipped, unless you choose to update them.',
  skippedReason: 'because the name already exists',
  list: 'beers',
  path: '/beers/admin',
  columns: beerColumns,
  required: 'Name',
  missingText: 'Choose the column with the names of the beers: “Imported as: Name”.',
  templateHeader: beerCsvHeader,
  toCsv: toBeerCsv,
  invalidate: beerApi.invalidate,
  renderNotes: (mapped, onChange) => <Notes mapped={mapped} onChange={onChange} />,
  renderToDo: (done, mapped) => <ToComplete done={done} mapped={mapped} />,
};

export const BeerImportPage = () => <ImportPage kind={beers} />;
