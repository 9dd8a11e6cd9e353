/** The staff's inbox (api.md §5). */
import * as z from 'zod';
import { inquiryUpdate } from '#domain/inquiry/input';
import { inquiryCsvQuery, inquiryListQuery } from '#domain/inquiry/query';
import { messageSchema, paginationSchema } from '#domain/shared/response-schemas';
import { defineRoutes } from '#lib/routes';
import { inquirySchema } from '#domain/inquiry/schema';

export default defineRoutes([
  {
    method: 'GET',
    path: '/inquiries',
    action: 'api::inquiry.inquiry.list',
    access: 'staff',
    summary: 'What visitors wrote, newest first; spam only when asked for.',
    query: inquiryListQuery,
    response: { inquiries: z.array(inquirySchema), pagination: paginationSchema },
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
    response: { inquiry: inquirySchema },
  },
  {
    method: 'PUT',
    path: '/inquiries/:id',
    action: 'api::inquiry.inquiry.update',
    access: 'staff',
    summary: 'Change the status.',
    body: inquiryUpdate,
    response: { inquiry: inquirySchema },
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
