/**
 * Values of the taproom form, mapped from a taproom and to the request body. Groups are flat, so that edit conflicts are
 * resolved field by field.
 */
import { taproomUpdate } from '@domain/taproom/input';
import type { StaffTaproom } from '@domain/taproom/staff-schema';
import type { Figure, TaproomCard } from '@domain/taproom/taproom';
import type { UseFormReturnType } from '@mantine/form';
import { dropImpliedErrors, validateWith } from '../../../lib/form-errors';
import { markFirstPrimary, toPhotoValue, type PhotoValue } from '../../../lib/photo-order';
import { sortByPage, toHeroFormValue, toHeroImagesBody, type HeroFormValues } from '../hero-form';
import {
  toHoursFormValues,
  toOpeningHoursBody,
  type HoursFormValues,
} from '../../../components/hours/hours-form-values';

type FigureValues = { [Name in keyof Figure]: string };
type CardValues = { [Name in keyof TaproomCard]: string };

const texts = [
  'name',
  'city',
  'state',
  'timeZone',
  'headline',
  'introduction',
  'parking',
  'food',
  'accessibility',
  'hostTitle',
  'hostText',
  'seoTitle',
  'seoDescription',
] as const;
type TextName = (typeof texts)[number];

const photoNames = ['cardPhoto', 'sidePhoto', 'hostPhoto'] as const;
export type PhotoName = (typeof photoNames)[number];

export type TaproomFormValues = HoursFormValues & { [Name in TextName]: string } & {
  /** Blank: derived from the name. */
  slug: string;
  /** Blank: the default path. */
  path: string;
  isActive: boolean;
  isComingSoon: boolean;
  hostsPrivateEvents: boolean;
  /** Blank: staff are never reminded. */
  tapListMaxAgeHours: string;
  phone: string;
  email: string;
  address: string;
  /** Both blank: unknown. */
  lat: string;
  lng: string;
  heroImages: HeroFormValues[];
  /** One per line. */
  features: string;
  figures: FigureValues[];
  facts: CardValues[];
  expectCards: CardValues[];
  images: PhotoValue[];
  photoAlts: Record<PhotoName, string>;
};

export type TaproomFormApi = UseFormReturnType<TaproomFormValues>;

const toText = (value: string | number | null) => (value === null ? '' : String(value));

const toCardValues = ({ icon, title, text }: TaproomCard): CardValues => ({ icon: icon ?? '', title, text });

export const toFormValues = (taproom: StaffTaproom): TaproomFormValues => ({
  ...(Object.fromEntries(texts.map((name) => [name, toText(taproom[name])])) as Record<TextName, string>),
  ...toHoursFormValues(taproom.openingHours),
  slug: taproom.slug,
  path: taproom.path,
  isActive: taproom.isActive,
  isComingSoon: taproom.isComingSoon,
  hostsPrivateEvents: taproom.hostsPrivateEvents,
  tapListMaxAgeHours: toText(taproom.tapListMaxAgeHours),
  phone: toText(taproom.contact.phone),
  email: toText(taproom.contact.email),
  address: toText(taproom.contact.address),
  lat: toText(taproom.coordinates?.lat ?? null),
  lng: toText(taproom.coordinates?.lng ?? null),
  heroImages: sortByPage(taproom.heroImages.map(toHeroFormValue)),
  features: taproom.features.join('\n'),
  figures: taproom.figures.map(({ figure, unit, text }) => ({ figure, unit, text: toText(text) })),
  facts: taproom.facts.map(toCardValues),
  expectCards: taproom.expectCards.map(toCardValues),
  images: markFirstPrimary(taproom.gallery.map(toPhotoValue)),
  photoAlts: {
    cardPhoto: toText(taproom.cardPhoto?.alt ?? null),
    sidePhoto: toText(taproom.sidePhoto?.alt ?? null),
    hostPhoto: toText(taproom.hostPhoto?.alt ?? null),
  },
});

const splitLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const hasCoordinates = ({ lat, lng }: TaproomFormValues) => lat.trim() !== '' || lng.trim() !== '';

/** The fields of `PUT /api/taprooms/{slug}`; hero images are saved with another call. */
export function toTaproomBody(values: TaproomFormValues) {
  return {
    ...Object.fromEntries(texts.map((name) => [name, values[name]])),
    slug: values.slug,
    path: values.path,
    isActive: values.isActive,
    isComingSoon: values.isComingSoon,
    hostsPrivateEvents: values.hostsPrivateEvents,
    tapListMaxAgeHours: values.tapListMaxAgeHours,
    contact: { phone: values.phone, email: values.email, address: values.address },
    coordinates: hasCoordinates(values) ? { lat: values.lat, lng: values.lng } : null,
    openingHours: toOpeningHoursBody(values),
    features: splitLines(values.features),
    figures: values.figures,
    facts: values.facts,
    expectCards: values.expectCards,
    gallery: values.images,
  };
}

/** The alt texts of the photos that the taproom has. */
export const toPhotoBody = (values: TaproomFormValues, taproom: StaffTaproom) =>
  Object.fromEntries(photoNames.flatMap((name) => (taproom[name] ? [[name, { alt: values.photoAlts[name] }]] : [])));

export const toHeroBody = ({ heroImages }: TaproomFormValues) => ({ heroImages: toHeroImagesBody(heroImages) });

const fieldPaths: [RegExp, string][] = [
  [/^(contact|coordinates|openingHours)\./, ''],
  [/^features\.\d+$/, 'features'],
  [/^gallery\b/, 'images'],
  [/^(cardPhoto|sidePhoto|hostPhoto)\.alt$/, 'photoAlts.$1'],
];

/** Server paths to those of the form. */
export const mapFieldPaths = (errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [
      fieldPaths.reduce((mapped, [pattern, replacement]) => mapped.replace(pattern, replacement), path),
      message,
    ]),
  );

export const validateTaproom = (values: TaproomFormValues) =>
  dropImpliedErrors(mapFieldPaths(validateWith(taproomUpdate)(toTaproomBody(values))));
