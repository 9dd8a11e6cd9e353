/** Query parameters of the inquiry list and its export. Without a status, both exclude spam. */
import * as z from 'zod';
import { pageParams } from '../shared/pagination';
import { queryChoice, queryText } from '../shared/query-fields';
import { inquiryKinds, inquiryStatuses } from './constants';

const filters = {
  kind: queryChoice(inquiryKinds, 'Please choose a valid kind'),
  status: queryChoice(inquiryStatuses, 'Please choose a valid status'),
  search: queryText('search'),
};

export const inquiryListQuery = z.object({ ...filters, ...pageParams(20) });
export type InquiryListQuery = z.output<typeof inquiryListQuery>;

export const inquiryCsvQuery = z.object(filters);
export type InquiryCsvQuery = z.output<typeof inquiryCsvQuery>;
