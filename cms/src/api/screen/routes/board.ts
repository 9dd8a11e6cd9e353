import * as z from 'zod';
import { boardInput, boardUpdate } from '#domain/board/input';
import { boardSchema } from '#domain/board/schema';
import { messageSchema } from '#domain/shared/response-schemas';
import { deletedMessage } from '#domain/shared/messages';
import { defineRoutes, withBody } from '#lib/routes';
import { pathParam } from '#lib/parse';
import { createBoard, deleteBoard, fetchBoards, updateBoard } from '../screens';

export default defineRoutes({
  'GET /boards': {
    id: 'screen.board.list',
    access: 'staff',
    summary: 'The boards that screens show, by name.',
    response: { boards: z.array(boardSchema) },
    handle: async () => ({ boards: await fetchBoards() }),
  },
  'POST /boards': {
    id: 'screen.board.create',
    access: 'staff',
    summary: 'Create a board. A name that another board has: 409.',
    response: { board: boardSchema },
    status: 201,
    failures: [409],
    ...withBody(boardInput, async (input) => ({ board: await createBoard(input) })),
  },
  'PUT /boards/:id': {
    id: 'screen.board.update',
    access: 'staff',
    summary: 'Update a board. Absent fields stay unchanged; null or "" clears. Its screens show it within a second.',
    response: { board: boardSchema },
    ...withBody(boardUpdate, async (input, ctx) => ({ board: await updateBoard(pathParam(ctx, 'id'), input) })),
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
