/** Newsletter subscribers as CSV: the columns of export and import. */
import { csvRow, type CsvColumn, type CsvDefinition } from '../shared/csv-import';
import { normalizeEmail } from '../shared/email-format';
import { safeParseBody } from '../shared/parse-input';
import { formatDate } from '../time/format';
import { sourceLabels } from './constants';
import { importedSubscriberInput, importedSubscriberUpdate } from './input';
import type { ImportedSubscriber, ImportedSubscriberUpdate } from './input';
import type { Subscriber } from './schema';

const columns: CsvColumn<Subscriber>[] = [
  { name: 'Email', format: ({ email }) => email, parse: (email) => ({ email }) },
  { name: 'Source', format: ({ source }) => source, parse: (source) => ({ source: source.trim().toLowerCase() }) },
  { name: 'Subscribed', format: ({ subscribedAt }) => subscribedAt, parse: (subscribedAt) => ({ subscribedAt }) },
  {
    name: 'Status',
    format: ({ isActive }) => (isActive ? 'Active' : 'Inactive'),
    parse: (status) => ({ status }),
  },
];

export const subscriberCsvHeader = columns.map(({ name }) => name);
export const subscriberCsvRow = csvRow(columns);

const emailOf = (body: Record<string, unknown>) => normalizeEmail(String(body['email'] ?? ''));

/** An import never subscribes people again who have unsubscribed, and keeps the time of the stored subscription. */
export const subscriberCsv: CsvDefinition<Subscriber, ImportedSubscriber, ImportedSubscriberUpdate> = {
  columns,
  required: 'Email',
  toBody: (fields) => fields,
  nameOf: emailOf,
  keyOf: emailOf,
  parseInput: (body) => safeParseBody(importedSubscriberInput, body),
  parseChanges: ({ source, status }) =>
    safeParseBody(importedSubscriberUpdate, { ...(source ? { source } : {}), ...(status ? { status } : {}) }),
  merge: (subscriber, { source, status }) => ({
    ...subscriber,
    source: source ?? subscriber.source,
    isActive: subscriber.isActive && status !== 'Inactive',
  }),
  describe: ({ source, status, subscribedAt }) => ({
    detail: [
      status === 'Active' ? 'Subscribed' : 'Unsubscribed',
      subscribedAt && `since ${formatDate(subscribedAt.toISOString().slice(0, 10))}`,
      source !== 'other' && `source: ${sourceLabels[source]}`,
    ]
      .filter(Boolean)
      .join(', '),
    warning: null,
  }),
};
