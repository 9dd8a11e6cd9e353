/** The photos of a page: chosen from the media library or those that come with the site, with focal point and alt text. */
import {
  Center,
  Group,
  Image,
  Input,
  Modal,
  Pagination,
  SimpleGrid,
  Stack,
  Tabs,
  Text,
  Textarea,
  TextInput,
  UnstyledButton,
} from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ImageUp, Search, Trash2 } from 'lucide-react';
import { useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import type { FocalPoint } from '@domain/shared/media-url';
import { builtInPhotos, isBuiltInPhoto, type BuiltInPhoto } from '@domain/page/built-in-photos';
import type { LibraryPhoto } from '@domain/page/edited-page';
import { photos as siteImages } from '../../../site/assets/images';
import { imageUrl } from '../../../ui/responsive-image';
import { addLibraryPhotos, pageQueries } from '../../api/website';
import { SmallButton } from '../../components/buttons';
import { CropPhoto, type CroppedPhoto } from '../../components/crop-photo';
import { hintBelow } from '../../components/fields';
import { ImageUpload } from '../../components/image-upload';
import { LabelWithHint } from '../../components/labels';
import { QueryState } from '../../components/query-state';
import { SortableGrid } from '../../components/sortable';
import { useUpload } from '../../hooks/use-upload';
import { isLibraryPhoto, type CustomFieldProps, type PhotoValue } from './page-form';
import classes from './pages.module.css';

/** Both builds name a file after its content, and the image pipeline has those of the site. */
const toSiteUrl = (url: string) => url.replace('/admin/assets/', '/assets/');

const builtInAlt = (name: BuiltInPhoto) => siteImages[name].alt ?? name;

export const builtInUrl = (name: string): string | undefined => {
  const url = new Map(Object.entries(siteImages)).get(name)?.url;
  return url === undefined ? undefined : toSiteUrl(url);
};

export const builtInThumbnail = (name: BuiltInPhoto, width: Parameters<typeof imageUrl>[1]) =>
  import.meta.env.DEV ? siteImages[name].url : imageUrl(toSiteUrl(siteImages[name].url), width);

type LibraryProps = { onChoose: (photos: LibraryPhoto[]) => void };

function Library({ onChoose }: LibraryProps) {
  const queryClient = useQueryClient();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const query = useQuery(pageQueries.photos(search.trim(), page));
  const upload = useUpload(
    {
      mutationFn: addLibraryPhotos,
      onSuccess: ({ photos: added }) => {
        void queryClient.invalidateQueries({ queryKey: ['page-photos'] });
        onChoose(added);
      },
    },
    (before, after) => ({ photos: [...before.photos, ...after.photos] }),
  );
  const { photos = [], pagination } = query.data ?? {};

  return (
    <Stack gap="md">
      <ImageUpload
        label="Upload photos"
        upload={upload}
        onFiles={(files) => upload.isPending || upload.mutate({ files })}
      />
      <TextInput
        aria-label="Search photos"
        placeholder="Search by name or description"
        leftSection={<Search size={16} />}
        value={search}
        onChange={({ currentTarget }) => {
          setSearch(currentTarget.value);
          setPage(1);
        }}
      />
      <QueryState
        query={query}
        isEmpty={photos.length === 0}
        emptyText={search ? 'No photos found' : 'No photos yet. Upload the first one.'}
        errorText="Failed to load the photos"
      >
        <Thumbnails
          label="Photos"
          photos={photos.map((photo) => ({
            key: String(photo.id),
            src: imageUrl(photo.url, 320),
            alt: photo.alt ?? photo.name ?? 'Photo',
            onChoose: () => onChoose([photo]),
          }))}
        />
        {pagination && pagination.pages > 1 && (
          <Pagination value={page} onChange={setPage} total={pagination.pages} size="sm" />
        )}
      </QueryState>
    </Stack>
  );
}

type ThumbnailsProps = {
  label: string;
  photos: { key: string; src: string; alt: string; onChoose: () => void }[];
};

const Thumbnails = ({ label, photos }: ThumbnailsProps) => (
  <SimpleGrid component="ul" minColWidth={120} spacing={8} aria-label={label}>
    {photos.map(({ key, src, alt, onChoose }) => (
      <li key={key}>
        <UnstyledButton display="block" w="100%" className={classes.thumbnail} onClick={onChoose}>
          <Image src={src} alt={alt} loading="lazy" radius="sm" bg="gray.1" style={{ aspectRatio: '4 / 3' }} />
        </UnstyledButton>
      </li>
    ))}
  </SimpleGrid>
);

const center: FocalPoint = { x: 50, y: 50 };

const arrows: Record<string, FocalPoint> = {
  ArrowLeft: { x: -5, y: 0 },
  ArrowRight: { x: 5, y: 0 },
  ArrowUp: { x: 0, y: -5 },
  ArrowDown: { x: 0, y: 5 },
};

const clamp = (value: number) => Math.round(Math.min(100, Math.max(0, value)));

const photoSize = { w: 'auto', maw: '100%', mah: 220, radius: 'sm' };

type FocalPointProps = { photo: PhotoValue; name: string; onChange: (focalPoint: FocalPoint) => void };

/** The photo with the point that crops keep, which is set by a click, a touch or the arrow keys. */
function FocalPointImage({ photo, name, onChange }: FocalPointProps) {
  const { x, y } = photo.focalPoint ?? center;
  const handleClick = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    // Enter and Space are clicks without a position.
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({ x: clamp(((clientX - left) / width) * 100), y: clamp(((clientY - top) / height) * 100) });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = arrows[event.key];
    if (!step) return;
    event.preventDefault();
    onChange({ x: clamp(x + step.x), y: clamp(y + step.y) });
  };
  return (
    <UnstyledButton
      pos="relative"
      w="fit-content"
      maw="100%"
      style={{ cursor: 'crosshair' }}
      aria-label={`Focal point of ${name}: ${x}% across, ${y}% down. Move it with the arrow keys.`}
      onClick={handleClick}
      onKeyDown={handleKeyDown}
    >
      <Image {...photoSize} src={imageUrl(photo.url.split('?at=')[0] ?? photo.url, 640)} alt="" draggable={false} />
      <span className={classes.focusPoint} style={{ left: `${x}%`, top: `${y}%` }} />
    </UnstyledButton>
  );
}

