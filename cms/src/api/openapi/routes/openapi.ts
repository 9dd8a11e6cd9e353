/** What describes the other routes. */
import { routeTable } from '#lib/route-table';

export default routeTable([
  {
    method: 'GET',
    path: '/openapi.json',
    action: 'api::openapi.openapi.document',
    who: 'anyone',
    says: 'This document.',
    answer: 'application/json',
  },
  {
    method: 'GET',
    path: '/docs',
    action: 'api::openapi.openapi.page',
    who: 'anyone',
    says: 'A readable page of this document.',
    answer: 'text/html',
  },
  {
    method: 'GET',
    path: '/docs/:file',
    action: 'api::openapi.openapi.asset',
    who: 'anyone',
    says: 'Script and style of that page.',
    answer: 'text/plain',
  },
]);
