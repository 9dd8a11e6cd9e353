import { isApiPath } from './match-route';

/** Whether a power user's request to Strapi's panel is being handled, and not a call of our API, the seed or a migration. */
export function isPanelRequest(): boolean {
  const path = strapi.requestContext.get()?.path;
  return path !== undefined && !isApiPath(path);
}
