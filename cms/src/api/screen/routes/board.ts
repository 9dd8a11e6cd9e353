import * as z from 'zod';
import { boardInput, boardUpdate } from '#domain/board/input';
import { boardSchema } from '#domain/board/schema';
import { messageSchema } from '#domain/shared/response-schemas';
import { defineRoutes } from '#lib/routes';

export default defineRoutes({
  'GET /boards': {
    action: 'api::screen.board.list',
    access: 'staff',
    summary: 'The boards that screens show, by name.',
    response: { boards: z.array(boardSchema) },
  },
  'POST /boards': {
    action: 'api::screen.board.create',
    access: 'staff',
    summary: 'Create a board. A name that another board has: 409.',
    body: boardInput,
    response: { board: boardSchema },
    status: 201,
    failures: [409],
  },
  'PUT /boards/:id': {
    action: 'api::screen.board.update',
    access: 'staff',
    summary: 'Update a board. Absent fields stay unchanged; null or "" clears. Its screens show it within a second.',
    body: boardUpdate,
    response: { board: boardSchema },
  },
  'DELETE /boards/:id': {
    action: 'api::screen.board.remove',
    access: 'staff',
    summary: 'Delete a board. Its screens stay paired, without a board.',
    response: { message: messageSchema },
  },
});
