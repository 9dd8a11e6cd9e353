import { Group, Text, Paper } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { Image } from '@domain/shared/response-schemas';
import { type SiteImageField, type SiteImageName, siteImageFields } from '@domain/site/constants';
import type { StaffSiteSettings } from '@domain/site/schema';
import { isAdminUser } from '@domain/user/permission';
import { isDemoName } from '../../site/assets/demo-name';
import defaultIcon from '../../site/assets/favicon.svg';
import demoLogoOnLight from '../../site/assets/logo-dark.svg';
import demoLogo from '../../site/assets/logo-light.svg';
import { fetchLatestSettings, siteMutations, siteQueries, siteSettingsSnapshot } from '../api/site';
import type { ProgressHandler } from '../../api/staff/client';
import { useUser } from '../../api/staff/session';
import { confirmDelete } from './confirm';
import { FormSection } from './form-parts';
import { BreweryName, CustomBadge } from './labels';
import { toast } from './toast';
import { useUpload } from '../hooks/use-upload';
import { clientErrorMessage } from '../lib/error-message';
import { isLogoFile, logoTypes } from '../lib/image-files';
import classes from './site-images.module.css';
import { SmallButton, UploadButton, UploadProgress } from './buttons';

type LogoFileOptions<Saved> = {
  label: string;
  /** The name in messages about failures: `logo`, `the icon`. */
  noun: string;
  save: (input: { file: File; onProgress?: ProgressHandler }) => Promise<Saved>;
  remove: () => Promise<unknown>;
  onSaved: (saved: Saved) => unknown;
  onRemoved: () => unknown;
};

/** Uploads and deletes a logo or an icon, at once. */
export function useLogoFile<Saved>({ label, noun, onSaved, onRemoved, ...calls }: LogoFileOptions<Saved>) {
  const what = `the ${label.toLowerCase()}`;
  const upload = useUpload({
    mutationFn: calls.save,
    onSuccess: (saved) => {
      toast.success(`${label} uploaded successfully!`);
      return onSaved(saved);
    },
    onError: (error) => void toast.error(clientErrorMessage(error, `Failed to upload ${noun}. Please try again.`)),
  });
  const remove = useMutation({
    mutationFn: calls.remove,
    onSuccess: () => {
      toast.success(`${label} deleted successfully!`);
      return onRemoved();
    },
    onError: (error) => void toast.error(clientErrorMessage(error, `Failed to delete ${noun}. Please try again.`)),
  });
  const onFile = (file: File) => {
    if (isLogoFile(file)) upload.mutate({ file });
    else toast.error(`Please upload only PNG or SVG files for ${what}.`);
  };
  const onDelete = async () => {
    if (await confirmDelete(what, `Are you sure you want to delete ${what}?`)) remove.mutate();
  };
  return { upload, remove, onFile, onDelete };
}

type Background = 'dark' | 'light' | 'icon';

type LogoFrameProps = { background: Background; breweryName: string; url: string | null; alt: string };

/** A logo on its background, or the name of a brewery without one. */
export const LogoFrame = ({ background, breweryName, url, alt }: LogoFrameProps) => (
  <Paper withBorder className={classes.frame} data-background={background}>
    {url ? <img src={url} alt={alt} /> : <BreweryName name={breweryName} />}
  </Paper>
);

type SiteImageProps = {
  name: SiteImageName;
  label: string;
  hint: string;
  /** Shown without an uploaded image; null: the name of the brewery is shown. */
  builtIn: string | null;
  breweryName: string;
  background: Background;
  image: Image | null;
  /** `latest`: the stored settings after the change, if they are known. */
  onChange: (image: Image | null, latest: StaffSiteSettings | null) => void;
};

function SiteImage({ name, label, hint, builtIn, breweryName, background, image, onChange }: SiteImageProps) {
  const queryClient = useQueryClient();
  const labelId = useId();
  const what = label.toLowerCase();
  const url = image?.url ?? builtIn;

  const { upload, remove, onFile, onDelete } = useLogoFile({
    label,
    noun: `the ${what}`,
    save: (input) => siteMutations.saveImage({ name, ...input }),
    remove: () => siteMutations.removeImage(name),
    onSaved: ({ settings }) => {
      void queryClient.invalidateQueries(siteQueries.brand());
      onChange(settings[siteImageFields[name]], settings);
    },
    onRemoved: async () => {
      void queryClient.invalidateQueries(siteQueries.brand());
      onChange(null, await fetchLatestSettings(queryClient).catch(() => null));
    },
  });

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
      <LogoFrame
        background={background}
        breweryName={breweryName}
        url={url}
        alt={image ? `Your ${what}` : `Built-in ${what}`}
      />
      <Group gap="xs">
        <UploadButton
          fileLabel={`${label} file`}
          label={`Upload ${what}`}
          accept={logoTypes}
          isBusy={upload.isPending}
          onFile={onFile}
        >
          {upload.isPending ? 'Uploading…' : 'Upload'}
        </UploadButton>
        {image && (
          <SmallButton
            c="red.8"
            icon={Trash2}
            aria-label={`Delete ${what}`}
            loading={remove.isPending}
            onClick={() => void onDelete()}
          >
            Delete
          </SmallButton>
        )}
      </Group>
      <UploadProgress label={`Upload ${what}`} percent={upload.percent} />
    </div>
  );
}

type Slot = {
  name: SiteImageName;
  field: SiteImageField;
  label: string;
  hint: string;
  builtIn: string;
  background: Background;
};

const slots: Slot[] = [
  {
    name: 'logo',
    field: 'logo',
    label: 'Logo',
    hint: 'For the dark theme. 200x80px.',
    builtIn: demoLogo,
    background: 'dark',
  },
  {
    name: 'logo-on-light',
    field: 'logoOnLight',
    label: 'Logo on light',
    hint: 'For the light theme and prints. 200x80px.',
    builtIn: demoLogoOnLight,
    background: 'light',
  },
  {
    name: 'favicon',
    field: 'favicon',
    label: 'Icon',
    hint: 'In browser tabs and on phones. Square, at least 512px.',
    builtIn: defaultIcon,
    background: 'icon',
  },
];

/** The built-in logos spell the name of the demo brewery; another one has its own name in their place. */
const hasBuiltIn = (field: SiteImageField, name: string) => field === 'favicon' || isDemoName(name);

/** The logo for light backgrounds and the icon, which admins change. Saved at once. */
export function OtherLogosSection() {
  const isAdmin = isAdminUser(useUser());
  const { data: settings } = useQuery({ ...siteSettingsSnapshot, enabled: isAdmin });
  if (!isAdmin || !settings) return null;
  return (
    <FormSection title="Logo on Light and Icon" hint="PNG or SVG. Saved at once.">
      <SiteImages settings={settings} fields={['logoOnLight', 'favicon']} />
    </FormSection>
  );
}

type SiteImagesProps = { settings: StaffSiteSettings; fields?: readonly SiteImageField[] };

export function SiteImages({ settings, fields }: SiteImagesProps) {
  const queryClient = useQueryClient();
  return (
    <div className={classes.images}>
      {slots
        .filter(({ field }) => !fields || fields.includes(field))
        .map(({ field, builtIn, ...slot }) => (
          <SiteImage
            key={field}
            {...slot}
            builtIn={hasBuiltIn(field, settings.name) ? builtIn : null}
            breweryName={settings.name}
            image={settings[field]}
            onChange={(image, latest) =>
              queryClient.setQueryData(siteSettingsSnapshot.queryKey, latest ?? { ...settings, [field]: image })
            }
          />
        ))}
    </div>
  );
}
