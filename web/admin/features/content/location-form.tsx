import { Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { messages } from '@domain/http/messages';
import { heroPagesOf, type Location } from '@domain/location/location';
import { useState } from 'react';
import { ConflictDialog } from '../../kit/conflict-dialog';
import { focusFirstError } from '../../kit/form-errors';
import { FormBar } from '../../kit/form-bar';
import { FormProblem } from '../../kit/form-problem';
import { useUnsavedChanges } from '../../kit/unsaved-changes';
import { ContactSection } from './contact-section';
import { HeroSection } from './hero-section';
import { HoursSection } from './hours-section';
import { checkLocation, isSameLocation, locationFields, valuesOf, type LocationValues } from './location-values';
import { LogoSection } from './logo-section';
import { useHeroImages } from './use-hero-images';
import { useSaveLocation } from './use-save-location';

export function LocationForm({ stored }: { stored: Location }) {
  /** The version the form was made from. */
  const [base, setBase] = useState(stored);
  const { location } = base;
  const form = useForm<LocationValues>({ initialValues: valuesOf(stored), validate: checkLocation });
  const saving = useSaveLocation({ form, base, setBase });
  const heroes = useHeroImages({ form, setBase });
  const isDirty = !isSameLocation(form.values, valuesOf(base));
  useUnsavedChanges(isDirty);
  const handleUndo = () => {
    form.setValues(valuesOf(base));
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
      <FormProblem text={saving.problem} />
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
      <FormBar isDirty={isDirty} isSaving={saving.isPending} label="Save Changes">
        {isDirty && !saving.isPending && (
          <Button variant="default" onClick={handleUndo}>
            Undo
          </Button>
        )}
      </FormBar>
      <ConflictDialog noun="content" fields={locationFields} {...saving.conflict} />
    </form>
  );
}