type PhotoDetailsProps = { photo: PhotoValue; name: string; onChange: (photo: PhotoValue) => void };

function PhotoDetails({ photo, name, onChange }: PhotoDetailsProps) {
  const upload = useUpload({ mutationFn: addLibraryPhotos });
  // The library keeps the original, which other pages may show.
  const handleCrop = async ({ file, focalPoint }: CroppedPhoto) => {
    const { photos } = await upload.mutateAsync({ files: [file] });
    const [cropped] = photos;
    if (cropped) onChange({ ...cropped, alt: photo.alt, focalPoint });
  };
  return (
    <>
      <FocalPointImage photo={photo} name={name} onChange={(focalPoint) => onChange({ ...photo, focalPoint })} />
      <CropPhoto name={name} photo={photo.url} focalPoint={photo.focalPoint} onCrop={handleCrop} />
      <Textarea
        size="sm"
        autosize
        minRows={1}
        maxLength={300}
        label="Alt text"
        aria-label={`Alt text of ${name}`}
        placeholder="Describe the photo for people who can’t see it"
        description="Click the photo where its most important part is: crops keep it."
        {...hintBelow}
        value={photo.alt ?? ''}
        onChange={({ currentTarget }) => onChange({ ...photo, alt: currentTarget.value })}
      />
    </>
  );
}

type GroupProps = { label: string; hint?: string | undefined; children: ReactNode };

const PhotoGroup = ({ label, hint, children }: GroupProps) => (
  <Stack gap={6} role="group" aria-label={label}>
    <LabelWithHint label={label} hint={hint} />
    {children}
  </Stack>
);

type PhotoPickerProps = {
  /** Of the button that opens the dialog. */
  children: string;
  label?: string;
  /** The path of the field in the form. */
  path: string;
  onChoose: (photos: LibraryPhoto[]) => void;
  /** Undefined: only photos of the media library. */
  onChooseBuiltIn?: ((name: BuiltInPhoto) => void) | undefined;
};

