import * as z from 'zod';
import type { PageDefinition } from '#domain/page/definition';
import { dropLinks } from '#domain/page/drop-links';
import {
  editedPageSchema,
  libraryPhotoSchema,
  libraryPhotosQuery,
  pageInput,
  pageListSchema,
  pageVersionSchema,
} from '#domain/page/edited-page';
import { initialPage } from '#domain/page/initial-page';
import { findPage } from '#domain/page/pages';
import { pageSchema } from '#domain/page/schema';
import { fillPrivacy, needsPrivacyFacts } from '#domain/privacy/placeholders';
import { messageSchema, paginationSchema } from '#domain/shared/response-schemas';
import { isPageOff, leadsToPageOff } from '#domain/site/optional-pages';
import { notFound } from '#lib/errors';
import { maxImagesPerRequest } from '#lib/limits';
import { fileFields, type StoredFile } from '#lib/media';
import { pathParam } from '#lib/parse';
import { defineRoutes, withBody, withQuery } from '#lib/routes';
import { paginate } from '#lib/rows';
import { readSetupState } from '#lib/setup/state';
import { fetchPageSettings, fetchPrivacyFacts } from '#lib/site-settings/queries';
import { uploadedFiles } from '#lib/uploads';
import { loadComposedPage, loadPage, serializeComposedPage, serializePage } from '../document';
import { toLibraryPhoto } from '../edited-page';
import { addLibraryPhotos, createPage, deletePage, updatePage, listVersions } from '../mutations';
import { fetchEditedPage, fetchPageList } from '../page-list';

const files = () => strapi.db.query('plugin::upload.file');

async function fetchComposedPage(key: string) {
  const stored = await loadComposedPage(key);
  if (!stored) throw notFound('Page');
  return serializeComposedPage(stored);
}

async function fetchDesignedPage(definition: PageDefinition) {
  const stored = await loadPage(definition);
  return stored ? serializePage(definition, stored) : initialPage(definition, (await readSetupState()).content);
}

const fillPage = async (page: object): Promise<object> =>
  needsPrivacyFacts(page) ? fillPrivacy(page, await fetchPrivacyFacts()) : page;

export default defineRoutes({
  'GET /pages/admin': {
    id: 'page.staff-page.list',
    access: 'staff',
    summary: 'All pages, also drafts, with the placeholders that their texts can contain.',
    response: { pages: pageListSchema },
    handle: async () => ({ pages: await fetchPageList() }),
  },
  'GET /pages/admin/:key': {
    id: 'page.staff-page.show',
    access: 'staff',
    summary: 'The content of a page as staff edit it, with hidden sections.',
    response: { page: editedPageSchema },
    handle: async (ctx) => ({ page: await fetchEditedPage(pathParam(ctx, 'key')) }),
  },
  'GET /pages/admin/:key/versions': {
    id: 'page.staff-page.versions',
    access: 'staff',
    summary: 'The last ten versions of a page, newest first, without the current one.',
    response: { versions: z.array(pageVersionSchema) },
    handle: async (ctx) => ({ versions: await listVersions(pathParam(ctx, 'key')) }),
  },
  'POST /pages': {
    id: 'page.staff-page.create',
    access: 'staff',
    summary: 'Create a page of the brewery’s own from sections, as a draft unless it is live.',
    response: { page: editedPageSchema },
    status: 201,
    ...withBody(pageInput, async (input) => ({ page: await fetchEditedPage(await createPage(input)) })),
  },
  'PUT /pages/:key': {
    id: 'page.staff-page.update',
    access: 'staff',
    summary:
      'Replace the content of a page. Alt texts and focal points are stored with the files of its photos. The fields of own pages are ignored for designed ones.',
    response: { page: editedPageSchema },
    ...withBody(pageInput, async (input, ctx) => {
      const key = pathParam(ctx, 'key');
      await updatePage(key, input, new Date());
      return { page: await fetchEditedPage(key) };
    }),
  },
  'DELETE /pages/:key': {
    id: 'page.staff-page.remove',
    access: 'staff',
    summary: 'Delete an own page with its versions.',
    response: { message: messageSchema },
    async handle(ctx) {
      await deletePage(pathParam(ctx, 'key'));
      return { message: 'Page deleted successfully!' };
    },
  },
  'GET /page-photos': {
    id: 'page.staff-page.photos',
    access: 'staff',
    summary: 'The photos of the media library, newest first.',
    response: { photos: z.array(libraryPhotoSchema), pagination: paginationSchema },
    /** Newest first; the search finds names and alt texts. */
    ...withQuery(libraryPhotosQuery, async ({ search, ...query }) => {
      const text = search
        ? { $or: ['name', 'alternativeText'].map((name) => ({ [name]: { $containsi: search } })) }
        : {};
      const where = { mime: { $startsWith: 'image/' }, width: { $notNull: true }, ...text };
      const { items, pagination } = await paginate(
        query,
        () => files().count({ where }),
        ({ start, limit }): Promise<StoredFile[]> =>
          files().findMany({ select: ['id', ...fileFields], where, orderBy: { id: 'desc' }, offset: start, limit }),
      );
      return { photos: items.map(toLibraryPhoto), pagination };
    }),
  },
  'POST /page-photos': {
    id: 'page.staff-page.addPhotos',
    access: 'staff',
    summary: 'Add photos to the media library, to be chosen for a page.',
    body: { files: 'images', max: maxImagesPerRequest },
    response: { photos: z.array(libraryPhotoSchema) },
    status: 201,
    handle: async (ctx) => ({ photos: await addLibraryPhotos(uploadedFiles(ctx, 'images', maxImagesPerRequest)) }),
  },
  'GET /pages/:key': {
    id: 'page.page.show',
    access: 'public',
    summary:
      'The texts and photos of a designed page, such as our-story, or of a composed page by its id, with its visible sections in order. 404 for a page that is switched off.',
    response: { page: pageSchema },
    async handle(ctx) {
      const key = pathParam(ctx, 'key');
      const pageSettings = await fetchPageSettings();
      if (isPageOff(key, pageSettings)) throw notFound('Page');
      const definition: PageDefinition | undefined = findPage(key);
      const page = definition ? await fetchDesignedPage(definition) : await fetchComposedPage(key);
      return { page: dropLinks<object>(await fillPage(page), (href) => leadsToPageOff(href, pageSettings)) };
    },
  },
});
