import { Stack } from '@mantine/core';
import { websiteHeroPages } from '@domain/location/constants';
import { heroPageLabels } from '@domain/location/label';
import type { Location } from '@domain/location/location';
import { ConflictDialog } from '../../components/conflict-dialog';
import { FormActions } from '../../components/form-actions';
import { FormError } from '../../components/form-error';
import { RestoredNotice } from '../../components/restored-notice';
import { HeroSection } from './hero-section';
import { LogoSection } from './logo-section';
import { UndoButton } from '../../components/undo-button';
import { useHeroImages } from './use-hero-images';
import { useWebsiteForm } from './use-website-form';
import { websiteConflictFields } from './website-form-values';

export function WebsiteForm({ record }: { record: Location }) {
  const { form, base, setBase, isDirty, isSaving, ...recordForm } = useWebsiteForm(record);
  const heroImages = useHeroImages({ form, setBase });

  return (
    <form noValidate aria-label="Content" onSubmit={recordForm.onSubmit}>
      <RestoredNotice {...recordForm.restored} />
      <FormError text={recordForm.errorText} errors={form.errors} />
      <Stack gap="md">
        <LogoSection location={base ?? record} onChange={setBase} />
        {websiteHeroPages.map((page) => (
          <HeroSection
            key={page}
            form={form}
            location="main-website"
            page={page}
            title={heroPageLabels[page]}
            hint="Shown at the top of the page"
            uploadLabel={`Add images to ${heroPageLabels[page]}`}
            {...heroImages}
          />
        ))}
      </Stack>
      <FormActions isDirty={isDirty} isSaving={isSaving} label="Save Changes">
        {isDirty && !isSaving && <UndoButton onUndo={recordForm.undo} />}
      </FormActions>
      <ConflictDialog itemName="content" fields={websiteConflictFields} {...recordForm.conflict} />
    </form>
  );
}
