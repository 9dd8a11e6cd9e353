import type { Context } from 'koa';
import { boardInput, boardUpdate } from '#domain/board/input';
import { deletedMessage } from '#domain/shared/messages';
import { parseBody, pathParam } from '#lib/parse';
import { createBoard, deleteBoard, fetchBoards, updateBoard } from '../boards';

export default {
  async list() {
    return { boards: await fetchBoards() };
  },

  async create(ctx: Context) {
    return { board: await createBoard(parseBody(boardInput, ctx.request.body)) };
  },

  async update(ctx: Context) {
    return { board: await updateBoard(pathParam(ctx, 'id'), parseBody(boardUpdate, ctx.request.body)) };
  },

  async remove(ctx: Context) {
    await deleteBoard(pathParam(ctx, 'id'));
    return { message: deletedMessage('Board') };
  },
};
