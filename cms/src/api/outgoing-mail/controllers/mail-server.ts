import type { Context } from 'koa';
import { mailServerInput, mailTestInput } from '#domain/mail/mail-server';
import { parseBody } from '#lib/parse';
import { requireUser } from '#lib/session';
import { describeMail, removeServer, sendTestEmail, setServer } from '../mail-server';

export default {
  async show() {
    return { mail: await describeMail() };
  },

  async update(ctx: Context) {
    await setServer(parseBody(mailServerInput, ctx.request.body), requireUser(ctx), new Date());
    return { mail: await describeMail() };
  },

  async remove() {
    await removeServer(new Date());
    return { mail: await describeMail() };
  },

  async test(ctx: Context) {
    return { message: await sendTestEmail(parseBody(mailTestInput, ctx.request.body), requireUser(ctx)) };
  },
};
