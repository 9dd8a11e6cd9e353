/** The staff's inbox (api.md §5). */
import * as z from 'zod';
import { inquiryUpdate } from '#domain/inquiry/input';
import { inquiryCsvQuery, inquiryListQuery } from '#domain/inquiry/query';
import { messageShape, paginationShape } from '#lib/shapes';
import { routeTable } from '#lib/route-table';
import { inquiryShape } from '../shape';

export default routeTable([
  {
    method: 'GET',
    path: '/inquiries',
    action: 'api::inquiry.inquiry.list',
    who: 'staff',
    says: 'What visitors wrote, newest first; spam only when asked for.',
    query: inquiryListQuery,
    answer: { inquiries: z.array(inquiryShape), pagination: paginationShape },
  },
  {
    method: 'GET',
    path: '/inquiries/export/csv',
    action: 'api::inquiry.inquiry.exportCsv',
    who: 'staff',
    says: 'The same as a CSV file.',
    query: inquiryCsvQuery,
    answer: 'text/csv',
  },
  {
    method: 'GET',
    path: '/inquiries/:id',
    action: 'api::inquiry.inquiry.show',
    who: 'staff',
    says: 'One inquiry, spam too.',
    answer: { inquiry: inquiryShape },
  },
  {
    method: 'PUT',
    path: '/inquiries/:id',
    action: 'api::inquiry.inquiry.update',
    who: 'staff',
    says: 'Change the status.',
    body: inquiryUpdate,
    answer: { inquiry: inquiryShape },
  },
  {
    method: 'DELETE',
    path: '/inquiries/:id',
    action: 'api::inquiry.inquiry.remove',
    who: 'staff',
    says: 'Delete an inquiry.',
    answer: { message: messageShape },
  },
]);
