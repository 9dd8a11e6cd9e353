import { Text, SimpleGrid, type SimpleGridProps, Badge, Button, Group, Textarea, Paper } from '@mantine/core';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { Star, Trash2, X } from 'lucide-react';
import { useCallback, type ReactNode } from 'react';
import { messages } from '@domain/shared/messages';
import type { Image } from '@domain/shared/response-schemas';
import { imageUrl } from '../../ui/responsive-image';
import type { ImagesUpload } from '../../api/staff/client';
import type { Removal } from '../api/query';
import { useUpload } from '../hooks/use-upload';
import { errorMessage } from '../lib/error-message';
import { isHeic, maxImages } from '../lib/image-files';
import { isSame } from '../lib/merge';
import { makePrimary, markFirstPrimary, type PhotoValue, mergePhotos } from '../lib/photo-order';
import { confirmDelete } from './confirm';
import { CropPhoto, saveCrop, type CroppedPhoto } from './crop-photo';
import { ImageUpload } from './image-upload';
import classes from './photo-card.module.css';
import { SortableGrid } from './sortable';
import { toast } from './toast';
import { IconButton } from './buttons';

type PhotoCardProps = {
  photo: PhotoValue;
  index: number;
  moveButtons: ReactNode;
  altError: ReactNode;
  isBusy: boolean;
  hasNoPrimary?: boolean;
  onAlt: (alt: string) => void;
  onMakePrimary: () => void;
  onCrop: (cropped: CroppedPhoto) => unknown;
  onDelete: () => void;
};

function PhotoCard({ photo, index, moveButtons, altError, isBusy, hasNoPrimary, ...handlers }: PhotoCardProps) {
  const name = `photo ${index + 1}`;
  return (
    <Paper withBorder className={`${classes.card} ${classes.stored}`}>
      <img src={imageUrl(photo.url, 320)} alt={photo.alt || `Photo ${index + 1}`} className={classes.photo} />
      {hasNoPrimary ? null : photo.isPrimary ? (
        <Badge variant="filled" leftSection={<Star size={12} />} className={classes.primary}>
          Primary
        </Badge>
      ) : (
        <Button
          size="compact-sm"
          variant="default"
          className={classes.primary}
          aria-label={`Make primary: ${name}`}
          onClick={handlers.onMakePrimary}
        >
          Make primary
        </Button>
      )}
      <Textarea
        size="xs"
        autosize
        minRows={2}
        aria-label={`Description of ${name}`}
        placeholder="Describe the photo"
        value={photo.alt}
        error={altError}
        onChange={({ currentTarget }) => handlers.onAlt(currentTarget.value)}
      />
      <Group gap={0} justify="space-between" wrap="nowrap">
        {moveButtons}
        <CropPhoto name={name} photo={photo.url} isBusy={isBusy} onCrop={handlers.onCrop} />
        <IconButton
          icon={Trash2}
          color="red.7"
          label={`Delete ${name}`}
          isDisabled={isBusy}
          onClick={() => handlers.onDelete()}
        />
      </Group>
    </Paper>
  );
}

type PhotoEditorProps<Stored extends RecordWithImages> = PhotoEditorOptions<Stored> & {
  cols: SimpleGridProps['cols'];
  /** Where no photo is more important than the others. */
  hasNoPrimary?: boolean;
};

/** The photos of one record. Uploads, crops and deletes apply at once, everything else is saved with the form. */
export function PhotoEditor<Stored extends RecordWithImages>(props: PhotoEditorProps<Stored>) {
  const { cols, hasNoPrimary = false } = props;
  const { photos, onChange, errors, onCrop, isDeleting, onDelete, upload, onFiles } = usePhotoChanges(props);
  const handleDelete = async (url: string) => {
    const position = photos.findIndex((photo) => photo.url === url) + 1;
    if (await confirmDelete(`photo ${position}`, 'Are you sure you want to delete this image?')) onDelete(url);
  };

  return (
    <>
      {photos.length === 0 && (
        <Text size="sm" c="dimmed">
          No photos yet.{hasNoPrimary ? '' : ' The first one becomes the primary photo.'}
        </Text>
      )}
      <SortableGrid
        label="Photos"
        cols={cols}
        items={photos}
        getId={({ url }) => url}
        getName={(index) => `photo ${index + 1}`}
        onReorder={(reordered) => onChange(markFirstPrimary(reordered))}
        renderItem={(photo, index, moveButtons) => (
          <PhotoCard
            photo={photo}
            index={index}
            moveButtons={moveButtons}
            altError={errors[`images.${index}.alt`]}
            isBusy={isDeleting}
            hasNoPrimary={hasNoPrimary}
            onAlt={(alt) => onChange(photos.with(index, { ...photo, alt }))}
            onMakePrimary={() => onChange(makePrimary(photos, index))}
            onCrop={(cropped) => onCrop(photo.url, cropped)}
            onDelete={() => void handleDelete(photo.url)}
          />
        )}
      />
      <ImageUpload label="Add photos" upload={upload} onFiles={(files) => upload.isPending || onFiles(files)} />
    </>
  );
}

