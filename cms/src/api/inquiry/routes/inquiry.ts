/** The staff inbox. */
import * as z from 'zod';
import { inquiryUpdate, inquiryCsvQuery, inquiryListQuery } from '#domain/inquiry/input';
import { inquirySchema } from '#domain/inquiry/schema';
import { messageSchema, paginationSchema } from '#domain/shared/response-schemas';
import { defineRoutes } from '#lib/routes';

export default defineRoutes({
  'GET /inquiries': {
    action: 'api::inquiry.inquiry.list',
    access: 'staff',
    summary: 'Inquiries, newest first. Spam is listed only with status=spam.',
    query: inquiryListQuery,
    response: { inquiries: z.array(inquirySchema), pagination: paginationSchema },
  },
  'GET /inquiries/export/csv': {
    action: 'api::inquiry.inquiry.exportCsv',
    access: 'staff',
    needsConfirmation: true,
    summary: 'The same inquiries as a CSV file.',
    query: inquiryCsvQuery,
    response: 'text/csv',
  },
  'GET /inquiries/:id': {
    action: 'api::inquiry.inquiry.show',
    access: 'staff',
    summary: 'One inquiry of any status.',
    response: { inquiry: inquirySchema },
  },
  'PUT /inquiries/:id': {
    action: 'api::inquiry.inquiry.update',
    access: 'staff',
    summary: 'Change the status of an inquiry.',
    body: inquiryUpdate,
    response: { inquiry: inquirySchema },
  },
  'POST /inquiries/:id/emails/:email/resend': {
    action: 'api::inquiry.inquiry.resendEmail',
    access: 'staff',
    summary: 'Send an email about an inquiry again that has failed.',
    response: { inquiry: inquirySchema },
    failures: [409],
  },
  'DELETE /inquiries/:id': {
    action: 'api::inquiry.inquiry.remove',
    access: 'staff',
    summary: 'Delete an inquiry.',
    response: { message: messageSchema },
  },
});
