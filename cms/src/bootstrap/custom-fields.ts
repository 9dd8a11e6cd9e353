/** Lists of short texts, which have inputs of their own in the panel (`admin-extensions`). They are stored as JSON. */
import type { Core } from '@strapi/strapi';

const names = ['beer-sizes', 'beer-tags', 'event-tags'];

export function registerCustomFields(strapi: Core.Strapi): void {
  strapi.customFields.register(names.map((name) => ({ name, type: 'json' })));
}
