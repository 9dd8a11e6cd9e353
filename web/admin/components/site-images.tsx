import { Center, Group, Image, Paper, SimpleGrid, Stack, Text, type CenterProps } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { type SiteImageField, type SiteImageName } from '@domain/site/constants';
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
import { useAction } from '../hooks/use-action';
import { useUpload } from '../hooks/use-upload';
import { clientErrorMessage } from '../lib/error-message';
import { isLogoFile, logoTypes } from '../lib/image-files';
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
  const remove = useAction({
    run: calls.remove,
    successText: () => `${label} deleted successfully!`,
    onSuccess: onRemoved,
    failureText: (error) => clientErrorMessage(error, `Failed to delete ${noun}. Please try again.`),
  });
  const onFile = (file: File) => {
    if (isLogoFile(file)) upload.mutate({ file });
    else toast.error(`Please upload only PNG or SVG files for ${what}.`);
  };
  const onDelete = async () => {
    if (await confirmDelete(what, `Are you sure you want to delete ${what}?`)) void remove.start();
  };
  return { upload, remove, onFile, onDelete };
}

type LogoButtonsProps = {
  file: Pick<ReturnType<typeof useLogoFile>, 'upload' | 'remove' | 'onFile' | 'onDelete'>;
  label: string;
  isCustom: boolean;
  /** The buttons name the logo, where there is no other. */
  hasLongLabels?: boolean;
};

export function LogoButtons({ file, label, isCustom, hasLongLabels = false }: LogoButtonsProps) {
  const { upload, remove, onFile, onDelete } = file;
  const what = label.toLowerCase();
  return (
    <>
      <Group gap="xs">
        <UploadButton
          fileLabel={`${label} file`}
          label={hasLongLabels ? undefined : `Upload ${what}`}
          accept={logoTypes}
          isBusy={upload.isPending}
          onFile={onFile}
        >
          {upload.isPending ? 'Uploading…' : hasLongLabels ? `Upload ${label}` : 'Upload'}
        </UploadButton>
        {isCustom && (
          <SmallButton
            c="red.8"
            icon={Trash2}
            aria-label={hasLongLabels ? undefined : `Delete ${what}`}
            loading={remove.isPending}
            onClick={() => void onDelete()}
          >
            {hasLongLabels ? `Delete ${label}` : 'Delete'}
          </SmallButton>
        )}
      </Group>
      <UploadProgress label={`Upload ${what}`} percent={upload.percent} />
    </>
  );
}

type Background = 'dark' | 'light' | 'icon';

type LogoFrameProps = { background: Background; breweryName: string; url: string | null; alt: string };

const frames: Record<Background, CenterProps> = {
  dark: { c: '#f4ece0', bg: 'var(--mantine-color-black)' },
  light: { bg: '#f4ece0' },
  icon: {},
};

/** A logo on its background, or the name of a brewery without one. */
export const LogoFrame = ({ background, breweryName, url, alt }: LogoFrameProps) => (
  <Paper withBorder style={{ overflow: 'hidden' }}>
    <Center h={118} p={16} {...frames[background]}>
      {url ? (
        <Image src={url} alt={alt} w={background === 'icon' ? 64 : 'auto'} maw="100%" mah={88} fit="contain" />
      ) : (
        <BreweryName name={breweryName} />
      )}
    </Center>
  </Paper>
);

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

type SiteImageProps = { slot: Slot; settings: StaffSiteSettings };

function SiteImage({ slot: { name, field, label, hint, builtIn, background }, settings }: SiteImageProps) {
  const queryClient = useQueryClient();
  const labelId = useId();
  const what = label.toLowerCase();
  const image = settings[field];
  // The built-in logos spell the name of the demo brewery; another one has its own name in their place.
  const defaultUrl = field === 'favicon' || isDemoName(settings.name) ? builtIn : null;
  const refetchBrand = () => void queryClient.invalidateQueries(siteQueries.brand());
  const setSettings = (latest: StaffSiteSettings) => queryClient.setQueryData(siteSettingsSnapshot.queryKey, latest);

  const file = useLogoFile({
    label,
    noun: `the ${what}`,
    save: (input) => siteMutations.saveImage({ name, ...input }),
    remove: () => siteMutations.removeImage(name),
    onSaved: (saved) => {
      refetchBrand();
      setSettings(saved.settings);
    },
    onRemoved: async () => {
      refetchBrand();
      setSettings((await fetchLatestSettings(queryClient).catch(() => null)) ?? { ...settings, [field]: null });
    },
  });

  return (
    <Stack gap={8} role="group" aria-labelledby={labelId}>
      <div>
        <Group gap="xs">
          <Text id={labelId} fw={600}>
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
        breweryName={settings.name}
        url={image?.url ?? defaultUrl}
        alt={image ? `Your ${what}` : `Built-in ${what}`}
      />
      <LogoButtons file={file} label={label} isCustom={image !== null} />
    </Stack>
  );
}

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

export const SiteImages = ({ settings, fields }: SiteImagesProps) => (
  <SimpleGrid minColWidth="min(100%, 230px)" autoFlow="auto-fit" spacing={20}>
    {slots
      .filter(({ field }) => !fields || fields.includes(field))
      .map((slot) => (
        <SiteImage key={slot.field} slot={slot} settings={settings} />
      ))}
  </SimpleGrid>
);
