/**
 * The fields of a taproom that staff enter: for `POST` and `PUT /api/taprooms`, the staff form and the panel. Absent fields
 * stay unchanged; null or blank clears.
 */
import * as z from 'zod';
import { findStateCode } from '../distributor/us-states';
import { contactInput, noContact } from '../location/input';
import {
  coordinateField,
  booleanField,
  choiceField,
  optionalNumber,
  optionalText,
  optionalTextMatching,
  requiredText,
  timeZoneField,
  requestBody,
} from '../shared/fields';
import { imageChanges } from '../shared/image-input';
import { versionField } from '../shared/optimistic-lock';
import { normalizeSitePath, sitePathPattern } from '../site/path-conflict';
import { tapLimits } from '../tap/constants';
import { cardIcons, type CardIcon } from './card-icons';
import { taproomLimits as limits } from './limits';
import { openingHoursInput } from './opening-hours-input';
import { isReservedName, isReservedSlug, taproomSlugPattern } from './slug';

const invalidPath = 'Please enter a path of lowercase letters, digits and hyphens, such as /locations/reno';
const invalidSlug = 'Please use lowercase letters, digits and hyphens';
const invalidState = 'Please enter a US state by its name or its two letters';

const name = requiredText({ label: 'Name', max: limits.name, required: 'Please enter a name' }).refine(
  (text) => !isReservedName(text),
  { error: ({ input }) => `“${String(input)}” is reserved. Please choose another name.` },
);

/** Null: derived from the name. */
const slug = optionalTextMatching(
  (text) => text.length <= limits.slug && taproomSlugPattern.test(text),
  invalidSlug,
).refine((text) => !text || !isReservedSlug(text), {
  error: ({ input }) => `“${String(input)}” is reserved. Please choose another slug.`,
});

/** Null: `/locations/{slug}`. */
const path = optionalTextMatching(
  (text) => text.length <= limits.path && sitePathPattern.test(normalizeSitePath(text)),
  invalidPath,
).transform((text) => text && normalizeSitePath(text));

const state = requiredText({ label: 'State', max: 30, required: invalidState })
  .refine((text) => text === '' || findStateCode(text) !== null, invalidState)
  .overwrite((text) => findStateCode(text) ?? text);

const contact = contactInput.nullable().transform((value) => value ?? noContact);

const coordinates = z
  .object({ lat: coordinateField('lat'), lng: coordinateField('lng') }, { error: 'Coordinates must have lat and lng' })
  .nullable();

const list = <Item extends z.ZodType>(label: string, item: Item, max: number) =>
  z
    .array(item, { error: `${label} must be a list` })
    .max(max, `Please list at most ${max} ${label.toLowerCase()}`)
    .nullable()
    .transform((items) => items ?? []);

const feature = z
  .string({ error: 'Each feature must be text' })
  .pipe(requiredText({ label: 'Feature', max: limits.feature, required: 'Please enter a text or remove the feature' }));

const figure = z.object(
  {
    figure: requiredText({ label: 'Figure', max: limits.figure }),
    unit: requiredText({ label: 'Unit', max: limits.figureUnit }),
    text: optionalText({ label: 'Text', max: limits.figureText }).transform((text) => text ?? null),
  },
  { error: 'Each figure must have figure, unit and text' },
);

const isIcon = (text: string): text is CardIcon => cardIcons.some((icon) => icon === text);

const card = z.object(
  {
    icon: optionalTextMatching(isIcon, 'Please choose a valid icon').transform((text) => text ?? null),
    title: requiredText({ label: 'Title', max: limits.cardTitle }),
    text: requiredText({ label: 'Text', max: limits.cardText, multiline: true }),
  },
  { error: 'Each card must have icon, title and text' },
);

/** A photo's alt text; null removes the photo. */
const photo = z
  .object({ alt: optionalText({ label: 'Alt text', max: 300 }) }, { error: 'A photo must have its alt text' })
  .nullable();

const paragraph = (label: string, max: number = limits.information) => optionalText({ label, max, multiline: true });

const maxAgeMessage = `Remind after must be a whole number of hours from 1 to ${tapLimits.maxAgeHours}`;

/** Ordered as in the form. */
const fields = {
  name,
  slug,
  path,
  isActive: booleanField('Active', true).optional(),
  isComingSoon: booleanField('Coming soon', false).optional(),
  // The site writes "Opens" before it.
  opening: optionalText({ label: 'Opening', max: limits.opening }).transform(
    (text) => text?.replace(/^opens\s+/i, '') ?? text,
  ),
  city: requiredText({ label: 'City', max: limits.city, required: 'Please enter a city' }),
  state,
  timeZone: timeZoneField,
  contact: contact.optional(),
  coordinates: coordinates.optional(),
  openingHours: openingHoursInput.optional(),
  headline: optionalText({ label: 'Headline', max: limits.headline }),
  introduction: paragraph('Introduction', limits.introduction),
  features: list('Features', feature, limits.features).optional(),
  figures: list('Figures', figure, limits.figures).optional(),
  facts: list('Facts', card, limits.cards).optional(),
  expectCards: list('Cards', card, limits.cards).optional(),
  parking: paragraph('Parking'),
  food: paragraph('Food'),
  accessibility: paragraph('Accessibility'),
  hostsPrivateEvents: booleanField('Private events', false).optional(),
  hostTitle: optionalText({ label: 'Title', max: limits.hostTitle }),
  hostText: paragraph('Text', limits.hostText),
  tapListMaxAgeHours: optionalNumber({ min: 1, max: tapLimits.maxAgeHours, integer: true, message: maxAgeMessage }),
  seoTitle: optionalText({ label: 'Page title', max: limits.seoTitle }),
  seoDescription: optionalText({ label: 'Description', max: limits.seoDescription }),
  cardPhoto: photo.optional(),
  sidePhoto: photo.optional(),
  hostPhoto: photo.optional(),
  gallery: imageChanges.optional(),
};

/** `POST /api/taprooms`. The time zone defaults to that of the first taproom. */
export const taproomInput = requestBody({
  ...fields,
  timeZone: timeZoneField.optional(),
  heroPage: choiceField({
    values: ['taproom', 'home'],
    default: 'taproom',
    message: 'Please choose a valid page',
  }).optional(),
});
export type TaproomInput = z.output<typeof taproomInput>;

/** `PUT /api/taprooms/{slug}`. */
export const taproomUpdate = requestBody({
  ...fields,
  name: name.optional(),
  city: fields.city.optional(),
  state: state.optional(),
  timeZone: timeZoneField.optional(),
  updatedAt: versionField,
});
export type TaproomUpdate = z.output<typeof taproomUpdate>;
export type TaproomChanges = Omit<TaproomUpdate, 'updatedAt'>;

/** `PUT /api/taprooms/order`: unlisted taprooms follow in their present order. */
export const taproomOrder = requestBody({
  slugs: z
    .array(z.string({ error: 'Each slug must be text' }).max(limits.slug, 'Unknown taproom'), {
      error: 'Please list the slugs of the taprooms',
    })
    .max(1000, 'Please list at most 1,000 taprooms'),
});
