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
import { formatSize } from '@domain/beer/display';
import { abvWarning, maxAwards } from '@domain/beer/input';
import type { Beer } from '@domain/beer/schema';
import { commonSizes, distinctSizes, isSize, normalizeSize, sizeMessage } from '@domain/beer/size';
import { defaultStyles } from '@domain/beer/style';
import { addTag, hasTagChoice, tagChoiceLabel, tagChoices, toggleTag } from '@domain/beer/tag';
import { toNumber } from '@domain/shared/fields';
import { getSwatchColor } from '../../../domain/beer-color';
import { beerApi } from '../../api/beers';
import { Fields, type FieldRow } from '../../components/fields';
import { FormSection } from '../../components/form-parts';
import { ItemList } from '../../components/item-list';
import { NewPhotos, PhotoEditor } from '../../components/photo-editor';
import { RecordForm, RecordPage } from '../../components/record-form';
import { useDraftFiles } from '../../hooks/use-draft-files';
import { navigate } from '../../shell/navigation';
import type { PageProps } from '../../shell/route';
import { beerLabels, emptyAward, slugOrDefault, toFormValues, useBeerForm, type BeerFormApi } from './beer-form-values';

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

function BeerForm({ beer }: { beer: Beer | null }) {
  const [newPhotos, setNewPhotos] = useDraftFiles('beer/new');
  const recordForm = useBeerForm(beer, newPhotos);
  const { form, base, setBase, upload } = recordForm;

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
            {base ? (
              <FormSection title="Photos">
                <PhotoEditor
                  field="images"
                  cols={photoColumns}
                  {...{ form, setBase, toFormValues }}
                  record={base}
                  api={beerApi}
                />
              </FormSection>
            ) : (
              <FormSection
                title="Photos"
                hint="Uploaded when the beer is created; the first one becomes the primary photo."
              >
                <NewPhotos cols={photoColumns} files={newPhotos} onChange={setNewPhotos} upload={upload} />
              </FormSection>
            )}
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
