import type { Context } from 'koa';
import { inquiryCsvHeader } from '#domain/inquiry/csv';
import { inquiryUpdate } from '#domain/inquiry/input';
import { inquiryCsvQuery, inquiryListQuery } from '#domain/inquiry/query';
import { deletedMessage } from '#domain/shared/messages';
import { parseBody, parseQuery } from '#lib/parse';
import { pathParam } from '#lib/path-param';
import { sendCsv } from '#lib/send-csv';
import { serializeList } from '#lib/serialize-list';
import { exportInquiries } from '../export-csv';
import { deleteInquiry, updateInquiryStatus } from '../mutations';
import { findInquiry, listInquiries } from '../queries';
import { serializeInquiry } from '../serialize';

export default {
  async list(ctx: Context) {
    const { items, pagination } = await listInquiries(parseQuery(inquiryListQuery, ctx.querystring));
    return { inquiries: serializeList(items, serializeInquiry), pagination };
  },

  async show(ctx: Context) {
    return { inquiry: serializeInquiry(await findInquiry(pathParam(ctx, 'id'))) };
  },

  async exportCsv(ctx: Context) {
    const query = parseQuery(inquiryCsvQuery, ctx.querystring);
    await sendCsv(ctx, 'inquiries', inquiryCsvHeader, exportInquiries(query));
  },

  async update(ctx: Context) {
    const update = parseBody(inquiryUpdate, ctx.request.body);
    return { inquiry: serializeInquiry(await updateInquiryStatus(pathParam(ctx, 'id'), update)) };
  },

  async remove(ctx: Context) {
    await deleteInquiry(pathParam(ctx, 'id'));
    return { message: deletedMessage('Inquiry') };
  },
};
