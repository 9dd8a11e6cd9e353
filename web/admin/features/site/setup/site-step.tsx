import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode, FormEvent } from 'react';
import type { StaffSiteSettings } from '@domain/site/site';
import { siteSettingsSnapshot } from '../../../api/site';
import { ConflictDialog } from '../../../components/conflict-dialog';
import { FormError } from '../../../components/form-error';
import { ErrorState, Loading } from '../../../components/query-state';
import { RestoredNotice } from '../../../components/restored-notice';
import { siteConflictFields, type SiteFormApi } from '../site-form-values';
import { useSiteForm } from '../use-site-form';
import type { StepProps } from './steps';

// A step that edits some of the site settings; an unchanged one continues without a request.

function useSiteStep(record: StaffSiteSettings, step: string, onDone: () => void) {
  const { isDirty, onSubmit, ...recordForm } = useSiteForm(record, { draftKey: `setup/${step}`, onLeave: onDone });
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (isDirty) return onSubmit(event);
    event.preventDefault();
    onDone();
  };
  return { ...recordForm, isDirty, onSubmit: handleSubmit };
}

type SiteStepProps = StepProps & {
  /** Names the form and its draft. */
  step: string;
  renderFields: (form: SiteFormApi) => ReactNode;
};

export function SiteStep(props: SiteStepProps) {
  const query = useQuery(siteSettingsSnapshot);
  if (query.data) return <SiteStepForm {...props} record={query.data} />;
  return query.isError ? <ErrorState query={query} errorText="Failed to load the site settings" /> : <Loading />;
}

function SiteStepForm({ step, renderFields, buttons, onDone, record }: SiteStepProps & { record: StaffSiteSettings }) {
  const { form, isDirty, isSaving, errorText, restored, conflict, onSubmit } = useSiteStep(record, step, onDone);
  return (
    <form noValidate aria-labelledby="setup-step" onSubmit={onSubmit}>
      <RestoredNotice {...restored} />
      <FormError text={errorText} />
      <Stack gap="md">{renderFields(form)}</Stack>
      {buttons({ isDirty, isSaving })}
      <ConflictDialog itemName="site" fields={siteConflictFields} {...conflict} />
    </form>
  );
}
