/** What describes the other routes. */
import { defineRoutes } from '#lib/routes';

export default defineRoutes([
  {
    method: 'GET',
    path: '/openapi.json',
    action: 'api::openapi.openapi.document',
    access: 'public',
    summary: 'This document.',
    response: 'application/json',
  },
  {
    method: 'GET',
    path: '/docs',
    action: 'api::openapi.openapi.page',
    access: 'public',
    summary: 'A readable page of this document.',
    response: 'text/html',
  },
  {
    method: 'GET',
    path: '/docs/:file',
    action: 'api::openapi.openapi.asset',
    access: 'public',
    summary: 'Script and style of that page.',
    response: 'text/plain',
  },
]);
