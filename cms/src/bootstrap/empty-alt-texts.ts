/**
 * The panel stores an alternative text that was cleared as an empty text. An image without one has none, so that the media
 * library can list those images by one filter.
 */
import type { Core } from '@strapi/strapi';

type Event = { params: { data?: { alternativeText?: string | null } } };

function removeEmpty({ params: { data } }: Event) {
  if (data?.alternativeText?.trim() === '') data.alternativeText = null;
}

export function storeNoEmptyAltTexts(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: ['plugin::upload.file'],
    beforeCreate: removeEmpty,
    beforeUpdate: removeEmpty,
  });
}
