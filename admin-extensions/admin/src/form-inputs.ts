/** The inputs of custom fields that the CMS registers in `cms/src/panel/custom-fields.ts`. */
import { Clock, Earth, Palette } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { toInput } from './field-props';

type Field = Extract<Parameters<StrapiApp['customFields']['register']>[0], { name: string }>;

const text = (id: string, defaultMessage: string) => ({ id, defaultMessage });

export const formInputs: Field[] = [
  {
    name: 'beer-color',
    type: 'string',
    icon: Palette,
    intlLabel: text('beer-color.label', 'Color of a beer'),
    intlDescription: text('beer-color.description', 'In words or as SRM, with a glass of it'),
    components: { Input: async () => toInput((await import('./beer-color/color-input')).ColorInput) },
  },
  {
    name: 'country',
    type: 'string',
    icon: Earth,
    intlLabel: text('country.label', 'Country'),
    intlDescription: text('country.description', 'One of the list of countries'),
    components: { Input: async () => toInput((await import('./countries/country-input')).CountryInput) },
  },
  {
    name: 'event-time',
    type: 'time',
    icon: Clock,
    intlLabel: text('event-time.label', 'Time of an event'),
    intlDescription: text('event-time.description', 'With the time zone of its taproom'),
    components: { Input: async () => toInput((await import('./event-time/time-input')).EventTimeInput) },
  },
];
