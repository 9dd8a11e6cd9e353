import {
  Anchor,
  Group,
  Paper,
  Stack,
  Text,
  UnstyledButton,
  AspectRatio,
  Center,
  Image,
  SimpleGrid,
  Textarea,
} from '@mantine/core';
import { ExternalLink } from 'lucide-react';
import { useState, type Dispatch, type SetStateAction } from 'react';
import type { StaffTaproom } from '@domain/taproom/schema';
import { todayIn } from '@domain/time/zone';
import { formatTaproomStatus, getTaproomStatus } from '../../../../domain/taproom';
import { useNow } from '../../../../ui/use-now';
import { FormSection, FormSlice } from '../../../components/form-parts';
import { EarlyClosing } from '../../../components/hours/early-closing';
import { RecordForm } from '../../../components/record-form';
import { useTaprooms } from '../../../hooks/use-taprooms';
import { showSection } from '../../../lib/show-section';
import { HeroSection, PhotoButtons } from '../hero-images';
import { HoursEditor } from '../hours/hours-editor';
import {
  taproomLabels,
  useTaproomForm,
  toFormValues,
  type PhotoName,
  type TaproomFormApi,
} from './taproom-form-values';
import { contentOf, fieldSections, type Content, type FieldSection } from './taproom-sections';
import classes from '../content.module.css';
import { useQueryClient } from '@tanstack/react-query';
import type { PhotoUse } from '@domain/taproom/limits';
import { imageUrl } from '../../../../ui/responsive-image';
import type { ImagesUpload } from '../../../../api/staff/client';
import type { Removal } from '../../../api/query';
import { addTaproomPhotos, removeGalleryPhoto, removeTaproomPhoto, taproomApi } from '../../../api/taprooms';
import { LabelWithHint } from '../../../components/labels';
import { PhotoEditor } from '../../../components/photo-editor';
import { isSame } from '../../../lib/merge';

type SinglePhotoOptions = {
  name: PhotoName;
  use: Exclude<PhotoUse, 'gallery'>;
  label: string;
  /** Names the part of the site that shows it. */
  hint: string;
  emptyText?: string;
};

const singlePhotos: SinglePhotoOptions[] = [
  { name: 'cardPhoto', use: 'card', label: 'Card photo', hint: 'On the home page and in link previews' },
  { name: 'sidePhoto', use: 'side', label: 'Side photo', hint: 'Beside the figures', emptyText: 'No photo' },
  { name: 'hostPhoto', use: 'host', label: 'Private-event photo', hint: 'In “Host an event”' },
];

type PhotosSectionProps = {
  form: TaproomFormApi;
  taproom: StaffTaproom;
  setBase: Dispatch<SetStateAction<StaffTaproom | null>>;
};

/** One photo of the page. Uploads and deletes apply at once; the alt text is saved with the form. */
function SinglePhoto({
  form,
  taproom,
  setBase,
  name,
  use,
  label,
  hint,
  ...rest
}: PhotosSectionProps & SinglePhotoOptions) {
  const { emptyText = 'The site’s default photo' } = rest;
  const { slug, [name]: photo } = taproom;
  const queryClient = useQueryClient();
  /** The stored version becomes the base unless other users have changed it too. */
  const apply = ({ taproom: stored }: { taproom: StaffTaproom }, isCropped = false) => {
    if (!isCropped) form.setFieldValue(`photoAlts.${name}`, stored[name]?.alt ?? '');
    setBase((base) => {
      const changed = { ...(base ?? taproom), [name]: stored[name] };
      return isSame(toFormValues(stored), toFormValues(changed)) ? stored : changed;
    });
    void taproomApi.invalidate(queryClient);
    return stored[name]?.url;
  };

  return (
    <Stack gap={8} role="group" aria-label={label}>
      <LabelWithHint label={label} hint={hint} />
      <AspectRatio ratio={3 / 2}>
        {photo ? (
          <Image
            src={imageUrl(photo.url, 640)}
            alt={photo.alt || label}
            loading="lazy"
            radius="sm"
            bg="gray.1"
            bd="1px solid gray.3"
          />
        ) : (
          <Center fz="sm" c="dimmed" bg="gray.1" bd="1px solid gray.3" bdrs="sm">
            {emptyText}
          </Center>
        )}
      </AspectRatio>
      {photo && (
        <Textarea
          size="sm"
          autosize
          minRows={3}
          label="Alt text"
          aria-label={`Alt text of ${label}`}
          placeholder="Describe the photo"
          {...form.getInputProps(`photoAlts.${name}`)}
        />
      )}
      <PhotoButtons
        name={label}
        url={photo?.url ?? null}
        put={async (upload) => apply(await addTaproomPhotos({ slug, use, ...upload }), Boolean(upload.replacement))}
        remove={async () => apply(await removeTaproomPhoto({ slug, use }))}
      />
    </Stack>
  );
}

