import type { Context } from 'koa';
import { contactReport, pairInput, screenUpdate } from '#domain/screen/input';
import { deletedMessage } from '#domain/shared/messages';
import { clientIp } from '#lib/client-ip';
import { bearerToken } from '#lib/credentials';
import { parseBody, pathParam } from '#lib/parse';
import { requireUser } from '#lib/session';
import { collectToken, pairScreen, startPairing } from '../pairing';
import { fetchOwnScreen, fetchScreens, recordContact, requestReload, unpairScreen, updateScreen } from '../screens';

export default {
  async startPairing(ctx: Context) {
    return { pairing: await startPairing(clientIp(ctx.req), new Date()) };
  },

  async showPairing(ctx: Context) {
    return collectToken(bearerToken(ctx), new Date());
  },

  async showOwn(ctx: Context) {
    return fetchOwnScreen(bearerToken(ctx));
  },

  async recordContact(ctx: Context) {
    await recordContact(bearerToken(ctx), parseBody(contactReport, ctx.request.body), new Date());
    return { message: 'Recorded' };
  },

  async pair(ctx: Context) {
    const input = parseBody(pairInput, ctx.request.body);
    return { screen: await pairScreen(input, requireUser(ctx).id, new Date()) };
  },

  async list() {
    return { screens: await fetchScreens() };
  },

  async update(ctx: Context) {
    return { screen: await updateScreen(pathParam(ctx, 'id'), parseBody(screenUpdate, ctx.request.body)) };
  },

  async remove(ctx: Context) {
    await unpairScreen(pathParam(ctx, 'id'));
    return { message: deletedMessage('Screen') };
  },

  async reload(ctx: Context) {
    return { screen: await requestReload(pathParam(ctx, 'id'), new Date()) };
  },
};
