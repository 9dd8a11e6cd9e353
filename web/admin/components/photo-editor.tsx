import { arrayMove } from '@dnd-kit/sortable';
import { Text, SimpleGrid, type SimpleGridProps, Badge, Button, Group, Image, Textarea, Paper } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Star, X } from 'lucide-react';
import { useCallback, type ReactNode } from 'react';
import { messages } from '@domain/shared/messages';
import type { Image as StoredImage } from '@domain/shared/response-schemas';
import { imageUrl } from '../../ui/responsive-image';
import type { imageCalls, recordApi } from '../api/query';
import { useDeleteImage } from '../hooks/use-delete-record';
import { useUpload } from '../hooks/use-upload';
import { errorMessage } from '../lib/error-message';
import { isHeic, maxImages } from '../lib/image-files';
import { isSame } from '../lib/merge';
import { mergePhotos, type PhotoValue } from '../lib/photo-order';
import { CropPhoto, saveCrop, type CroppedPhoto } from './crop-photo';
import { ImageUpload } from './image-upload';
import { SortableGrid } from './sortable';
import { toast } from './toast';
import { IconButton, TrashButton } from './buttons';
import type { AnyForm } from './fields';

const topLeft = { pos: 'absolute', top: 6, left: 6 } as const;

type ImagesField = 'images' | 'gallery';
type WithImages<Field extends ImagesField> = Record<Field, StoredImage[]> & { updatedAt: string | null };

type PhotoEditorProps<Field extends ImagesField, Stored extends WithImages<Field>> = {
  form: AnyForm;
  /** The field of the photos, in the form and in the record. */
  field: Field;
  record: Stored;
  /** Rebases the form onto another version of the record. */
  setBase: (record: Stored) => void;
  toFormValues: (record: Stored) => object;
  api: ReturnType<typeof imageCalls> &
    Pick<ReturnType<typeof recordApi<Stored>>, 'idOf' | 'invalidate' | 'fetchLatest'>;
  cols: SimpleGridProps['cols'];
  /** Where no photo is more important than the others. */
  hasNoPrimary?: boolean;
};

/** The photos of one record. Uploads, crops and deletes apply at once, everything else is saved with the form. */
export function PhotoEditor<Field extends ImagesField, Stored extends WithImages<Field>>(
  props: PhotoEditorProps<Field, Stored>,
) {
  const { form, field, cols, hasNoPrimary = false } = props;
  const { photos, setPhotos, upload, add, crop, remove, isRemoving } = usePhotoChanges(props);

  const renderPhoto = ({ url, alt }: PhotoValue, index: number, moveButtons: ReactNode) => {
    const name = `photo ${index + 1}`;
    return (
      <Paper withBorder pos="relative" bg="gray.0" style={{ overflow: 'hidden' }}>
        <Image
          src={imageUrl(url, 320)}
          alt={alt || `Photo ${index + 1}`}
          bg="gray.2"
          style={{ aspectRatio: '4 / 5' }}
        />
        {hasNoPrimary ? null : index === 0 ? (
          <Badge variant="filled" leftSection={<Star size={12} />} {...topLeft}>
            Primary
          </Badge>
        ) : (
          <Button
            size="compact-sm"
            variant="default"
            {...topLeft}
            aria-label={`Make primary: ${name}`}
            onClick={() => setPhotos((before) => arrayMove(before, index, 0))}
          >
            Make primary
          </Button>
        )}
        <Textarea
          size="xs"
          px={6}
          pt={6}
          autosize
          minRows={2}
          aria-label={`Description of ${name}`}
          placeholder="Describe the photo"
          {...form.getInputProps(`${field}.${index}.alt` as never)}
        />
        <Group gap={0} px={6} justify="space-between" wrap="nowrap">
          {moveButtons}
          <CropPhoto name={name} photo={url} isBusy={isRemoving} onCrop={(cropped) => crop(url, cropped)} />
          <TrashButton label={`Delete ${name}`} isDisabled={isRemoving} onClick={() => void remove(url, name)} />
        </Group>
      </Paper>
    );
  };

  return (
    <>
      {photos.length === 0 && (
        <Text c="dimmed">No photos yet.{hasNoPrimary ? '' : ' The first one becomes the primary photo.'}</Text>
      )}
      <SortableGrid
        label="Photos"
        cols={cols}
        items={photos}
        getId={({ url }) => url}
        getName={(index) => `photo ${index + 1}`}
        onReorder={(reordered) => setPhotos(() => reordered)}
        renderItem={renderPhoto}
      />
      <ImageUpload label="Add photos" upload={upload} onFiles={add} />
    </>
  );
}

