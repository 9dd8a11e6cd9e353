/**
 * Values of the taproom form, mapped from a taproom and to the request body. Groups are flat, so that edit conflicts are
 * resolved field by field.
 */
import type { UseFormReturnType } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { messages } from '@domain/shared/messages';
import { taproomUpdate } from '@domain/taproom/input';
import type { StaffTaproom, Figure, TaproomCard } from '@domain/taproom/schema';
import { locationApi } from '../../../api/content';
import { renameTaproom, taproomApi } from '../../../api/taprooms';
import {
  toHoursFormValues,
  toOpeningHoursBody,
  type HoursFormValues,
  formatExceptions,
  formatWeek,
} from '../../../components/hours/hours-form-values';
import { toast } from '../../../components/toast';
import { useRecordForm } from '../../../hooks/use-record-form';
import { dropImpliedErrors, renamePaths, validateWith } from '../../../lib/form-errors';
import { type FieldLabels, isSame } from '../../../lib/merge';
import { toPhotoValue, type PhotoValue, formatPhotos } from '../../../lib/photo-order';
import { sortByPage, toHeroFormValue, toHeroImagesBody, type HeroFormValues, formatHeroImages } from '../hero-images';

type FigureValues = { [Name in keyof Figure]: string };
type CardValues = { [Name in keyof TaproomCard]: string };

const textFields = [
  'name',
  // Blank: derived from the name.
  'slug',
  // Blank: the default path.
  'path',
  'opening',
  // Blank: staff are never reminded.
  'tapListMaxAgeHours',
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
type TaproomTexts = Record<(typeof textFields)[number], string>;

/** Groups of several fields, which the form has one by one. */
type GroupValues = Record<'phone' | 'email' | 'address' | 'lat' | 'lng', string>;

const photoNames = ['cardPhoto', 'sidePhoto', 'hostPhoto'] as const;
export type PhotoName = (typeof photoNames)[number];
type PhotoAlts = Record<PhotoName, string>;

export type TaproomFormValues = HoursFormValues &
  TaproomTexts &
  GroupValues &
  Pick<StaffTaproom, 'isActive' | 'isComingSoon' | 'hostsPrivateEvents'> & {
    heroImages: HeroFormValues[];
    /** One per line. */
    features: string;
    figures: FigureValues[];
    facts: CardValues[];
    expectCards: CardValues[];
    gallery: PhotoValue[];
    photoAlts: PhotoAlts;
  };

export type TaproomFormApi = UseFormReturnType<TaproomFormValues>;

const toText = (value: string | number | null) => (value === null ? '' : String(value));

const toCardValues = ({ icon, title, text }: TaproomCard): CardValues => ({ icon: icon ?? '', title, text });

export const toFormValues = (taproom: StaffTaproom): TaproomFormValues => ({
  ...(Object.fromEntries(textFields.map((name) => [name, toText(taproom[name])])) as TaproomTexts),
  ...toHoursFormValues(taproom.openingHours),
  isActive: taproom.isActive,
  isComingSoon: taproom.isComingSoon,
  hostsPrivateEvents: taproom.hostsPrivateEvents,
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
  gallery: taproom.gallery.map(toPhotoValue),
  photoAlts: Object.fromEntries(photoNames.map((name) => [name, taproom[name]?.alt ?? ''])) as PhotoAlts,
});

const splitLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The fields of `PUT /api/taprooms/{slug}`; hero images are saved with another call. */
function toTaproomBody({ heroImages: _heroImages, photoAlts: _photoAlts, ...values }: TaproomFormValues) {
  const { phone, email, address, lat, lng, features, regular, texts, display, kitchen, exceptions, ...plain } = values;
  return {
    ...plain,
    contact: { phone, email, address },
    coordinates: lat.trim() || lng.trim() ? { lat, lng } : null,
    openingHours: toOpeningHoursBody({ regular, texts, display, kitchen, exceptions }),
    features: splitLines(features),
  };
}

const toPhotoBody = (values: TaproomFormValues, taproom: StaffTaproom) =>
  Object.fromEntries(photoNames.flatMap((name) => (taproom[name] ? [[name, { alt: values.photoAlts[name] }]] : [])));

const toHeroBody = ({ heroImages }: TaproomFormValues) => ({ heroImages: toHeroImagesBody(heroImages) });

const mapFieldPaths = renamePaths(
  [/^(contact|coordinates|openingHours)\./, ''],
  [/^features\.\d+$/, 'features'],
  [/^(cardPhoto|sidePhoto|hostPhoto)\.alt$/, 'photoAlts.$1'],
);

const validateTaproom = (values: TaproomFormValues) =>
  dropImpliedErrors(mapFieldPaths(validateWith(taproomUpdate)(toTaproomBody(values))));

export const taproomLabels: FieldLabels<TaproomFormValues> = {
  heroImages: { format: formatHeroImages },
  regular: { label: 'Hours', format: formatWeek },
  texts: 'Texts of the weekdays',
  display: 'Display text',
  exceptions: { label: 'Special hours', format: formatExceptions },
  kitchen: { label: 'Kitchen hours', format: formatWeek },
  lat: 'Latitude',
  lng: 'Longitude',
  isActive: 'Shown on the site',
  opening: 'Opens',
  expectCards: 'What to expect',
  gallery: { format: formatPhotos },
  photoAlts: 'Descriptions of photos',
  hostsPrivateEvents: 'Private events',
  hostTitle: 'Private events: title',
  hostText: 'Private events: text',
  tapListMaxAgeHours: 'Remind after',
  seoTitle: 'Page title',
  seoDescription: 'Page description',
};

/** The form stays open after a save; with a new slug, `onRename` opens it again. */
export function useTaproomForm(record: StaffTaproom, onRename: (slug: string) => void) {
  const queryClient = useQueryClient();

  /** If the second call fails, the next save merges with what the first one has saved. */
  const save = async (values: TaproomFormValues, base: StaffTaproom | null): Promise<StaffTaproom> => {
    const stored = base ?? record;
    const taproom = await taproomApi.save(stored, { ...toTaproomBody(values), ...toPhotoBody(values, stored) });
    const hero = toHeroBody(values);
    if (isSame(hero, toHeroBody(toFormValues(taproom)))) return taproom;
    await locationApi.update(taproom.slug, { ...hero, updatedAt: taproom.updatedAt });
    return taproomApi.fetchLatest(queryClient, taproom.slug);
  };

  return useRecordForm<StaffTaproom, TaproomFormValues>({
    record,
    draft: { key: `content/${record.slug}` },
    toFormValues: (taproom) => toFormValues(taproom ?? record),
    validate: validateTaproom,
    api: taproomApi,
    save,
    onSaved: (saved) => {
      toast.success('Content saved successfully!');
      if (saved.slug !== record.slug) {
        renameTaproom(queryClient, saved);
        onRename(saved.slug);
      }
    },
    failureText: 'Failed to save content. Please try again.',
    errorPlacement: 'toast',
    invalidText: messages.fixErrors,
    mapFieldPaths,
  });
}
