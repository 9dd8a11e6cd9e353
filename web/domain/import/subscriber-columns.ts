/** Which columns of a table are which of a subscriber's. */
import { cellOf, toCsv, type ImportColumn, type MappedTable } from './columns';

export const subscriberColumns: ImportColumn[] = [
  { name: 'Email', aliases: 'email address, e-mail, e-mail address, mail, subscriber, contact email' },
  { name: 'Source', aliases: 'signup source, origin, list' },
  {
    name: 'Subscribed',
    aliases: 'subscribed at, optin time, confirm time, date added, signup date, created at, joined, date',
  },
  {
    name: 'Status',
    aliases: 'subscription status, state, email marketing status, subscribed status, consent',
  },
];

const names = subscriberColumns.map(({ name }) => name);

export const toSubscriberCsv = ({ table, mapping }: MappedTable): string =>
  toCsv(
    table,
    names,
    table.rows.map((row) => names.map((name) => cellOf(mapping, row, name))),
  );
