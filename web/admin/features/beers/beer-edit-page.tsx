import { Checkbox, ColorSwatch, Grid, Group, Stack, TagsInput } from '@mantine/core';
import type { Beer } from '@domain/beer/schema';
import { getSwatchColor } from '../../../domain/beer-color';
import { addTag, hasTagChoice, tagChoiceLabel, tagChoices, toggleTag } from '@domain/beer/tag';
import { beerApi } from '../../api/beers';
import { Fields, type FieldRow } from '../../components/fields';
import { FormSection } from '../../components/form-parts';
import { NewPhotos, PhotoEditor, usePhotoEditor } from '../../components/photo-editor';
import { useDraftFiles } from '../../hooks/use-draft-files';
import { navigate } from '../../shell/navigation';
import type { PageProps } from '../../shell/route';
import { AwardsEditor, BeerBasics, SizesEditor } from './beer-fields';
import { beerLabels, type BeerFormApi, toFormValues, findListError, useBeerForm } from './beer-form-values';
import { RecordForm, RecordPage } from '../../components/record-form';

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
        acceptValueOnBlur
        value={tags}
        onChange={(entered) => setTags(entered.reduce<string[]>(addTag, []))}
        error={findListError(form.errors, 'tags')}
      />
    </FormSection>
  );
}

type BeerPhotosProps = { form: BeerFormApi; beer: Beer; onChange: (beer: Beer) => void };

/** Uploads and deletes apply immediately; order, primary photo and descriptions are saved with the form. */
function BeerPhotos({ form, beer, onChange }: BeerPhotosProps) {
  const editor = usePhotoEditor({ form, record: beer, setBase: onChange, toFormValues, api: beerApi });

  return (
    <FormSection title="Photos">
      <PhotoEditor cols={{ base: 2, xs: 3, lg: 2 }} {...editor} />
    </FormSection>
  );
}

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
              <BeerPhotos form={form} beer={base} onChange={setBase} />
            ) : (
              <FormSection
                title="Photos"
                hint="Uploaded when the beer is created; the first one becomes the primary photo."
              >
                <NewPhotos cols={{ base: 2, xs: 3, lg: 2 }} files={newPhotos} onChange={setNewPhotos} upload={upload} />
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
