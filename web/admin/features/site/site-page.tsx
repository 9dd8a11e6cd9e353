import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { canEditSite } from '@domain/user/permission';
import { siteSettingsSnapshot } from '../../api/site';
import { useUser } from '../../auth/use-session';
import { PageHeader } from '../../components/page-header';
import { ErrorState, Loading } from '../../components/query-state';
import { SiteForm } from './site-form';

export function SitePage() {
  const user = useUser();
  return (
    <>
      <PageHeader title="Site" subtitle="Name, logos, colors and links of the whole site" />
      {canEditSite(user) ? <SitePanel /> : <Alert color="blue">Only admins can change the site settings.</Alert>}
    </>
  );
}

function SitePanel() {
  const query = useQuery(siteSettingsSnapshot);
  if (query.data) return <SiteForm record={query.data} />;
  return query.isError ? <ErrorState query={query} errorText="Failed to load the site settings" /> : <Loading />;
}
