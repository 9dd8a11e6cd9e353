import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { messages } from '@domain/http/messages';
import { heroPagesOf, type Location } from '@domain/location/location';
import { useState } from 'react';
import { ConflictDialog } from '../../kit/conflict-dialog';
import { focusFirstError } from '../../kit/form-errors';
import { FormProblem } from '../../kit/form-problem';
import { useUnsavedChanges } from '../../kit/unsaved-changes';
import { ContactSection } from './contact-section';
import { HeroSection } from './hero-section';
import { HoursSection } from './hours-section';
import { checkLocation, isSameLocation, locationFields, valuesOf, type LocationValues } from './location-values';
import { LogoSection } from './logo-section';
import { SaveBar } from './save-bar';
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
      <SaveBar
        isDirty={isDirty}
        isSaving={saving.isPending}
        onReset={() => {
          form.setValues(valuesOf(base));
          form.clearErrors();
        }}
      />
      <ConflictDialog noun="content" fields={locationFields} isSaving={saving.isPending} {...saving.conflict} />
    </form>
  );
}
