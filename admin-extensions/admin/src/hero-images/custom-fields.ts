/** The inputs of a hero image's placement and order, which the CMS registers in `cms/src/panel/custom-fields.ts`. */
import { Drag, PinMap } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { toInput } from '../field-props';

export const heroImageFields: Parameters<StrapiApp['customFields']['register']>[0] = [
  {
    name: 'hero-image-placement',
    type: 'string',
    icon: PinMap,
    intlLabel: { id: 'hero-image-placement.label', defaultMessage: 'Placement of a hero image' },
    intlDescription: { id: 'hero-image-placement.description', defaultMessage: 'A page or a taproom' },
    components: { Input: async () => toInput((await import('./placement-input')).PlacementInput) },
  },
  {
    name: 'hero-image-order',
    type: 'integer',
    icon: Drag,
    intlLabel: { id: 'hero-image-order.label', defaultMessage: 'Order of hero images' },
    intlDescription: { id: 'hero-image-order.description', defaultMessage: 'A list that is sorted by dragging' },
    components: { Input: async () => toInput((await import('./order-input')).OrderInput) },
  },
];