type RecordWithImages = { _id: string; images: Image[] };
type ImageCall<Input> = (input: Input) => Promise<{ images: Image[] }>;

/** The calls of `recordApi` and `imageCalls`. */
type ApiWithImages<Stored> = {
  addImages: ImageCall<ImagesUpload & { id: string }>;
  removeImage: ImageCall<Removal>;
  invalidate: (queryClient: QueryClient) => unknown;
  fetchLatest: (queryClient: QueryClient, id: string) => Promise<Stored>;
};

type PhotoForm = {
  values: { images: PhotoValue[] };
  errors: Record<string, ReactNode>;
  setFieldValue: (path: 'images', change: (photos: PhotoValue[]) => PhotoValue[]) => void;
};

type PhotoEditorOptions<Stored extends RecordWithImages> = {
  form: PhotoForm;
  record: Stored;
  /** Rebases the form onto another version of the record. */
  setBase: (record: Stored) => void;
  toFormValues: (record: Stored) => object;
  api: ApiWithImages<Stored>;
};

function usePhotoChanges<Stored extends RecordWithImages>(options: PhotoEditorOptions<Stored>) {
  const { form, record, setBase, toFormValues, api } = options;
  const queryClient = useQueryClient();

  /** Each creates a new version, which becomes the base unless other users have changed it too. */
  const applyImages = async (images: Image[], replaced?: string) => {
    form.setFieldValue('images', (photos) => mergePhotos(photos, images, replaced));
    const changed = { ...record, images };
    setBase(changed);
    void api.invalidate(queryClient);
    const latest = await api.fetchLatest(queryClient, record._id).catch(() => null);
    if (latest && isSame(toFormValues(latest), toFormValues(changed))) setBase(latest);
  };

  const upload = useUpload({
    mutationFn: api.addImages,
    onSuccess: async ({ images }) => {
      toast.success('Images uploaded successfully!');
      await applyImages(images);
    },
  });
  const replace = useUpload({
    mutationFn: api.addImages,
    onSuccess: ({ images }, { replacement }) => applyImages(images, replacement?.replaces),
  });
  const remove = useMutation({
    mutationFn: api.removeImage,
    onSuccess: async ({ images }) => {
      toast.success('Image deleted successfully!');
      await applyImages(images);
    },
    onError: (error) => void toast.error(errorMessage(error, 'Failed to delete image. Please try again.')),
  });

  return {
    photos: form.values.images,
    /** By path; the photos show those of `images.0.alt`, `images.1.alt` and so on. */
    errors: form.errors,
    /** Order, descriptions and primary photo, which are saved with the form. */
    onChange: (photos: PhotoValue[]) => form.setFieldValue('images', () => photos),
    upload,
    onFiles: (files: File[]) => upload.mutate({ id: record._id, files }),
    onCrop: (url: string, cropped: CroppedPhoto) =>
      saveCrop(url, cropped, async (file, replacement) => {
        const { images } = await replace.mutateAsync({ id: record._id, files: [file], replacement });
        return images.find((image) => !record.images.some((before) => before.url === image.url))?.url;
      }),
    isDeleting: remove.isPending,
    onDelete: (url: string) => {
      const index = record.images.findIndex((image) => image.url === url);
      remove.mutate({ id: record._id, index, cloudStoragePath: record.images[index]?.cloudStoragePath });
    },
  };
}

type NewPhotosProps = {
  files: File[];
  onChange: (files: File[]) => void;
  cols: SimpleGridProps['cols'];
  upload: { isPending: boolean; percent: number | null };
};

/** Collects the photos of a new record; they are uploaded once the record exists. */
export function NewPhotos({ files, onChange, cols, upload }: NewPhotosProps) {
  const handleFiles = (added: File[]) => {
    if (files.length + added.length > maxImages) return toast.error(messages.tooManyImages);
    onChange([...files, ...added]);
  };
  return (
    <>
      {files.length > 0 && (
        <SimpleGrid cols={cols} spacing="sm" role="list" aria-label="Photos">
          {files.map((file, index) => (
            <div key={`${file.name}-${file.size}-${file.lastModified}`} role="listitem">
              <NewPhoto
                file={file}
                onCrop={(cropped) => onChange(files.with(index, cropped))}
                onRemove={() => onChange(files.filter((_, other) => other !== index))}
              />
            </div>
          ))}
        </SimpleGrid>
      )}
      <ImageUpload label="Add photos" upload={{ ...upload, error: null }} onFiles={handleFiles} />
    </>
  );
}

type NewPhotoProps = { file: File; onCrop: (file: File) => void; onRemove: () => void };

function NewPhoto({ file, onCrop, onRemove }: NewPhotoProps) {
  const setSource = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return (
    <Paper withBorder className={classes.card}>
      <img ref={setSource} alt={file.name} className={classes.photo} />
      {!isHeic(file) && (
        <CropPhoto name={file.name} photo={file} className={classes.crop} onCrop={(cropped) => onCrop(cropped.file)} />
      )}
      <IconButton
        icon={X}
        variant="default"
        className={classes.remove}
        label={`Remove ${file.name}`}
        onClick={onRemove}
      />
    </Paper>
  );
}
