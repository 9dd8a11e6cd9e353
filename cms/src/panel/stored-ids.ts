/** Saves in the panel keep the ids of documents. Strapi stores others that the data have, whatever the role may change. */
import type { Core } from '@strapi/strapi';
import { isContentManagerRequest } from '#lib/panel-request';

export function keepStoredIds(strapi: Core.Strapi): void {
  strapi.documents.use(({ params }, next) => {
    const data: object | undefined = Reflect.get(params, 'data');
    if (data && isContentManagerRequest()) {
      Reflect.deleteProperty(data, 'id');
      Reflect.deleteProperty(data, 'documentId');
    }
    return next();
  });
}
