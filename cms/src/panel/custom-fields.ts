/** Fields that have inputs of their own in the panel (`admin-extensions`). */
import type { Core } from '@strapi/strapi';

export const customFields = [
  { name: 'beer-sizes', type: 'json' },
  { name: 'beer-tags', type: 'json' },
  { name: 'event-tags', type: 'json' },
  { name: 'hero-image-placement', type: 'string' },
  { name: 'hero-image-order', type: 'integer' },
] as const;

export function registerCustomFields(strapi: Core.Strapi): void {
  strapi.customFields.register([...customFields]);
}
