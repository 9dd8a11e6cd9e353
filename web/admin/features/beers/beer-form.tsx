import { Button, Grid, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Beer } from '@domain/beer/beer';
import { messages } from '@domain/shared/messages';
import { useState } from 'react';
import { ConflictDialog } from '../../components/conflict-dialog';
import { FormActions } from '../../components/form-actions';
import { FormError } from '../../components/form-error';
import { PageHeader } from '../../components/page-header';
import { useUnsavedChanges } from '../../hooks/use-unsaved-changes';
import { focusFirstError } from '../../lib/form-errors';
import { navigate } from '../../shell/navigation';
import { AwardsEditor } from './awards-editor';
import { BeerBasics } from './beer-basics';
import { BeerDetails } from './beer-details';
import { BeerFlags } from './beer-flags';
import { beerConflictFields, validateBeer, isSameBeer, toFormValues, type BeerFormValues } from './beer-form-values';
import { BeerPhotos } from './beer-photos';
import { NewBeerPhotos } from './new-beer-photos';
import { SizesEditor } from './sizes-editor';
import { TagsEditor } from './tags-editor';
import { useSaveBeer } from './use-save-beer';

export function BeerForm({ beer }: { beer: Beer | null }) {
  /** The version the form was made from. */
  const [base, setBase] = useState(beer);
  const [newPhotos, setNewPhotos] = useState<File[]>([]);
  const form = useForm<BeerFormValues>({ initialValues: toFormValues(beer), validate: validateBeer });
  const saving = useSaveBeer({ form, base, setBase, newPhotos });
  const isDirty = newPhotos.length > 0 || !isSameBeer(form.values, toFormValues(base));
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
      <FormError text={saving.problem} />
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
      <FormActions isDirty={isDirty} isSaving={saving.isPending} label={beer ? 'Update Beer' : 'Create Beer'}>
        <Button variant="default" onClick={() => void navigate({ page: 'beers' })}>
          Cancel
        </Button>
      </FormActions>
      <ConflictDialog itemName="beer" fields={beerConflictFields} {...saving.conflict} />
    </form>
  );
}