function usePhotoChanges<Field extends ImagesField, Stored extends WithImages<Field>>(
  options: PhotoEditorProps<Field, Stored>,
) {
  const { form, field, record, setBase, toFormValues, api } = options;
  const id = api.idOf(record);
  const photos = form.getInputProps(field as never).value as PhotoValue[];
  const setPhotos = (change: (before: PhotoValue[]) => PhotoValue[]) =>
    form.setFieldValue(field as never, change as never);
  const queryClient = useQueryClient();

  /** Each creates a new version, which becomes the base unless other users have changed it too. */
  const applyImages = async (images: StoredImage[], replaced?: string) => {
    setPhotos((before) => mergePhotos(before, images, replaced));
    const changed = { ...record, [field]: images };
    setBase(changed);
    void api.invalidate(queryClient);
    const latest = await api.fetchLatest(queryClient, id).catch(() => null);
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
  const { deleteImage, isDeleting } = useDeleteImage(
    api.removeImage,
    ({ images }) => applyImages(images),
    errorMessage,
  );

  return {
    photos,
    /** Order, descriptions and primary photo are saved with the form. */
    setPhotos,
    upload,
    add: (files: File[]) => upload.isPending || upload.mutate({ id, files }),
    crop: (url: string, cropped: CroppedPhoto) =>
      saveCrop(url, cropped, async (file, replacement) => {
        const { images } = await replace.mutateAsync({ id, files: [file], replacement });
        return images.find((image) => !record[field].some((before) => before.url === image.url))?.url;
      }),
    isRemoving: isDeleting,
    remove: (url: string, name: string) => {
      const index = record[field].findIndex((image) => image.url === url);
      return deleteImage(name, { id, index, cloudStoragePath: record[field][index]?.cloudStoragePath });
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
function NewPhotos({ files, onChange, cols, upload }: NewPhotosProps) {
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

type RecordPhotosProps<Stored extends WithImages<'images'>> = {
  /** What `useRecordForm` returns. */
  of: { form: AnyForm; base: Stored | null; setBase: (record: Stored) => void };
  newPhotos: Omit<NewPhotosProps, 'cols'>;
} & Pick<PhotoEditorProps<'images', Stored>, 'toFormValues' | 'api' | 'cols'>;

/** The photos of a record, or those of one that does not exist yet. */
export function RecordPhotos<Stored extends WithImages<'images'>>(props: RecordPhotosProps<Stored>) {
  const { of, newPhotos, cols, ...rest } = props;
  if (of.base === null) return <NewPhotos cols={cols} {...newPhotos} />;
  return <PhotoEditor field="images" form={of.form} record={of.base} setBase={of.setBase} cols={cols} {...rest} />;
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
    <Paper withBorder pos="relative" style={{ overflow: 'hidden' }}>
      <Image ref={setSource} alt={file.name} bg="gray.2" style={{ aspectRatio: 1 }} />
      {!isHeic(file) && (
        <CropPhoto name={file.name} photo={file} position={topLeft} onCrop={(cropped) => onCrop(cropped.file)} />
      )}
      <IconButton
        icon={X}
        variant="default"
        pos="absolute"
        top={6}
        right={6}
        label={`Remove ${file.name}`}
        onClick={onRemove}
      />
    </Paper>
  );
}
