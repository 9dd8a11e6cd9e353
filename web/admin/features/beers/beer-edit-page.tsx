import {
  Autocomplete,
  Checkbox,
  Chip,
  ColorSwatch,
  Grid,
  Group,
  Stack,
  TagsInput,
  Text,
  TextInput,
} from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { formatSize } from '@domain/beer/display';
import { abvWarning, beerForm, maxAwards } from '@domain/beer/input';
import type { Beer } from '@domain/beer/schema';
import { toSlug } from '@domain/beer/slug';
import { commonSizes, distinctSizes, isSize, normalizeSize, sizeMessage } from '@domain/beer/size';
import { defaultStyles } from '@domain/beer/style';
import { addTag, hasTagChoice, tagChoiceLabel, tagChoices, toggleTag } from '@domain/beer/tag';
import { toNumber } from '@domain/shared/fields';
import { messages } from '@domain/shared/messages';
import { getSwatchColor } from '../../../domain/beer-color';
import { beerApi } from '../../api/beers';
import { askAboutChange } from '../../components/beer-on-tap';
import { Fields, toNumberValue, type FieldRow } from '../../components/fields';
import { FormSection } from '../../components/form-parts';
import { ItemList } from '../../components/item-list';
import { RecordPhotos } from '../../components/photo-editor';
import { RecordForm, RecordPage } from '../../components/record-form';
import { toast } from '../../components/toast';
import { useNewPhotos, type WithPhotos } from '../../hooks/use-new-photos';
import { useRecordForm } from '../../hooks/use-record-form';
import { errorMessage } from '../../lib/error-message';
import { renamePaths, validateWith } from '../../lib/form-errors';
import type { FieldLabels } from '../../lib/merge';
import { formatPhotos, toPhotoValue } from '../../lib/photo-order';
import { navigate } from '../../shell/navigation';
import type { PageProps } from '../../shell/route';

const emptyAward = { name: '', year: '', category: '', description: '' };

/** `null` returns the defaults of a new beer. */
function toFormValues(beer: Beer | null) {
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
    awards: (beer?.awards ?? []).map(({ name, year, category, description }) => ({
      name,
      year: toNumberValue(year),
      category: category ?? '',
      description: description ?? '',
    })),
  };
}

type BeerFormValues = ReturnType<typeof toFormValues>;
type BeerFormApi = UseFormReturnType<BeerFormValues>;

/** Errors of single sizes and tags (`sizes.2`) belong to their field. */
const mapFieldPaths = renamePaths([/^(sizes|tags)\.\d+$/, '$1']);

/** The slug is generated from the name if absent. */
const slugOrDefault = ({ name, slug }: Pick<BeerFormValues, 'name' | 'slug'>) => slug.trim() || toSlug(name);

const beerLabels: FieldLabels<BeerFormValues> = {
  slug: 'URL slug',
  abv: 'ABV',
  ibu: 'IBU',
  pricing: 'Prices (retail, wholesale)',
  images: { label: 'Photos', format: formatPhotos },
};

const descriptionFields: FieldRow[] = [
  { name: 'description', label: 'Description', kind: 'longText', required: true, maxRows: 8 },
  {
    name: 'longDescription',
    label: 'Long description',
    kind: 'longText',
    description: 'Shown on the beer’s page',
    minRows: 3,
    maxRows: 14,
  },
];
const price = { kind: 'decimal', leftSection: '$', fixedDecimals: 2 } as const;
const numberFields: FieldRow[] = [
  { name: 'abv', label: 'ABV', kind: 'decimal', required: true, rightSection: '%' },
  { name: 'ibu', label: 'IBU', kind: 'decimal' },
  { name: 'pricing.retail', label: 'Retail price', ...price },
  { name: 'pricing.wholesale', label: 'Wholesale price', ...price },
];

