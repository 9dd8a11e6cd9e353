import { pageTextsSchema } from '#domain/page/page-texts';
import { pageSchema } from '#domain/page/schema';
import { defineRoutes } from '#lib/routes';

export default defineRoutes([
  {
    method: 'GET',
    path: '/page-texts',
    action: 'api::page.page.texts',
    access: 'staff',
    summary: 'All pages whose texts are edited in the panel, with the paths of their forms.',
    response: { texts: pageTextsSchema },
  },
  {
    method: 'GET',
    path: '/pages/:key',
    action: 'api::page.page.show',
    access: 'public',
    summary:
      'The texts and photos of a designed page, such as our-story, or of a composed page by its id, with its visible sections in order. 404 for a page that is switched off.',
    response: { page: pageSchema },
    failures: [404],
  },
]);