const toImages = ({ taproom }: { taproom: StaffTaproom }) => ({ images: taproom.gallery });

/** Ids are slugs. */
const galleryApi = {
  ...taproomApi,
  addImages: async ({ id: slug, ...upload }: ImagesUpload & { id: string }) =>
    toImages(await addTaproomPhotos({ slug, use: 'gallery', ...upload })),
  removeImage: async ({ id: slug, index, cloudStoragePath }: Removal) =>
    toImages(await removeGalleryPhoto(slug, index, cloudStoragePath)),
};

const cols = { base: 1, xs: 2, md: 3 };

const PhotosSection = (props: PhotosSectionProps) => (
  <FormSection title="Photos">
    <SimpleGrid cols={cols} spacing="md">
      {singlePhotos.map((photo) => (
        <SinglePhoto key={photo.name} {...props} {...photo} />
      ))}
    </SimpleGrid>
    <Text fw={600} mt="xs">
      Gallery
    </Text>
    <PhotoEditor
      form={props.form}
      field="gallery"
      record={props.taproom}
      setBase={props.setBase}
      toFormValues={toFormValues}
      api={galleryApi}
      hasNoPrimary
      cols={cols}
    />
  </FormSection>
);

function TodayHours({ slug }: Pick<StaffTaproom, 'slug'>) {
  const taproom = useTaprooms().find((candidate) => candidate.slug === slug);
  const now = useNow();
  if (!taproom?.isActive) return null;
  return (
    <Paper withBorder px={14} py={10}>
      <Group gap="xs" justify="space-between">
        <Text>
          The site says: <b>{formatTaproomStatus(getTaproomStatus(taproom, now))}</b>
        </Text>
        <EarlyClosing taproom={taproom} now={now} />
      </Group>
    </Paper>
  );
}

const TableOfContents = ({ sections }: { sections: readonly { id: string; title: string }[] }) => (
  <nav aria-label="Sections of this page" className={classes.toc}>
    <ul>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <UnstyledButton className={classes.tocLink} onClick={() => showSection(id)}>
            {title}
          </UnstyledButton>
        </li>
      ))}
    </ul>
  </nav>
);

const PageLink = ({ path }: Pick<StaffTaproom, 'path'>) => (
  <Anchor href={path} target="_blank" rel="noopener">
    {path} <ExternalLink size={12} aria-label="(opens a new tab)" />
  </Anchor>
);

type TaproomSection = { id: string; title: string; content: Content };

const toFormSection = (section: FieldSection): TaproomSection => ({
  id: section.id,
  title: section.title,
  content: (form, taproom) => (
    <FormSection
      title={section.title}
      hint={section.hint}
      badge={section.id === 'page' && taproom.isActive && <PageLink {...taproom} />}
    >
      {contentOf(section)(form, taproom)}
    </FormSection>
  ),
});

type TaproomFormProps = { record: StaffTaproom; onRename: (slug: string) => void };

export function TaproomForm({ record, onRename }: TaproomFormProps) {
  const recordForm = useTaproomForm(record, onRename);
  const { form, base, setBase } = recordForm;
  const [now] = useState(() => new Date());
  const taproom = base ?? record;
  const { slug, heroPage, timeZone } = taproom;
  const heroTitle = heroPage === 'home' ? 'Hero Image' : 'Hero Images';

  const sections: TaproomSection[] = [
    {
      id: 'hero',
      title: heroTitle,
      content: (parts) => (
        <HeroSection
          form={parts}
          setBase={setBase}
          location={slug}
          page={heroPage}
          title={heroTitle}
          isSlideshow
          uploadLabel="Add images"
        />
      ),
    },
    {
      id: 'hours',
      title: 'Hours',
      content: (parts) => <HoursEditor form={parts} today={todayIn(timeZone, now)} />,
    },
    ...fieldSections.above.map(toFormSection),
    {
      id: 'photos',
      title: 'Photos',
      content: (parts) => <PhotosSection form={parts} taproom={taproom} setBase={setBase} />,
    },
    ...fieldSections.below.map(toFormSection),
  ];

  return (
    <RecordForm of={recordForm} label="Content" itemName="content" labels={taproomLabels} saveLabel="Save Changes">
      <div className={classes.layout}>
        <TableOfContents sections={sections} />
        <Stack gap={16} miw={0}>
          <TodayHours slug={slug} />
          {sections.map(({ id, content }) => (
            <Stack key={id} id={id} gap={16}>
              <FormSlice form={form} also={taproom}>
                {(parts) => content(parts, taproom)}
              </FormSlice>
            </Stack>
          ))}
        </Stack>
      </div>
    </RecordForm>
  );
}
