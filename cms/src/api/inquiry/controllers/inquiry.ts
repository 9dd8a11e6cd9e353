import type { Context } from 'koa';
import { inquiryCsvHeader } from '#domain/inquiry/csv';
import { deletedMessage } from '#domain/shared/messages';
import { inquiryUpdate } from '#domain/inquiry/input';
import { inquiryCsvQuery, inquiryListQuery } from '#domain/inquiry/query';
import { sendCsv } from '#lib/send-csv';
import { pathParam } from '#lib/path-param';
import { parseBody, parseQuery } from '#lib/parse';
import { csvRows, findInquiry, listInquiries, removeInquiry, setInquiryStatus } from '../inquiries';
import { serializeInquiry } from '../serialize';

export default {
  async list(ctx: Context) {
    const { items: found, pagination } = await listInquiries(parseQuery(inquiryListQuery, ctx.querystring));
    return { inquiries: found.map(serializeInquiry), pagination };
  },

  async show(ctx: Context) {
    return { inquiry: serializeInquiry(await findInquiry(pathParam(ctx, 'id'))) };
  },

  async exportCsv(ctx: Context) {
    const query = parseQuery(inquiryCsvQuery, ctx.querystring);
    await sendCsv(ctx, 'inquiries', inquiryCsvHeader, csvRows(query));
  },

  async update(ctx: Context) {
    const update = parseBody(inquiryUpdate, ctx.request.body);
    return { inquiry: serializeInquiry(await setInquiryStatus(pathParam(ctx, 'id'), update)) };
  },

  async remove(ctx: Context) {
    await removeInquiry(pathParam(ctx, 'id'));
    return { message: deletedMessage('Inquiry') };
  },
};
