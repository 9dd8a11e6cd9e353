import * as z from 'zod';
import { boardInput, boardUpdate } from '#domain/board/input';
import { boardSchema } from '#domain/board/schema';
import { messageSchema } from '#domain/shared/response-schemas';
import { deletedMessage } from '#domain/shared/messages';
import { defineRoutes } from '#lib/routes';
import { parseBody, pathParam } from '#lib/parse';
import { createBoard, deleteBoard, fetchBoards, updateBoard } from '../screens';

export default defineRoutes({
  'GET /boards': {
    id: 'screen.board.list',
    access: 'staff',
    summary: 'The boards that screens show, by name.',
    response: { boards: z.array(boardSchema) },
    async handle() {
      return { boards: await fetchBoards() };
    },
  },
  'POST /boards': {
    id: 'screen.board.create',
    access: 'staff',
    summary: 'Create a board. A name that another board has: 409.',
    body: boardInput,
    response: { board: boardSchema },
    status: 201,
    failures: [409],
    async handle(ctx) {
      return { board: await createBoard(parseBody(boardInput, ctx.request.body)) };
    },
  },
  'PUT /boards/:id': {
    id: 'screen.board.update',
    access: 'staff',
    summary: 'Update a board. Absent fields stay unchanged; null or "" clears. Its screens show it within a second.',
    body: boardUpdate,
    response: { board: boardSchema },
    async handle(ctx) {
      return { board: await updateBoard(pathParam(ctx, 'id'), parseBody(boardUpdate, ctx.request.body)) };
    },
  },
  'DELETE /boards/:id': {
    id: 'screen.board.remove',
    access: 'staff',
    summary: 'Delete a board. Its screens stay paired, without a board.',
    response: { message: messageSchema },
    async handle(ctx) {
      await deleteBoard(pathParam(ctx, 'id'));
      return { message: deletedMessage('Board') };
    },
  },
});
