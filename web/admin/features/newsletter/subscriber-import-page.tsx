import { subscriberColumns, toSubscriberCsv } from '../../../domain/import/subscriber-columns';
import { subscriberApi } from '../../api/newsletter';
import { ImportPage } from '../../components/import/import-page';
import type { ImportKind } from '../../components/import/use-import';

const subscribers: ImportKind = {
  title: 'Import Subscribers',
  itemName: 'subscriber',
  existingText:
    'Without welcome emails. Nobody who has unsubscribed, here or in the file, is subscribed again; those on your list are skipped.',
  skippedReason: 'because they are on your list',
  list: 'newsletter',
  path: '/newsletter',
  columns: subscriberColumns,
  required: 'Email',
  missingText: 'Choose the column with the email addresses: “Imported as: Email”.',
  templateHeader: subscriberColumns.map(({ name }) => name),
  toCsv: toSubscriberCsv,
  invalidate: subscriberApi.invalidate,
  needsConsent: true,
};

export const SubscriberImportPage = () => <ImportPage kind={subscribers} />;
