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

type Background = 'dark' | 'light' | 'icon';

const frames: Record<Background, CenterProps> = {
  dark: { c: '#f4ece0', bg: 'var(--mantine-color-black)' },
  light: { bg: '#f4ece0' },
  icon: {},
};

type LogoEditorProps = {
  label: string;
  background: Background;
  /** Shown in place of a missing logo. */
  breweryName: string;
  url: string | null;
  alt: string;
  isCustom: boolean;
  save: (input: { file: File; onProgress?: ProgressHandler }) => Promise<unknown>;
  remove: () => Promise<unknown>;
};

/** A logo on its background. Uploads and deletes apply at once. */
export function LogoEditor({ label, background, breweryName, url, alt, isCustom, ...calls }: LogoEditorProps) {
  const noun = label.toLowerCase();
  const upload = useUpload({
    mutationFn: calls.save,
    onSuccess: () => void toast.success(`${label} uploaded successfully!`),
    onError: (error) => void toast.error(clientErrorMessage(error, `Failed to upload ${noun}. Please try again.`)),
  });
  const remove = useAction({
    run: calls.remove,
    question: () => confirmDelete(`the ${noun}`, `Are you sure you want to delete the ${noun}?`),
    successText: () => `${label} deleted successfully!`,
    failureText: (error) => clientErrorMessage(error, `Failed to delete ${noun}. Please try again.`),
  });
  const handleFile = (file: File) => {
    if (isLogoFile(file)) upload.mutate({ file });
    else toast.error(`Please upload only PNG or SVG files for the ${noun}.`);
  };
  return (
    <>
      <Paper withBorder style={{ overflow: 'hidden' }}>
        <Center h={118} p={16} {...frames[background]}>
          {url ? (
            <Image src={url} alt={alt} w={background === 'icon' ? 64 : 'auto'} maw="100%" mah={88} fit="contain" />
          ) : (
            <BreweryName name={breweryName} />
          )}
        </Center>
      </Paper>
      <Group gap="xs">
        <UploadButton
          fileLabel={`${label} file`}
          label={`Upload ${label}`}
          accept={logoTypes}
          isBusy={upload.isPending}
          onFile={handleFile}
        >
          {upload.isPending ? 'Uploading…' : 'Upload'}
        </UploadButton>
        {isCustom && (
          <SmallButton
            c="red.8"
            icon={Trash2}
            aria-label={`Delete ${label}`}
            loading={remove.isPending}
            onClick={() => void remove.start()}
          >
            Delete
          </SmallButton>
        )}
      </Group>
      <UploadProgress label={`Upload ${label}`} percent={upload.percent} />
    </>
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

type SiteImageProps = { slot: Slot; settings: StaffSiteSettings };

function SiteImage({ slot: { name, field, label, hint, builtIn, background }, settings }: SiteImageProps) {
  const queryClient = useQueryClient();
  const labelId = useId();
  const what = label.toLowerCase();
  const image = settings[field];
  // The built-in logos spell the name of the demo brewery; another one has its own name in their place.
  const defaultUrl = field === 'favicon' || isDemoName(settings.name) ? builtIn : null;
  const setSettings = (latest: StaffSiteSettings) => {
    void queryClient.invalidateQueries(siteQueries.brand());
    queryClient.setQueryData(siteSettingsSnapshot.queryKey, latest);
  };

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
      <LogoEditor
        label={label}
        background={background}
        breweryName={settings.name}
        url={image?.url ?? defaultUrl}
        alt={image ? `Your ${what}` : `Built-in ${what}`}
        isCustom={image !== null}
        save={async (input) => setSettings((await siteMutations.saveImage({ name, ...input })).settings)}
        remove={async () => {
          await siteMutations.removeImage(name);
          setSettings((await fetchLatestSettings(queryClient).catch(() => null)) ?? { ...settings, [field]: null });
        }}
      />
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
