/** Values of the beer form, mapped from a beer and to the request body. */
import type { UseFormReturnType } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import type { Beer } from '@domain/beer/schema';
import { beerForm, type BeerFormOutput } from '@domain/beer/input';
import { toSlug } from '@domain/beer/slug';
import { messages } from '@domain/shared/messages';
import { beerApi } from '../../api/beers';
import { askAboutChange } from '../../components/beer-on-tap';
import { toast } from '../../components/toast';
import { useRecordForm } from '../../hooks/use-record-form';
import { useNewPhotosUpload } from '../../hooks/use-upload';
import { errorMessage } from '../../lib/error-message';
import { renamePaths, validateWith } from '../../lib/form-errors';
import type { FieldLabels } from '../../lib/merge';
import { formatPhotos, toPhotoValue } from '../../lib/photo-order';
import { navigate } from '../../shell/navigation';

/** `''` while the field is empty. */
type NumberValue = number | string;

type AwardFormValues = { name: string; year: NumberValue; category: string; description: string };

type BeerFormValues = ReturnType<typeof toFormValues>;

export type BeerFormApi = UseFormReturnType<BeerFormValues>;

export const emptyAward: AwardFormValues = { name: '', year: '', category: '', description: '' };

/** Text while it is typed. */
const toNumberValue = (value: number | null | undefined): NumberValue => value ?? '';

/** `null` returns the defaults of a new beer. */
export function toFormValues(beer: Beer | null) {
  return {
    name: beer?.name ?? '',
    slug: beer?.slug ?? '',
    style: beer?.style ?? '',
    description: beer?.description ?? '',
    longDescription: beer?.longDescription ?? '',
    abv: toNumberValue(beer?.abv),
    ibu: toNumberValue(beer?.ibu),
    originalGravity: beer?.originalGravity ?? '',
    color: beer?.color ?? '',
    hops: beer?.hops ?? '',
    malts: beer?.malts ?? '',
    sizes: beer?.sizes ?? [],
    tags: beer?.tags ?? [],
    isAvailable: beer?.isAvailable ?? true,
    isActive: beer?.isActive ?? true,
    isFeatured: beer?.isFeatured ?? false,
    brewingNotes: beer?.brewingNotes ?? '',
    foodPairings: beer?.foodPairings ?? '',
    servingTemperature: beer?.servingTemperature ?? '',
    pricing: {
      retail: toNumberValue(beer?.pricing.retail),
      wholesale: toNumberValue(beer?.pricing.wholesale),
    },
    images: (beer?.images ?? []).map(toPhotoValue),
    awards: (beer?.awards ?? []).map(({ name, year, category, description }): AwardFormValues => ({
      name,
      year: year ?? '',
      category: category ?? '',
      description: description ?? '',
    })),
  };
}

/** Errors of single sizes and tags (`sizes.2`) belong to their field. */
const mapFieldPaths = renamePaths([/^(sizes|tags)\.\d+$/, '$1']);

const validateBeer = (values: BeerFormValues) => mapFieldPaths(validateWith(beerForm)(values));

/** Throws when `values` are invalid: validate first. */
const toRequestBody = (values: BeerFormValues): BeerFormOutput =>
  beerForm.parse({ ...values, slug: slugOrDefault(values) });

/** The slug is generated from the name if absent. */
export const slugOrDefault = ({ name, slug }: Pick<BeerFormValues, 'name' | 'slug'>) => slug.trim() || toSlug(name);

export const beerLabels: FieldLabels<BeerFormValues> = {
  slug: 'URL slug',
  abv: 'ABV',
  ibu: 'IBU',
  pricing: 'Prices (retail, wholesale)',
  images: { label: 'Photos', format: formatPhotos },
};

type SavedBeer = Beer & { hasFailedUpload: boolean };

const saveFailed = 'Failed to save beer. Please try again.';
const uploadFailed = 'The beer was created, but its photos were not uploaded. Please add them again.';

/** A new beer is created first, then `newPhotos` are uploaded; if that fails, its edit form opens. */
export function useBeerForm(beer: Beer | null, newPhotos: File[]) {
  const queryClient = useQueryClient();
  const { upload, uploadTo } = useNewPhotosUpload(beerApi.addImages, newPhotos);

  const save = async (values: BeerFormValues, base: Beer | null): Promise<SavedBeer> => {
    const { images, ...body } = toRequestBody(values);
    if (base) return { ...(await beerApi.save(base, { ...body, images })), hasFailedUpload: false };
    const created = await beerApi.create(body);
    return { ...created, hasFailedUpload: await uploadTo(created._id) };
  };

  const recordForm = useRecordForm<Beer, BeerFormValues, SavedBeer>({
    record: beer,
    draft: { key: `beer/${beer?._id ?? 'new'}` },
    toFormValues,
    validate: validateBeer,
    hasOtherChanges: newPhotos.length > 0,
    api: beerApi,
    save,
    onSaved: ({ hasFailedUpload, ...saved }) => {
      if (beer) void askAboutChange(queryClient, beer, saved);
      if (hasFailedUpload) toast.error(uploadFailed);
      else toast.success(`Beer ${beer ? 'updated' : 'created'} successfully!`);
    },
    onLeave: ({ _id, hasFailedUpload }) =>
      void navigate(hasFailedUpload ? { page: 'beers-edit', id: _id } : { page: 'beers' }, {
        skipConfirmation: true,
        replace: hasFailedUpload,
      }),
    failureText: (error) => errorMessage(error, saveFailed, saveFailed),
    invalidText: messages.fixErrors,
    mapFieldPaths,
    fieldsByCode: { 'slug-taken': 'slug' },
  });

  return { ...recordForm, upload };
}
