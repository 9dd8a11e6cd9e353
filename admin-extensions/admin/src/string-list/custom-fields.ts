/** The inputs of the custom fields that the CMS registers in `cms/src/panel/custom-fields.ts`. */
import { BulletList, PriceTag } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import { toInput } from '../field-props';

type Inputs = typeof import('./inputs');

const listField = (name: string, label: string, icon: ComponentType, input: keyof Inputs) => ({
  name,
  type: 'json' as const,
  icon,
  intlLabel: { id: `${name}.label`, defaultMessage: label },
  intlDescription: { id: `${name}.description`, defaultMessage: 'A list of short texts' },
  components: { Input: async () => toInput((await import('./inputs'))[input]) },
});

export const stringListFields: Parameters<StrapiApp['customFields']['register']>[0] = [
  listField('beer-sizes', 'Sizes', BulletList, 'BeerSizesInput'),
  listField('beer-tags', 'Tags of a beer', PriceTag, 'BeerTagsInput'),
  listField('event-tags', 'Tags of an event', PriceTag, 'EventTagsInput'),
];
