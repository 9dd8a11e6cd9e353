/** The documentation of the API. */
import { defineRoutes } from '#lib/routes';

export default defineRoutes({
  'GET /openapi.json': {
    action: 'api::openapi.openapi.document',
    access: 'public',
    summary: 'This document.',
    response: 'application/json',
  },
  'GET /docs': {
    action: 'api::openapi.openapi.page',
    access: 'public',
    summary: 'This document as a page.',
    response: 'text/html',
  },
  'GET /docs/:file': {
    action: 'api::openapi.openapi.asset',
    access: 'public',
    summary: 'Scripts and styles of the page.',
    response: ['text/css', 'text/javascript'],
  },
});
