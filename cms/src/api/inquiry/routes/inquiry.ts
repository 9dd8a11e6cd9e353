/** The staff's inbox (api.md §5). */
import * as z from 'zod';
import { inquiryUpdate } from '#domain/inquiry/input';
import { inquiryCsvQuery, inquiryListQuery } from '#domain/inquiry/query';
import { messageSchema, paginationSchema } from '#lib/response-schemas';
import { defineRoutes } from '#lib/routes';
import { inquiryShape } from '../shape';

export default defineRoutes([
  {
    method: 'GET',
    path: '/inquiries',
    action: 'api::inquiry.inquiry.list',
    access: 'staff',
    summary: 'What visitors wrote, newest first; spam only when asked for.',
    query: inquiryListQuery,
    response: { inquiries: z.array(inquiryShape), pagination: paginationSchema },
  },
  {
    method: 'GET',
    path: '/inquiries/export/csv',
    action: 'api::inquiry.inquiry.exportCsv',
    access: 'staff',
    summary: 'The same as a CSV file.',
    query: inquiryCsvQuery,
    response: 'text/csv',
  },
  {
    method: 'GET',
    path: '/inquiries/:id',
    action: 'api::inquiry.inquiry.show',
    access: 'staff',
    summary: 'One inquiry, spam too.',
    response: { inquiry: inquiryShape },
  },
  {
    method: 'PUT',
    path: '/inquiries/:id',
    action: 'api::inquiry.inquiry.update',
    access: 'staff',
    summary: 'Change the status.',
    body: inquiryUpdate,
    response: { inquiry: inquiryShape },
  },
  {
    method: 'DELETE',
    path: '/inquiries/:id',
    action: 'api::inquiry.inquiry.remove',
    access: 'staff',
    summary: 'Delete an inquiry.',
    response: { message: messageSchema },
  },
]);
