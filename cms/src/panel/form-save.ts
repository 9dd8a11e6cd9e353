/** Saves of the panel's forms, as opposed to other writes that a request causes. */
import type { Context } from 'koa';

const formPath = /^\/content-manager\/(?:collection|single)-types\/([^/]+)(?:\/([^/]+))?$/;

/** The version that the form loaded, which it sends as `If-Match`; null if this is no save of its document. */
export function getFormVersion(uid: string, documentId: unknown): string | null {
  const ctx = strapi.requestContext.get() as Context | undefined;
  if (!ctx || ctx.method !== 'PUT') return null;
  const [, type, id] = formPath.exec(ctx.path) ?? [];
  const version = ctx.get('If-Match').replaceAll('"', '');
  return type === uid && (id === undefined || id === documentId) && version !== '' ? version : null;
}
