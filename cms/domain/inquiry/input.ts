/** `PUT /api/inquiries/{id}`: staff can change the status only. */
import * as z from 'zod';
import { requiredChoiceField, requestBody } from '../shared/fields';
import { versionField } from '../shared/optimistic-lock';
import { pageParams, queryChoice, queryText } from '../shared/query-fields';
import { inquiryStatuses, inquiryKinds } from './constants';

export const inquiryUpdate = requestBody({
  status: requiredChoiceField({ values: inquiryStatuses, message: 'Please choose a valid status' }),
  updatedAt: versionField,
});
export type InquiryUpdate = z.output<typeof inquiryUpdate>;

/** Query parameters of the inquiry list and its export. Without a status, both exclude spam. */

const filters = {
  kind: queryChoice(inquiryKinds, 'Please choose a valid kind'),
  status: queryChoice(inquiryStatuses, 'Please choose a valid status'),
  search: queryText('search'),
};

export const inquiryListQuery = z.object({ ...filters, ...pageParams(20) });
export type InquiryListQuery = z.output<typeof inquiryListQuery>;

export const inquiryCsvQuery = z.object(filters);
export type InquiryCsvQuery = z.output<typeof inquiryCsvQuery>;