/** A button, and the dialog in which photos are chosen. */
function PhotoPicker({ children, label, path, onChoose, onChooseBuiltIn }: PhotoPickerProps) {
  const [isOpen, setOpen] = useState(false);
  const choose = (photos: LibraryPhoto[]) => {
    onChoose(photos);
    setOpen(false);
  };
  return (
    <>
      <SmallButton w="fit-content" icon={ImageUp} data-path={path} aria-label={label} onClick={() => setOpen(true)}>
        {children}
      </SmallButton>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title="Choose a photo" size="xl">
        {onChooseBuiltIn ? (
          <Tabs defaultValue="library" keepMounted={false}>
            <Tabs.List mb="md">
              <Tabs.Tab value="library">Your photos</Tabs.Tab>
              <Tabs.Tab value="built-in">Come with the site</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="library">
              <Library onChoose={choose} />
            </Tabs.Panel>
            <Tabs.Panel value="built-in">
              <Text c="dimmed" mb="sm">
                They have descriptions already. Replace them by your own when you have some.
              </Text>
              <Thumbnails
                label="Photos that come with the site"
                photos={builtInPhotos.map((name) => ({
                  key: name,
                  src: builtInThumbnail(name, 320),
                  alt: builtInAlt(name),
                  onChoose: () => {
                    onChooseBuiltIn(name);
                    setOpen(false);
                  },
                }))}
              />
            </Tabs.Panel>
          </Tabs>
        ) : (
          <Library onChoose={choose} />
        )}
      </Modal>
    </>
  );
}

/** `hasBuiltIn`: photos that come with the site can be chosen too. */
type PhotoFieldProps = CustomFieldProps<unknown> & { hasBuiltIn: boolean };

export function PhotoField({ label, hint, path, value, error, hasBuiltIn, onChange }: PhotoFieldProps) {
  const builtIn = typeof value === 'object' && value !== null && 'builtIn' in value ? value.builtIn : null;
  const verb = value === null ? 'Choose' : 'Change';
  return (
    <PhotoGroup label={label} hint={hint}>
      {isLibraryPhoto(value) && <PhotoDetails photo={value} name={label} onChange={onChange} />}
      {isBuiltInPhoto(builtIn) && (
        <Image {...photoSize} src={builtInThumbnail(builtIn, 640)} alt={builtInAlt(builtIn)} />
      )}
      {value === null && (
        <Center h={72} fz="sm" c="dimmed" bg="gray.1" bdrs="sm">
          No photo
        </Center>
      )}
      {error && <Input.Error>{error}</Input.Error>}
      <Group gap={4}>
        <PhotoPicker
          label={`${verb} photo: ${label}`}
          path={path}
          onChoose={([photo]) => photo && onChange(photo)}
          onChooseBuiltIn={hasBuiltIn ? (name) => onChange({ builtIn: name }) : undefined}
        >
          {`${verb} photo`}
        </PhotoPicker>
        {value !== null && <RemoveButton label={`Remove photo: ${label}`} onClick={() => onChange(null)} />}
      </Group>
    </PhotoGroup>
  );
}

const RemoveButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <SmallButton variant="subtle" color="red.8" icon={Trash2} aria-label={label} onClick={onClick}>
    Remove
  </SmallButton>
);

type PhotosFieldProps = CustomFieldProps<PhotoValue[]> & { max: number };

export function PhotosField({ label, hint, path, value, max, error, onChange }: PhotosFieldProps) {
  const add = (added: PhotoValue[]) => {
    const others = added.filter(({ id }) => !value.some((photo) => photo.id === id));
    onChange([...value, ...others].slice(0, max));
  };
  return (
    <PhotoGroup label={label} hint={hint}>
      <SortableGrid
        label={label}
        cols={{ base: 1, xs: 2 }}
        items={value}
        getId={({ id }) => String(id)}
        getName={(index) => `photo ${index + 1}`}
        onReorder={onChange}
        renderItem={(photo, index, moveButtons) => (
          <Stack gap={6}>
            <PhotoDetails
              photo={photo}
              name={`photo ${index + 1}`}
              onChange={(changed) => onChange(value.with(index, changed))}
            />
            <Group gap={0} justify="space-between" wrap="nowrap">
              {moveButtons}
              <RemoveButton label={`Remove photo ${index + 1}`} onClick={() => onChange(value.toSpliced(index, 1))} />
            </Group>
          </Stack>
        )}
      />
      {error && <Input.Error>{error}</Input.Error>}
      {value.length < max && (
        <PhotoPicker path={path} onChoose={add}>
          Add photos
        </PhotoPicker>
      )}
    </PhotoGroup>
  );
}
