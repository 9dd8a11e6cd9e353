import { Stack } from '@mantine/core';
import type { StaffTaproom } from '@domain/taproom/staff-schema';
import { todayIn } from '@domain/time/zone';
import { useState } from 'react';
import { ConflictDialog } from '../../../components/conflict-dialog';
import { FormActions } from '../../../components/form-actions';
import { FormError } from '../../../components/form-error';
import { RestoredNotice } from '../../../components/restored-notice';
import { clearErrorsOf } from '../../../lib/form-errors';
import { HeroSection } from '../hero-section';
import { HoursEditor } from '../hours/hours-editor';
import { UndoButton } from '../../../components/undo-button';
import { useHeroImages } from '../use-hero-images';
import { ContactSection } from './contact-section';
import { taproomConflictFields } from './taproom-conflict-fields';
import { useTaproomForm } from './use-taproom-form';

export function TaproomForm({ record }: { record: StaffTaproom }) {
  const { form, setBase, isDirty, isSaving, ...recordForm } = useTaproomForm(record);
  const heroImages = useHeroImages({ form, setBase });
  const [now] = useState(() => new Date());
  const { slug, heroPage, timeZone } = record;

  return (
    <form noValidate aria-label="Content" onSubmit={recordForm.onSubmit}>
      <RestoredNotice {...recordForm.restored} />
      <FormError text={recordForm.errorText} />
      <Stack gap="md">
        <HeroSection
          form={form}
          location={slug}
          page={heroPage}
          title={heroPage === 'home' ? 'Hero Image' : 'Hero Images'}
          uploadLabel="Add images"
          {...heroImages}
        />
        <HoursEditor
          values={form.values}
          errors={form.errors}
          today={todayIn(timeZone, now)}
          taproomName={form.values.name}
          onChange={(changes) => {
            form.setValues(changes);
            clearErrorsOf(form, Object.keys(changes));
          }}
        />
        <ContactSection form={form} />
      </Stack>
      <FormActions isDirty={isDirty} isSaving={isSaving} label="Save Changes">
        {isDirty && !isSaving && <UndoButton onUndo={recordForm.undo} />}
      </FormActions>
      <ConflictDialog itemName="content" fields={taproomConflictFields} {...recordForm.conflict} />
    </form>
  );
}
