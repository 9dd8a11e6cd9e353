import { isApiPath } from './match-route';

/** Whether the current code handles a request of Strapi's panel, not a call of our API, the seed or a migration. */
export function isPanelRequest(): boolean {
  const path = strapi.requestContext.get()?.path;
  return path !== undefined && !isApiPath(path);
}

/** Whether it is one of the panel's form or list of this type. */
export const isContentManagerRequestOf = (uid: string): boolean => {
  const path = strapi.requestContext.get()?.path ?? '';
  const ofType = `/content-manager/collection-types/${uid}`;
  return path === ofType || path.startsWith(`${ofType}/`);
};

/** Whether it is one of the panel's form or list, and not of our extensions of the panel. */
export const isContentManagerRequest = (): boolean =>
  strapi.requestContext.get()?.path.startsWith('/content-manager/') ?? false;
