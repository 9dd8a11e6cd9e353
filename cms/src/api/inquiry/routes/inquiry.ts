/** The staff inbox. */
import * as z from 'zod';
import { inquiryCsvHeader } from '#domain/inquiry/csv';
import { inquiryUpdate, inquiryCsvQuery, inquiryListQuery } from '#domain/inquiry/input';
import { inquirySchema, type Inquiry } from '#domain/inquiry/schema';
import { deletedMessage } from '#domain/shared/messages';
import { messageSchema, paginationSchema } from '#domain/shared/response-schemas';
import { pathParam } from '#lib/parse';
import { defineRoutes, withBody, withQuery } from '#lib/routes';
import { serializeList } from '#lib/rows';
import { sendCsv } from '#lib/send-csv';
import { fetchEmails, resendEmail } from '../emails';
import { deleteInquiry, updateInquiryStatus } from '../mutations';
import { exportInquiries, findInquiry, listInquiries, type InquiryDocument, serializeInquiry } from '../queries';

async function withEmails(inquiry: InquiryDocument): Promise<Inquiry> {
  const emailsOf = await fetchEmails([inquiry.documentId]);
  return { ...serializeInquiry(inquiry), emails: emailsOf(inquiry.documentId) };
}

export default defineRoutes({
  'GET /inquiries': {
    id: 'inquiry.inquiry.list',
    access: 'staff',
    summary: 'Inquiries, newest first. Spam is listed only with status=spam.',
    response: { inquiries: z.array(inquirySchema), pagination: paginationSchema },
    ...withQuery(inquiryListQuery, async (query) => {
      const { items, pagination } = await listInquiries(query);
      const emailsOf = await fetchEmails(items.map(({ documentId }) => documentId));
      const inquiries = serializeList(items, serializeInquiry);
      return { inquiries: inquiries.map((inquiry) => ({ ...inquiry, emails: emailsOf(inquiry._id) })), pagination };
    }),
  },
  'GET /inquiries/export/csv': {
    id: 'inquiry.inquiry.exportCsv',
    access: 'staff',
    needsConfirmation: true,
    summary: 'The same inquiries as a CSV file.',
    response: 'text/csv',
    ...withQuery(inquiryCsvQuery, async (query, ctx) => {
      await sendCsv(ctx, { area: 'inquiries', name: 'inquiries' }, inquiryCsvHeader, exportInquiries(query));
    }),
  },
  'GET /inquiries/:id': {
    id: 'inquiry.inquiry.show',
    access: 'staff',
    summary: 'One inquiry of any status.',
    response: { inquiry: inquirySchema },
    handle: async (ctx) => ({ inquiry: await withEmails(await findInquiry(pathParam(ctx, 'id'))) }),
  },
  'PUT /inquiries/:id': {
    id: 'inquiry.inquiry.update',
    access: 'staff',
    summary: 'Change the status of an inquiry.',
    response: { inquiry: inquirySchema },
    ...withBody(inquiryUpdate, async (update, ctx) => ({
      inquiry: await withEmails(await updateInquiryStatus(pathParam(ctx, 'id'), update)),
    })),
  },
  'POST /inquiries/:id/emails/:email/resend': {
    id: 'inquiry.inquiry.resendEmail',
    access: 'staff',
    summary: 'Send an email about an inquiry again that has failed.',
    response: { inquiry: inquirySchema },
    failures: [409],
    async handle(ctx) {
      const id = pathParam(ctx, 'id');
      await resendEmail(id, pathParam(ctx, 'email'), new Date());
      return { inquiry: await withEmails(await findInquiry(id)) };
    },
  },
  'DELETE /inquiries/:id': {
    id: 'inquiry.inquiry.remove',
    access: 'staff',
    summary: 'Delete an inquiry.',
    response: { message: messageSchema },
    async handle(ctx) {
      await deleteInquiry(pathParam(ctx, 'id'));
      return { message: deletedMessage('Inquiry') };
    },
  },
});
