import { Alert, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import type { StaffSiteSettings } from '@domain/site/schema';
import { canEditSite } from '@domain/user/permission';
import { siteSettingsSnapshot } from '../../api/site';
import { useUser } from '../../../api/staff/session';
import { ConflictDialog } from '../../components/conflict-dialog';
import { FormActions, FormError, RestoredNotice, UndoButton } from '../../components/form-parts';
import { PageHeader } from '../../components/page-header';
import { ErrorState, Loading } from '../../components/query-state';
import { showSection } from '../../lib/show-section';
import { siteLabels, type SiteFormApi, useSiteForm } from './site-form-values';

type SiteFormPageProps = {
  title: string;
  subtitle: string;
  /** Id of the section to show first. */
  section?: string;
  children: (form: SiteFormApi, settings: StaffSiteSettings) => ReactNode;
};

/** A page of the staff app that edits some of the site settings. */
export function SiteFormPage({ title, subtitle, ...props }: SiteFormPageProps) {
  const query = useQuery({ ...siteSettingsSnapshot, enabled: canEditSite(useUser()) });
  const isAdmin = canEditSite(useUser());
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} />
      {!isAdmin ? (
        <Alert color="blue">Only admins can change the site settings.</Alert>
      ) : query.data ? (
        <SiteForm {...props} title={title} record={query.data} />
      ) : query.isError ? (
        <ErrorState query={query} errorText="Failed to load the site settings" />
      ) : (
        <Loading />
      )}
    </>
  );
}

type SiteFormProps = Omit<SiteFormPageProps, 'subtitle'> & { record: StaffSiteSettings };

function SiteForm({ title, section, record, children }: SiteFormProps) {
  const { form, base, isDirty, isSaving, ...recordForm } = useSiteForm(record, { draftKey: `site/${title}` });
  useEffect(() => {
    if (section) showSection(section);
  }, [section]);
  return (
    <form noValidate aria-label={title} onSubmit={recordForm.onSubmit}>
      <RestoredNotice {...recordForm.restored} />
      <FormError text={recordForm.errorText} errors={form.errors} />
      <Stack gap="md">{children(form, base ?? record)}</Stack>
      <FormActions isDirty={isDirty} isSaving={isSaving} label="Save Changes">
        {isDirty && !isSaving && <UndoButton onUndo={recordForm.undo} />}
      </FormActions>
      <ConflictDialog itemName="site" labels={siteLabels} {...recordForm.conflict} />
    </form>
  );
}