function BeerBasics({ form }: { form: BeerFormApi }) {
  const { name, slug, abv } = form.values;
  return (
    <FormSection title="Basics">
      <TextInput label="Name" required maxLength={120} {...form.getInputProps('name')} />
      <TextInput
        label="URL slug"
        description={`Page URL: /beers/${slugOrDefault({ name, slug })}`}
        styles={breakAnywhere}
        placeholder={name ? slugOrDefault({ name, slug: '' }) : 'Generated from the name'}
        {...form.getInputProps('slug')}
      />
      <Autocomplete label="Style" required data={[...defaultStyles]} {...form.getInputProps('style')} />
      <Fields form={form} fields={descriptionFields} />
      <div>
        <Fields form={form} fields={numberFields} cols={{ base: 2, sm: 4 }} />
        {/* Does not prevent saving. The live region exists before its text, so that screen readers announce it. */}
        <Text size="xs" c="yellow.9" fw={600} mt={4} role="status">
          {abvWarning(toNumber(abv))}
        </Text>
      </div>
    </FormSection>
  );
}

/** A slug has no spaces to wrap at. */
const breakAnywhere = { description: { overflowWrap: 'anywhere' } } as const;

/** Chips for the common sizes, and a field for any size. */
function SizesEditor({ form }: { form: BeerFormApi }) {
  const sizes = form.values.sizes.map(normalizeSize);
  const setSizes = (next: string[]) => form.setFieldValue('sizes', distinctSizes(next.map(normalizeSize)));
  const { error, ...field } = form.getInputProps('sizes');

  return (
    <FormSection title="Sizes">
      <Chip.Group multiple value={sizes} onChange={setSizes}>
        <Group gap={6} role="group" aria-label="Common sizes">
          {commonSizes.map((size) => (
            <Chip key={size} value={size} size="xs" variant="light">
              {formatSize(size)}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      <TagsInput
        label="All sizes"
        description="Type a size such as 10oz and press Enter to add it"
        {...field}
        value={sizes}
        onChange={setSizes}
        error={sizes.every(isSize) ? error : sizeMessage}
      />
    </FormSection>
  );
}

const awardFields: FieldRow[] = [
  { name: 'name', label: 'Award name', required: true },
  { name: 'year', label: 'Year', kind: 'integer', placeholder: '1900–2030' },
  { name: 'category', label: 'Category' },
  { name: 'description', label: 'Award description' },
];

const AwardsEditor = ({ form }: { form: BeerFormApi }) => (
  <FormSection title="Awards">
    <ItemList
      form={form}
      path="awards"
      itemName="Award"
      empty={emptyAward}
      max={maxAwards}
      renderItem={(_, index) => (
        <Fields form={form} fields={awardFields} path={`awards.${index}`} cols={{ base: 1, xs: 2 }} />
      )}
    />
  </FormSection>
);

/** Checkboxes for the five standard tags, matched by part of their text, and a field for any tag. */
function TagsEditor({ form }: { form: BeerFormApi }) {
  const { tags } = form.values;
  const setTags = (next: string[]) => form.setFieldValue('tags', next);

  return (
    <FormSection title="Tags" hint="Tags determine the section on the Beers page and the availability label.">
      <Group gap="md">
        {tagChoices.map((choice) => (
          <Checkbox
            key={choice}
            label={tagChoiceLabel(choice)}
            checked={hasTagChoice(tags, choice)}
            onChange={({ currentTarget: { checked } }) => setTags(toggleTag(tags, choice, checked))}
          />
        ))}
      </Group>
      <TagsInput
        label="All tags"
        description="Type a tag and press Enter to add it"
        {...form.getInputProps('tags')}
        onChange={(entered) => setTags(entered.reduce<string[]>(addTag, []))}
      />
    </FormSection>
  );
}

const photoColumns = { base: 2, xs: 3, lg: 2 };
const photosHint = 'Uploaded when the beer is created; the first one becomes the primary photo.';

const flagFields: FieldRow[] = [
  {
    name: 'isActive',
    label: 'Active',
    kind: 'switch',
    description: 'Visible on the site; inactive beers are visible to staff only',
  },
  { name: 'isAvailable', label: 'Available', kind: 'switch', description: 'On tap or for sale right now' },
  { name: 'isFeatured', label: 'Featured', kind: 'switch', description: 'Shown on the home page' },
];
const ingredientFields: FieldRow[] = [
  { name: 'hops', label: 'Hops', description: 'Separated by commas' },
  { name: 'malts', label: 'Malts', description: 'Separated by commas' },
  { name: 'brewingNotes', label: 'Brewing notes', kind: 'longText', maxRows: 10 },
  { name: 'foodPairings', label: 'Food pairings', kind: 'longText', maxRows: 8 },
];

function BeerDetails({ form }: { form: BeerFormApi }) {
  const { color } = form.values;
  const swatch = color.trim() && <ColorSwatch size={18} color={getSwatchColor(color)} aria-hidden />;
  const shortFields: FieldRow[] = [
    { name: 'originalGravity', label: 'Original gravity', placeholder: '1.058' },
    { name: 'color', label: 'Color', placeholder: 'Golden', leftSection: swatch },
    { name: 'servingTemperature', label: 'Serving temperature', placeholder: '40–45 °F' },
  ];
  return (
    <FormSection title="Brewing Details">
      <Fields form={form} fields={shortFields} cols={{ base: 1, xs: 3 }} />
      <Fields form={form} fields={ingredientFields} />
    </FormSection>
  );
}

const saveFailed = 'Failed to save beer. Please try again.';

/** A new beer is created first, then its photos are uploaded; if that fails, its edit form opens. */
function BeerForm({ beer }: { beer: Beer | null }) {
  const queryClient = useQueryClient();
  const newPhotos = useNewPhotos(beerApi);
  const recordForm = useRecordForm<Beer, BeerFormValues, WithPhotos<Beer>>({
    record: beer,
    draft: { key: `beer/${beer?._id ?? 'new'}` },
    toFormValues,
    validate: (values) => mapFieldPaths(validateWith(beerForm)(values)),
    hasOtherChanges: newPhotos.files.length > 0,
    api: beerApi,
    save: async (values, edited) => {
      const { images, ...body } = beerForm.parse({ ...values, slug: slugOrDefault(values) });
      return edited ? beerApi.save(edited, { ...body, images }) : newPhotos.addTo(await beerApi.create(body));
    },
    onSaved: ({ hasFailedUpload, ...saved }) => {
      if (beer) void askAboutChange(queryClient, beer, saved);
      if (!hasFailedUpload) toast.success(`Beer ${beer ? 'updated' : 'created'} successfully!`);
    },
    onLeave: ({ _id, hasFailedUpload }) =>
      void navigate(hasFailedUpload ? { page: 'beers-edit', id: _id } : { page: 'beers' }, {
        skipConfirmation: true,
        replace: hasFailedUpload,
      }),
    failureText: (error) => errorMessage(error, saveFailed, saveFailed),
    invalidText: messages.fixErrors,
    mapFieldPaths,
  });
  const { form, base } = recordForm;

  return (
    <RecordForm
      of={recordForm}
      label={beer ? 'Edit beer' : 'New beer'}
      itemName="beer"
      labels={beerLabels}
      saveLabel={beer ? 'Update Beer' : 'Create Beer'}
      onCancel={() => void navigate({ page: 'beers' })}
    >
      <Grid gap="md">
        <Grid.Col span={{ base: 12, lg: 7 }}>
          <Stack gap="md">
            <BeerBasics form={form} />
            <BeerDetails form={form} />
            <AwardsEditor form={form} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 5 }}>
          <Stack gap="md">
            <FormSection title="Photos" hint={!base && photosHint}>
              <RecordPhotos
                of={recordForm}
                toFormValues={toFormValues}
                api={beerApi}
                newPhotos={newPhotos}
                cols={photoColumns}
              />
            </FormSection>
            <FormSection title="Visibility">
              <Fields form={form} fields={flagFields} />
            </FormSection>
            <TagsEditor form={form} />
            <SizesEditor form={form} />
          </Stack>
        </Grid.Col>
      </Grid>
    </RecordForm>
  );
}

/** Create mode without an id, otherwise Edit mode. */
export const BeerEditPage = ({ route: { id } }: PageProps) => (
  <RecordPage api={beerApi} id={id} list="beers">
    {(beer) => <BeerForm beer={beer} />}
  </RecordPage>
);
