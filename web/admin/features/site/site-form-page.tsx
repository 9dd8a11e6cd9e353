import { Alert, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import type { StaffSiteSettings } from '@domain/site/schema';
import { isAdminUser } from '@domain/user/permission';
import { siteSettingsSnapshot } from '../../api/site';
import { useUser } from '../../../api/staff/session';
import { PageHeader } from '../../components/page-header';
import { QueryState } from '../../components/query-state';
import { showSection } from '../../lib/show-section';
import { siteLabels, type SiteFormApi, useSiteForm } from './site-form-values';
import { RecordForm } from '../../components/record-form';

type SiteFormPageProps = {
  title: string;
  subtitle: string;
  /** Id of the section to show first. */
  section?: string;
  children: (form: SiteFormApi, settings: StaffSiteSettings) => ReactNode;
};

/** A page of the staff app that edits some of the site settings. */
export function SiteFormPage({ title, subtitle, ...props }: SiteFormPageProps) {
  const isAdmin = isAdminUser(useUser());
  const query = useQuery({ ...siteSettingsSnapshot, enabled: isAdmin });
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} />
      {isAdmin ? (
        <QueryState query={query} errorText="Failed to load the site settings">
          {(record) => <SiteForm {...props} title={title} record={record} />}
        </QueryState>
      ) : (
        <Alert color="blue">Only admins can change the site settings.</Alert>
      )}
    </>
  );
}

type SiteFormProps = Omit<SiteFormPageProps, 'subtitle'> & { record: StaffSiteSettings };

function SiteForm({ title, section, record, children }: SiteFormProps) {
  const recordForm = useSiteForm(record, { draftKey: `site/${title}` });
  useEffect(() => {
    if (section) showSection(section);
  }, [section]);
  return (
    <RecordForm of={recordForm} label={title} itemName="site" labels={siteLabels} saveLabel="Save Changes">
      <Stack gap="md">{children(recordForm.form, recordForm.base ?? record)}</Stack>
    </RecordForm>
  );
}
