/** What the beer form holds, where it comes from and what is sent. */
import type { Beer } from '@domain/beer/beer';
import { beerForm, type BeerFormOutput } from '@domain/beer/input';
import { isSize, sizeMessage } from '@domain/beer/size';
import { toSlug } from '@domain/beer/slug';
import type { UseFormReturnType } from '@mantine/form';
import { validateWith } from '../../lib/form-errors';
import type { Field } from '../../lib/merge';
import { photoNames, photoValue, type PhotoValue } from '../../lib/photo-order';

/** An empty number field holds ''. */
type NumberValue = number | string;

export type AwardFormValues = { name: string; year: NumberValue; category: string; description: string };

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
  /** Typed, and not one of the sizes yet. */
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

/** `null` opens an empty form: active and available, as a new beer usually is. */
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
    images: (beer?.images ?? []).map(photoValue),
    awards: (beer?.awards ?? []).map(({ name, year, category, description }) => ({
      name,
      year: year ?? '',
      category: category ?? '',
      description: description ?? '',
    })),
  };
}

/** The domain's rules and words, for what is sent and for what is still being typed. */
export const validateBeer = (values: BeerFormValues) => ({
  ...validateWith(beerForm)(values),
  ...(isInvalidSize(values.newSize) && { newSize: sizeMessage }),
});

const isInvalidSize = (text: string) => text.trim() !== '' && !isSize(text);

/** What is sent; the form has been checked before. */
export const toRequestBody = (values: BeerFormValues): BeerFormOutput =>
  beerForm.parse({ ...values, slug: slugOrDefault(values) });

/** staff-admin.md §2: made from the name if absent. */
export const slugOrDefault = ({ name, slug }: Pick<BeerFormValues, 'name' | 'slug'>) => slug.trim() || toSlug(name);

export const isSameBeer = (one: BeerFormValues, other: BeerFormValues) => JSON.stringify(one) === JSON.stringify(other);

/** In form order, for the choice between two versions. */
export const beerConflictFields: Field<BeerFormValues>[] = [
  { name: 'name', label: 'Name' },
  { name: 'slug', label: 'Address' },
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
  { name: 'images', label: 'Photos', show: (images) => photoNames(images as PhotoValue[]) },
  { name: 'awards', label: 'Awards' },
];
