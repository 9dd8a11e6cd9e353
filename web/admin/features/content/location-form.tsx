import { Button, Stack } from '@mantine/core';
import { heroPagesByLocation } from '@domain/location/constants';
import type { Location } from '@domain/location/location';
import { confirm } from '../../components/confirm';
import { ConflictDialog } from '../../components/conflict-dialog';
import { FormActions } from '../../components/form-actions';
import { FormError } from '../../components/form-error';
import { RestoredNotice } from '../../components/restored-notice';
import { ContactSection } from './contact-section';
import { HeroSection } from './hero-section';
import { HoursSection } from './hours-section';
import { locationConflictFields } from './location-form-values';
import { LogoSection } from './logo-section';
import { useHeroImages } from './use-hero-images';
import { useLocationForm } from './use-location-form';

export function LocationForm({ record }: { record: Location }) {
  const { form, base, setBase, isDirty, isSaving, ...recordForm } = useLocationForm(record);
  const heroImages = useHeroImages({ form, setBase });
  const { location } = record;
  const handleUndo = async () => {
    const isConfirmed = await confirm({
      title: 'Undo all changes?',
      message: 'Your changes on this tab have not been saved and would be lost.',
      confirmLabel: 'Undo changes',
      cancelLabel: 'Keep editing',
      isDestructive: true,
    });
    if (isConfirmed) recordForm.undo();
  };

  return (
    <form noValidate aria-label="Content" onSubmit={recordForm.onSubmit}>
      <RestoredNotice {...recordForm.restored} />
      <FormError text={recordForm.errorText} />
      <Stack gap="md">
        {location === 'main-website' && <LogoSection location={base ?? record} onChange={setBase} />}
        {heroPagesByLocation[location].map((page) => (
          <HeroSection key={page} form={form} location={location} page={page} {...heroImages} />
        ))}
        {location !== 'main-website' && (
          <>
            <HoursSection form={form} location={location} />
            <ContactSection form={form} />
          </>
        )}
      </Stack>
      <FormActions isDirty={isDirty} isSaving={isSaving} label="Save Changes">
        {isDirty && !isSaving && (
          <Button variant="default" onClick={() => void handleUndo()}>
            Undo
          </Button>
        )}
      </FormActions>
      <ConflictDialog itemName="content" fields={locationConflictFields} {...recordForm.conflict} />
    </form>
  );
}
