/** Values of the beer form, mapped from a beer and to the request body. */
import type { Beer } from '@domain/beer/beer';
import { beerForm, type BeerFormOutput } from '@domain/beer/input';
import { isSize, sizeMessage } from '@domain/beer/size';
import { toSlug } from '@domain/beer/slug';
import type { UseFormReturnType } from '@mantine/form';
import { validateWith } from '../../lib/form-errors';
import type { Field } from '../../lib/merge';
import { formatPhotos, toPhotoValue, type PhotoValue } from '../../lib/photo-order';

/** `''` while the field is empty. */
type NumberValue = number | string;

type AwardFormValues = { name: string; year: NumberValue; category: string; description: string };

export type BeerFormValues = {
  name: string;
  slug: string;
  style: string;
  description: string;
  longDescription: string;
  abv: NumberValue;
  ibu: NumberValue;
  originalGravity: string;
  color: string;
  hops: string;
  malts: string;
  sizes: string[];
  /** The text of the "Other size" field, not yet added to `sizes`. */
  newSize: string;
  tags: string[];
  isAvailable: boolean;
  isActive: boolean;
  isFeatured: boolean;
  brewingNotes: string;
  foodPairings: string;
  servingTemperature: string;
  pricing: { retail: NumberValue; wholesale: NumberValue };
  images: PhotoValue[];
  awards: AwardFormValues[];
};

export type BeerFormApi = UseFormReturnType<BeerFormValues>;

export const emptyAward: AwardFormValues = { name: '', year: '', category: '', description: '' };

/** `null` returns the defaults of a new beer. */
export function toFormValues(beer: Beer | null): BeerFormValues {
  return {
    name: beer?.name ?? '',
    slug: beer?.slug ?? '',
    style: beer?.style ?? '',
    description: beer?.description ?? '',
    longDescription: beer?.longDescription ?? '',
    abv: beer?.abv ?? '',
    ibu: beer?.ibu ?? '',
    originalGravity: beer?.originalGravity ?? '',
    color: beer?.color ?? '',
    hops: beer?.hops ?? '',
    malts: beer?.malts ?? '',
    sizes: beer?.sizes ?? [],
    newSize: '',
    tags: beer?.tags ?? [],
    isAvailable: beer?.isAvailable ?? true,
    isActive: beer?.isActive ?? true,
    isFeatured: beer?.isFeatured ?? false,
    brewingNotes: beer?.brewingNotes ?? '',
    foodPairings: beer?.foodPairings ?? '',
    servingTemperature: beer?.servingTemperature ?? '',
    pricing: { retail: beer?.pricing.retail ?? '', wholesale: beer?.pricing.wholesale ?? '' },
    images: (beer?.images ?? []).map(toPhotoValue),
    awards: (beer?.awards ?? []).map(({ name, year, category, description }) => ({
      name,
      year: year ?? '',
      category: category ?? '',
      description: description ?? '',
    })),
  };
}

/** The domain's validation, plus the size that has been typed but not added. */
export const validateBeer = (values: BeerFormValues) => ({
  ...validateWith(beerForm)(values),
  ...(isInvalidSize(values.newSize) && { newSize: sizeMessage }),
});

const isInvalidSize = (text: string) => text.trim() !== '' && !isSize(text);

/** Throws when `values` are invalid: validate first. */
export const toRequestBody = (values: BeerFormValues): BeerFormOutput =>
  beerForm.parse({ ...values, slug: slugOrDefault(values) });

/** The slug is generated from the name if absent. */
export const slugOrDefault = ({ name, slug }: Pick<BeerFormValues, 'name' | 'slug'>) => slug.trim() || toSlug(name);

/** The rows of the conflict dialog, in form order. */
export const beerConflictFields: Field<BeerFormValues>[] = [
  { name: 'name', label: 'Name' },
  { name: 'slug', label: 'URL slug' },
  { name: 'style', label: 'Style' },
  { name: 'description', label: 'Description' },
  { name: 'longDescription', label: 'Long description' },
  { name: 'abv', label: 'ABV' },
  { name: 'ibu', label: 'IBU' },
  { name: 'originalGravity', label: 'Original gravity' },
  { name: 'color', label: 'Color' },
  { name: 'hops', label: 'Hops' },
  { name: 'malts', label: 'Malts' },
  { name: 'sizes', label: 'Sizes' },
  { name: 'tags', label: 'Tags' },
  { name: 'isAvailable', label: 'Available' },
  { name: 'isActive', label: 'Active' },
  { name: 'isFeatured', label: 'Featured' },
  { name: 'brewingNotes', label: 'Brewing notes' },
  { name: 'foodPairings', label: 'Food pairings' },
  { name: 'servingTemperature', label: 'Serving temperature' },
  { name: 'pricing', label: 'Prices (retail, wholesale)' },
  { name: 'images', label: 'Photos', format: (images) => formatPhotos(images as PhotoValue[]) },
  { name: 'awards', label: 'Awards' },
];
