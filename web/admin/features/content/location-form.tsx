import { Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { messages } from '@domain/shared/messages';
import { heroPagesOf, type Location } from '@domain/location/location';
import { useState } from 'react';
import { ConflictDialog } from '../../components/conflict-dialog';
import { FormActions } from '../../components/form-actions';
import { FormError } from '../../components/form-error';
import { useUnsavedChanges } from '../../hooks/use-unsaved-changes';
import { focusFirstError } from '../../lib/form-errors';
import { ContactSection } from './contact-section';
import { HeroSection } from './hero-section';
import { HoursSection } from './hours-section';
import {
  validateLocation,
  isSameLocation,
  locationConflictFields,
  toFormValues,
  type LocationFormValues,
} from './location-form-values';
import { LogoSection } from './logo-section';
import { useHeroImages } from './use-hero-images';
import { useSaveLocation } from './use-save-location';

export function LocationForm({ stored }: { stored: Location }) {
  /** The version the form was made from. */
  const [base, setBase] = useState(stored);
  const { location } = base;
  const form = useForm<LocationFormValues>({ initialValues: toFormValues(stored), validate: validateLocation });
  const saving = useSaveLocation({ form, base, setBase });
  const heroes = useHeroImages({ form, setBase });
  const isDirty = !isSameLocation(form.values, toFormValues(base));
  useUnsavedChanges(isDirty);
  const handleUndo = () => {
    form.setValues(toFormValues(base));
    form.clearErrors();
  };

  return (
    <form
      noValidate
      aria-label="Content"
      onSubmit={form.onSubmit(saving.save, (errors) => {
        saving.setProblem(messages.fixErrors);
        focusFirstError(form, errors);
      })}
    >
      <FormError text={saving.problem} />
      <Stack gap="md">
        {location === 'main-website' && <LogoSection location={base} onChange={setBase} />}
        {heroPagesOf[location].map((page) => (
          <HeroSection key={page} form={form} location={location} page={page} {...heroes} />
        ))}
        {location !== 'main-website' && (
          <>
            <HoursSection form={form} location={location} />
            <ContactSection form={form} />
          </>
        )}
      </Stack>
      <FormActions isDirty={isDirty} isSaving={saving.isPending} label="Save Changes">
        {isDirty && !saving.isPending && (
          <Button variant="default" onClick={handleUndo}>
            Undo
          </Button>
        )}
      </FormActions>
      <ConflictDialog itemName="content" fields={locationConflictFields} {...saving.conflict} />
    </form>
  );
}
