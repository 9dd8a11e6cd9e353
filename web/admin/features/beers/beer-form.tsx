import { Button, Grid, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Beer } from '@domain/beer/beer';
import { messages } from '@domain/http/messages';
import { useState } from 'react';
import { ConflictDialog } from '../../kit/conflict-dialog';
import { focusFirstError } from '../../kit/form-errors';
import { FormBar } from '../../kit/form-bar';
import { PageHeader } from '../../kit/page-header';
import { FormProblem } from '../../kit/form-problem';
import { useUnsavedChanges } from '../../kit/unsaved-changes';
import { navigate } from '../../shell/navigation';
import { AwardsEditor } from './awards-editor';
import { BeerBasics } from './beer-basics';
import { BeerDetails } from './beer-details';
import { BeerFlags } from './beer-flags';
import { BeerPhotos } from './beer-photos';
import { beerFields, checkBeer, isSameBeer, valuesOf, type BeerValues } from './beer-values';
import { NewBeerPhotos } from './new-beer-photos';
import { SizesEditor } from './sizes-editor';
import { TagsEditor } from './tags-editor';
import { useSaveBeer } from './use-save-beer';

export function BeerForm({ beer }: { beer: Beer | null }) {
  /** The version the form was made from. */
  const [base, setBase] = useState(beer);
  const [newPhotos, setNewPhotos] = useState<File[]>([]);
  const form = useForm<BeerValues>({ initialValues: valuesOf(beer), validate: checkBeer });
  const saving = useSaveBeer({ form, base, setBase, newPhotos });
  const isDirty = newPhotos.length > 0 || !isSameBeer(form.values, valuesOf(base));
  useUnsavedChanges(isDirty && !saving.isSuccess);

  return (
    <form
      noValidate
      aria-label={beer ? 'Edit beer' : 'New beer'}
      onSubmit={form.onSubmit(saving.save, (errors) => {
        saving.setProblem(messages.fixErrors);
        focusFirstError(form, errors);
      })}
    >
      <PageHeader title={beer ? 'Edit Beer' : 'New Beer'} subtitle={beer?.name} />
      <FormProblem text={saving.problem} />
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
              <NewBeerPhotos files={newPhotos} onChange={setNewPhotos} upload={saving.upload} />
            )}
            <BeerFlags form={form} />
            <TagsEditor form={form} />
            <SizesEditor form={form} />
          </Stack>
        </Grid.Col>
      </Grid>
      <FormBar isDirty={isDirty} isSaving={saving.isPending} label={beer ? 'Update Beer' : 'Create Beer'}>
        <Button variant="default" onClick={() => void navigate({ page: 'beers' })}>
          Cancel
        </Button>
      </FormBar>
      <ConflictDialog noun="beer" fields={beerFields} {...saving.conflict} />
    </form>
  );
}
