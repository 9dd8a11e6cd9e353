import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import type { SiteSettings } from '@domain/site/site';
import { apiErrorBody, isApiUrl } from './errors';
import { apiHeaders, type SecurityHeaders } from './security-headers';
import { nextRequestId } from './request-id';
import { renderStatusPage, statusPages, type StatusPage } from './status-page';

const errorsByCode: Record<string, { status: number; page: StatusPage }> = {
  HPE_HEADER_OVERFLOW: { status: 431, page: statusPages.headersTooLarge },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, page: statusPages.tooSlow },
};
const malformedRequest = { status: 400, page: statusPages.badRequest };

/** Fastify declares the packet in its JSON form; it is a Buffer. */
const packetText = ({ rawPacket }: ConnectionError) =>
  Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1', 0, 500) : '';

/** Responds to requests that Node's HTTP parser rejects, in the same shapes as all other errors of the edge. */
export const createClientErrorHandler =
  (getSettings: () => SiteSettings, security: SecurityHeaders) => (error: ConnectionError, socket: Socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const { status, page } = errorsByCode[error.code ?? ''] ?? malformedRequest;
    // The URL is known only if the request line is in the rejected packet.
    const [, url = ''] = /^[A-Z]+ (\S+)/.exec(packetText(error)) ?? [];
    const isApi = isApiUrl(url);
    const body = isApi ? JSON.stringify(apiErrorBody(status)) : renderStatusPage(page, getSettings());
    const headers = [
      ...['Content-Type', isApi ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8'],
      ...['Content-Length', String(Buffer.byteLength(body)), 'Cache-Control', 'no-store', 'Connection', 'close'],
      ...['X-Request-Id', nextRequestId()],
      ...(isApi ? apiHeaders : security.statusPages),
    ];
    const lines = headers.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${headers[index + 1]}`] : []));
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  };
