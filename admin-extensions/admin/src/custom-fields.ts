/** The inputs of the custom fields that the CMS registers in `cms/src/panel/custom-fields.ts`. */
import { BulletList, Drag, PinMap, PriceTag } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';

type Field = Extract<Parameters<StrapiApp['customFields']['register']>[0], { name: string }>;
type Described = Pick<Field, 'name' | 'type' | 'icon'> & { label: string; description: string };

/** Strapi's type of inputs lacks their props. */
const toInput = (input: ComponentType<never>) => ({ default: input as ComponentType });

const defineField = ({ label, description, ...field }: Described, Input: Field['components']['Input']): Field => ({
  ...field,
  intlLabel: { id: `${field.name}.label`, defaultMessage: label },
  intlDescription: { id: `${field.name}.description`, defaultMessage: description },
  components: { Input },
});

const loadLists = () => import('./string-list/string-list-input');
const shortTexts = { type: 'json', description: 'A list of short texts' } as const;

export const customFields: Field[] = [
  defineField({ ...shortTexts, name: 'beer-sizes', icon: BulletList, label: 'Sizes' }, async () =>
    toInput((await loadLists()).BeerSizesInput),
  ),
  defineField({ ...shortTexts, name: 'beer-tags', icon: PriceTag, label: 'Tags of a beer' }, async () =>
    toInput((await loadLists()).BeerTagsInput),
  ),
  defineField({ ...shortTexts, name: 'event-tags', icon: PriceTag, label: 'Tags of an event' }, async () =>
    toInput((await loadLists()).EventTagsInput),
  ),
  defineField(
    {
      name: 'hero-image-placement',
      type: 'string',
      icon: PinMap,
      label: 'Placement of a hero image',
      description: 'A page or a taproom',
    },
    async () => toInput((await import('./hero-images/placement-input')).PlacementInput),
  ),
  defineField(
    {
      name: 'hero-image-order',
      type: 'integer',
      icon: Drag,
      label: 'Order of hero images',
      description: 'A list that is sorted by dragging',
    },
    async () => toInput((await import('./hero-images/order-input')).OrderInput),
  ),
];
