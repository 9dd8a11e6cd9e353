import type { Context } from 'koa';
import { inquiryCsvHeader } from '#domain/inquiry/csv';
import type { Inquiry } from '#domain/inquiry/schema';
import { inquiryUpdate, inquiryCsvQuery, inquiryListQuery } from '#domain/inquiry/input';
import { deletedMessage } from '#domain/shared/messages';
import { parseBody, parseQuery, pathParam } from '#lib/parse';
import { sendCsv } from '#lib/send-csv';
import { serializeList } from '#lib/paginate';
import { type InquiryDocument, serializeInquiry } from '../document';
import { exportInquiries, findInquiry, listInquiries } from '../queries';
import { deleteInquiry, updateInquiryStatus } from '../mutations';
import { fetchEmails, resendEmail } from '../emails';

async function withEmails(inquiry: InquiryDocument): Promise<Inquiry> {
  const emailsOf = await fetchEmails([inquiry.documentId]);
  return { ...serializeInquiry(inquiry), emails: emailsOf(inquiry.documentId) };
}

export default {
  async list(ctx: Context) {
    const { items, pagination } = await listInquiries(parseQuery(inquiryListQuery, ctx.querystring));
    const emailsOf = await fetchEmails(items.map(({ documentId }) => documentId));
    const inquiries = serializeList(items, serializeInquiry);
    return { inquiries: inquiries.map((inquiry) => ({ ...inquiry, emails: emailsOf(inquiry._id) })), pagination };
  },

  async show(ctx: Context) {
    return { inquiry: await withEmails(await findInquiry(pathParam(ctx, 'id'))) };
  },

  async exportCsv(ctx: Context) {
    const query = parseQuery(inquiryCsvQuery, ctx.querystring);
    await sendCsv(ctx, { area: 'inquiries', name: 'inquiries' }, inquiryCsvHeader, exportInquiries(query));
  },

  async update(ctx: Context) {
    const update = parseBody(inquiryUpdate, ctx.request.body);
    return { inquiry: await withEmails(await updateInquiryStatus(pathParam(ctx, 'id'), update)) };
  },

  async resendEmail(ctx: Context) {
    const id = pathParam(ctx, 'id');
    await resendEmail(id, pathParam(ctx, 'email'), new Date());
    return { inquiry: await withEmails(await findInquiry(id)) };
  },

  async remove(ctx: Context) {
    await deleteInquiry(pathParam(ctx, 'id'));
    return { message: deletedMessage('Inquiry') };
  },
};
