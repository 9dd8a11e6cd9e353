import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { siteSettingsSnapshot } from '../../../api/site';
import { ErrorState, Loading } from '../../../components/query-state';
import { SiteImages } from '../images-section';
import type { StepProps } from './steps';

/** Images are saved at once. */
export function LogoStep({ onDone, buttons }: StepProps) {
  const queryClient = useQueryClient();
  const query = useQuery(siteSettingsSnapshot);
  if (!query.data) {
    return query.isError ? <ErrorState query={query} errorText="Failed to load the site settings" /> : <Loading />;
  }
  const settings = query.data;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onDone();
  };
  return (
    <form aria-labelledby="setup-step" onSubmit={handleSubmit}>
      <SiteImages
        settings={settings}
        onChange={(field, image, latest) =>
          queryClient.setQueryData(siteSettingsSnapshot.queryKey, latest ?? { ...settings, [field]: image })
        }
      />
      {buttons({ isDirty: false, isSaving: false })}
    </form>
  );
}
