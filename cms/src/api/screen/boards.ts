import type { Board } from '#domain/board/schema';
import { boardLimits } from '#domain/board/constants';
import type { BoardInput, BoardUpdate } from '#domain/board/input';
import { isStale } from '#domain/shared/optimistic-lock';
import { allowNulls } from '#lib/allow-nulls';
import { badRequest, conflict, invalidInput, notFound, staleVersion } from '#lib/errors';
import { withLock } from '#lib/mutex';
import { findTaproomNames } from '#lib/taproom/queries';
import { boardUid, type BoardDocument, serializeBoard } from './document';

export const boardPopulate = { taproom: { select: ['slug', 'name', 'timeZone'] } };

export async function fetchBoards(): Promise<Board[]> {
  const boards: BoardDocument[] = await strapi.db
    .query(boardUid)
    .findMany({ orderBy: [{ name: 'asc' }, { id: 'asc' }], populate: boardPopulate });
  return boards.map(serializeBoard);
}

async function findBoard(documentId: string): Promise<BoardDocument> {
  const board: BoardDocument | null = await strapi.db
    .query(boardUid)
    .findOne({ where: { documentId }, populate: boardPopulate });
  if (!board) throw notFound('Board');
  return board;
}

async function findTaproomId(slug: string): Promise<string> {
  const taproom = (await findTaproomNames()).find((each) => each.slug === slug);
  if (!taproom) throw invalidInput([{ path: 'taproom', msg: 'Please choose a taproom' }]);
  return taproom.documentId;
}

async function rejectTakenName(name: string, ownId: string | null): Promise<void> {
  const other: BoardDocument | null = await strapi.db.query(boardUid).findOne({ where: { name } });
  if (!other || other.documentId === ownId) return;
  const message = `There is already a board “${name}”`;
  throw conflict('name-taken', message, [{ path: 'name', msg: message }]);
}

/** All boards are written one after the other, because their names are unique. */
const withBoardLock = <Result>(work: () => Promise<Result>) => withLock(strapi, 'boards', work);

export const createBoard = (input: BoardInput): Promise<Board> =>
  withBoardLock(async () => {
    if ((await strapi.db.query(boardUid).count()) >= boardLimits.boards) throw badRequest('There are too many boards');
    const taproom = await findTaproomId(input.taproom);
    await rejectTakenName(input.name, null);
    const { documentId } = await strapi.documents(boardUid).create({
      data: allowNulls({ ...input, taproom }),
    });
    return serializeBoard(await findBoard(documentId));
  });

export const updateBoard = (documentId: string, { updatedAt, ...changes }: BoardUpdate): Promise<Board> =>
  withBoardLock(async () => {
    const stored = await findBoard(documentId);
    if (isStale(stored, updatedAt)) throw staleVersion();
    if (changes.name !== undefined) await rejectTakenName(changes.name, documentId);
    const { taproom: slug, ...fields } = changes;
    const taproom = slug === undefined ? {} : { taproom: await findTaproomId(slug) };
    await strapi.documents(boardUid).update({ documentId, data: allowNulls({ ...fields, ...taproom }) });
    return serializeBoard(await findBoard(documentId));
  });

/** Its screens stay paired and show that they have no board. */
export const deleteBoard = (documentId: string): Promise<void> =>
  withBoardLock(async () => {
    await findBoard(documentId);
    await strapi.documents(boardUid).delete({ documentId });
  });
