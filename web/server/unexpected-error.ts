import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SiteSettings } from '@domain/site/site';
import { apiErrorBody, isApiUrl } from './errors';
import { nextRequestId } from './request-id';
import { apiHeaders, type SecurityHeaders } from './security-headers';
import { renderStatusPage, statusPages } from './status-page';

/** Responds with 500 to an error outside Fastify, which would otherwise end the process. */
export const createFailureResponder =
  (getSettings: () => SiteSettings, security: SecurityHeaders) =>
  ({ url = '' }: IncomingMessage, response: ServerResponse) => {
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const isApi = isApiUrl(url);
    const body = isApi ? JSON.stringify(apiErrorBody(500)) : renderStatusPage(statusPages.failed, getSettings());
    // The failed attempt may have set another one.
    response.statusMessage = '';
    response.writeHead(500, [
      ...['Content-Type', isApi ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8'],
      ...['Content-Length', String(Buffer.byteLength(body)), 'Cache-Control', 'no-store'],
      ...['X-Request-Id', nextRequestId()],
      ...(isApi ? apiHeaders : security.statusPages),
    ]);
    response.end(body);
  };
