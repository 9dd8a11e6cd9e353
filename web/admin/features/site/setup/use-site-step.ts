/** A step that edits some of the site settings; an unchanged one continues without a request. */
import type { FormEvent } from 'react';
import type { StaffSiteSettings } from '@domain/site/site';
import { useSiteForm } from '../use-site-form';

export function useSiteStep(record: StaffSiteSettings, step: string, onDone: () => void) {
  const { isDirty, onSubmit, ...recordForm } = useSiteForm(record, { draftKey: `setup/${step}`, onLeave: onDone });
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (isDirty) return onSubmit(event);
    event.preventDefault();
    onDone();
  };
  return { ...recordForm, isDirty, onSubmit: handleSubmit };
}
