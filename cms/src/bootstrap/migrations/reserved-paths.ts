/**
 * Pages and taprooms of a version before the tap list whose paths the site needs itself: `/taps`, `/bar`, `/screen`. They
 * are kept under a free path. Links from records, such as redirects, follow as for any renamed page.
 */
import type { UID } from '@strapi/strapi';
import { composedPageLimits } from '#domain/page/composed-page';
import { findPagePathProblem } from '#domain/page/page-path';
import { withSlugSuffix } from '#domain/shared/slugify';
import { isReservedPath } from '#domain/site/path-conflict';
import { defaultTaproomPath } from '#domain/taproom/slug';
import { composedPageUid, findPagePaths } from '#lib/page/composed-pages';
import { taproomUid } from '#lib/taproom/document';
import { findIdentities, findTakenPaths } from '#lib/taproom/rules';
import { encodeStored, toRedirect } from '../../api/redirect/document';
import { listRedirects } from '../../api/redirect/queries';
import type { Step } from './step';

/** Of `-page-99`. */
const suffixLength = 8;

type Moved = { uid: UID.ContentType; documentId: string; from: string; to: string };

/** `/bar/menu` becomes `/bar-page/menu`, or `/bar-page-2/menu` if there is such a page. */
async function findFreePath(path: string): Promise<string> {
  const taken = await findTakenPaths(await findIdentities());
  const existing = { ...taken, redirects: encodeStored(await listRedirects()).map(toRedirect) };
  const [, first = '', ...rest] = path.slice(0, composedPageLimits.path - suffixLength).split('/');
  for (let number = 1; ; number += 1) {
    const free = ['', withSlugSuffix(`${first}-page`, number), ...rest].join('/').replace(/[-/]+$/, '');
    if (findPagePathProblem(free, existing) === null) return free;
  }
}

const move = async ({ uid, documentId, to }: Moved): Promise<void> => {
  await strapi.documents(uid).update({ documentId, data: { path: to } as object });
};

async function moveTaprooms(): Promise<Moved[]> {
  const taprooms = (await findIdentities()).filter(({ path }) => path !== null && isReservedPath(path));
  const moved: Moved[] = [];
  for (const { id, slug, path } of taprooms) {
    const { documentId } = await strapi.db.query(taproomUid).findOne({ select: ['documentId'], where: { id } });
    const each = { uid: taproomUid as UID.ContentType, documentId, from: String(path), to: defaultTaproomPath(slug) };
    await move(each);
    moved.push(each);
  }
  return moved;
}

async function movePages(): Promise<Moved[]> {
  const moved: Moved[] = [];
  for (const { documentId, path } of await findPagePaths()) {
    if (!isReservedPath(path)) continue;
    const each = { uid: composedPageUid, documentId, from: path, to: await findFreePath(path) };
    await move(each);
    moved.push(each);
  }
  return moved;
}

export const reservedPaths: Step = {
  name: 'paths that the site needs',
  async run() {
    const moved = [...(await moveTaprooms()), ...(await movePages())];
    return moved.length === 0 ? null : moved.map(({ from, to }) => `${from} is now ${to}`).join(', ');
  },
};
