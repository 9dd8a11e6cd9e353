/** The CSV export of newsletter subscribers. */
import { escapeFormula } from '../shared/csv-cell';
import type { Subscriber } from './subscriber';

export const subscriberCsvHeader = ['Email', 'Source', 'Subscribed', 'Status'];

export const subscriberCsvRow = ({ email, source, subscribedAt, isActive }: Subscriber) =>
  [email, source, subscribedAt, isActive ? 'Active' : 'Inactive'].map(escapeFormula);
