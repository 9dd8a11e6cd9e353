import type { Context } from 'koa';
import { libraryPhotosQuery, pageInput } from '#domain/page/edited-page';
import { maxImagesPerRequest } from '#lib/limits';
import { fileFields, type StoredFile } from '#lib/media';
import { paginate } from '#lib/paginate';
import { parseBody, parseQuery, pathParam } from '#lib/parse';
import { uploadedFiles } from '#lib/uploads';
import { toLibraryPhoto } from '../edited-page';
import { addLibraryPhotos, createPage, deletePage, updatePage } from '../mutations';
import { fetchEditedPage, fetchPageList } from '../page-list';
import { listVersions } from '../page-versions';

const files = () => strapi.db.query('plugin::upload.file');

export default {
  async list() {
    return { pages: await fetchPageList() };
  },

  async show(ctx: Context) {
    return { page: await fetchEditedPage(pathParam(ctx, 'key')) };
  },

  async create(ctx: Context) {
    return { page: await fetchEditedPage(await createPage(parseBody(pageInput, ctx.request.body))) };
  },

  async update(ctx: Context) {
    const key = pathParam(ctx, 'key');
    await updatePage(key, parseBody(pageInput, ctx.request.body), new Date());
    return { page: await fetchEditedPage(key) };
  },

  async remove(ctx: Context) {
    await deletePage(pathParam(ctx, 'key'));
    return { message: 'Page deleted successfully!' };
  },

  async versions(ctx: Context) {
    return { versions: await listVersions(pathParam(ctx, 'key')) };
  },

  /** Newest first; the search finds names and alt texts. */
  async photos(ctx: Context) {
    const { search, ...query } = parseQuery(libraryPhotosQuery, ctx.querystring);
    const text = search ? { $or: ['name', 'alternativeText'].map((name) => ({ [name]: { $containsi: search } })) } : {};
    const where = { mime: { $startsWith: 'image/' }, width: { $notNull: true }, ...text };
    const { items, pagination } = await paginate(
      query,
      () => files().count({ where }),
      ({ start, limit }): Promise<StoredFile[]> =>
        files().findMany({ select: ['id', ...fileFields], where, orderBy: { id: 'desc' }, offset: start, limit }),
    );
    return { photos: items.map(toLibraryPhoto), pagination };
  },

  async addPhotos(ctx: Context) {
    return { photos: await addLibraryPhotos(uploadedFiles(ctx, 'images', maxImagesPerRequest)) };
  },
};
