import { Button, Grid, Stack } from '@mantine/core';
import type { Beer } from '@domain/beer/beer';
import { useState } from 'react';
import { ConflictDialog } from '../../components/conflict-dialog';
import { FormActions } from '../../components/form-actions';
import { FormError } from '../../components/form-error';
import { RestoredNotice } from '../../components/restored-notice';
import { navigate } from '../../shell/navigation';
import { AwardsEditor } from './awards-editor';
import { BeerBasics } from './beer-basics';
import { BeerDetails } from './beer-details';
import { BeerFlags } from './beer-flags';
import { beerConflictFields } from './beer-form-values';
import { BeerPhotos } from './beer-photos';
import { NewBeerPhotos } from './new-beer-photos';
import { SizesEditor } from './sizes-editor';
import { TagsEditor } from './tags-editor';
import { useBeerForm } from './use-beer-form';

export function BeerForm({ beer }: { beer: Beer | null }) {
  const [newPhotos, setNewPhotos] = useState<File[]>([]);
  const { form, base, setBase, upload, ...recordForm } = useBeerForm(beer, newPhotos);

  return (
    <form noValidate aria-label={beer ? 'Edit beer' : 'New beer'} onSubmit={recordForm.onSubmit}>
      <RestoredNotice {...recordForm.restored} />
      <FormError text={recordForm.errorText} errors={form.errors} />
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
              <NewBeerPhotos files={newPhotos} onChange={setNewPhotos} upload={upload} />
            )}
            <BeerFlags form={form} />
            <TagsEditor form={form} />
            <SizesEditor form={form} />
          </Stack>
        </Grid.Col>
      </Grid>
      <FormActions
        isDirty={recordForm.isDirty}
        isSaving={recordForm.isSaving}
        label={beer ? 'Update Beer' : 'Create Beer'}
      >
        <Button variant="default" onClick={() => void navigate({ page: 'beers' })}>
          Cancel
        </Button>
      </FormActions>
      <ConflictDialog itemName="beer" fields={beerConflictFields} {...recordForm.conflict} />
    </form>
  );
}
