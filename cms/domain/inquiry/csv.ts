/** The CSV export of inquiries. */
import { escapeFormula } from '../shared/csv-cell';
import type { InquiryRecord } from './schema';
import { toLabeledDetails } from './label';

export const inquiryCsvHeader = ['Kind', 'Status', 'Name', 'Email', 'Phone', 'Message', 'Details', 'Received'];

export const inquiryCsvRow = (inquiry: InquiryRecord) => {
  const details = toLabeledDetails(inquiry).map(({ label, text }) => `${label}: ${text}`);
  const { kind, status, name, email, phone, message, createdAt } = inquiry;
  return [kind, status, name, email, phone ?? '', message ?? '', details.join('\n'), createdAt].map(escapeFormula);
};
