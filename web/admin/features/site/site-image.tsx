import { Button, FileButton, Group, Progress, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { siteImageFields, type SiteImageName } from '@domain/site/constants';
import type { Image } from '@domain/shared/image';
import type { StaffSiteSettings } from '@domain/site/site';
import { ImageUp, Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { fetchLatestSettings, siteMutations, siteQueries } from '../../api/site';
import { BreweryName } from '../../components/brewery-name';
import { confirmDelete } from '../../components/confirm';
import { toast } from '../../components/toast';
import { useUpload } from '../../hooks/use-upload';
import { clientErrorMessage } from '../../lib/error-message';
import { isLogoFile, logoTypes } from '../../lib/logo-file';
import { CustomBadge } from '../../components/custom-badge';
import classes from './site.module.css';

type SiteImageProps = {
  name: SiteImageName;
  label: string;
  hint: string;
  /** Shown without an uploaded image; null: the name of the brewery is shown. */
  builtIn: string | null;
  breweryName: string;
  background: 'dark' | 'light' | 'icon';
  image: Image | null;
  /** `latest`: the stored settings after the change, if they are known. */
  onChange: (image: Image | null, latest: StaffSiteSettings | null) => void;
};

export function SiteImage({ name, label, hint, builtIn, breweryName, background, image, onChange }: SiteImageProps) {
  const queryClient = useQueryClient();
  const labelId = useId();
  const resetFile = useRef<() => void>(null);
  const what = label.toLowerCase();
  const url = image?.url ?? builtIn;

  const upload = useUpload({
    ...siteMutations.saveImage,
    onSuccess: ({ settings }) => {
      void queryClient.invalidateQueries(siteQueries.brand());
      toast.success(`${label} uploaded successfully!`);
      onChange(settings[siteImageFields[name]], settings);
    },
    onError: (error) => void toast.error(clientErrorMessage(error, `Failed to upload the ${what}. Please try again.`)),
  });
  const remove = useMutation({
    ...siteMutations.removeImage,
    onSuccess: async () => {
      void queryClient.invalidateQueries(siteQueries.brand());
      toast.success(`${label} deleted successfully!`);
      onChange(null, await fetchLatestSettings(queryClient).catch(() => null));
    },
    onError: (error) => void toast.error(clientErrorMessage(error, `Failed to delete the ${what}. Please try again.`)),
  });
  const handleFile = (file: File | null) => {
    // Without a reset, choosing the same file again fires no change event.
    resetFile.current?.();
    if (!file || upload.isPending) return;
    if (isLogoFile(file)) upload.mutate({ name, file });
    else toast.error(`Please upload only PNG or SVG files for the ${what}.`);
  };
  const handleDelete = async () => {
    if (await confirmDelete(`the ${what}`, `Are you sure you want to delete the ${what}?`)) remove.mutate(name);
  };

  return (
    <div role="group" aria-labelledby={labelId} className={classes.image}>
      <div>
        <Group gap="xs">
          <Text id={labelId} fw={600} size="sm">
            {label}
          </Text>
          <CustomBadge isCustom={image !== null} />
        </Group>
        <Text size="xs" c="dimmed">
          {hint}
        </Text>
      </div>
      <div className={classes.frame} data-background={background}>
        {url ? <img src={url} alt={image ? `Your ${what}` : `Built-in ${what}`} /> : <BreweryName name={breweryName} />}
      </div>
      <Group gap="xs">
        <FileButton
          onChange={handleFile}
          resetRef={resetFile}
          accept={logoTypes.join(',')}
          inputProps={{ 'aria-label': `${label} file` }}
        >
          {(props) => (
            <Button
              {...props}
              size="xs"
              variant="default"
              leftSection={<ImageUp size={14} aria-hidden />}
              aria-label={`Upload ${what}`}
              aria-disabled={upload.isPending}
            >
              {upload.isPending ? 'Uploading…' : 'Upload'}
            </Button>
          )}
        </FileButton>
        {image && (
          <Button
            size="xs"
            variant="default"
            c="red.8"
            leftSection={<Trash2 size={14} aria-hidden />}
            aria-label={`Delete ${what}`}
            loading={remove.isPending}
            onClick={() => void handleDelete()}
          >
            Delete
          </Button>
        )}
      </Group>
      {upload.percent !== null && (
        <Progress.Root size="md">
          <Progress.Section value={upload.percent} aria-label={`Upload ${what}`} animated={upload.percent === 100} />
        </Progress.Root>
      )}
    </div>
  );
}
