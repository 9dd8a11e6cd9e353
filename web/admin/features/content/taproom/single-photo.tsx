import { Button, Group, Text, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { PhotoUse } from '@domain/taproom/photo-use';
import type { StaffTaproom } from '@domain/taproom/staff-schema';
import { Trash2 } from 'lucide-react';
import { imageUrl } from '../../../../ui/responsive-image';
import { addTaproomPhotos, removeTaproomPhoto } from '../../../api/taprooms';
import { confirmDelete } from '../../../components/confirm';
import { toast } from '../../../components/toast';
import { useUpload } from '../../../hooks/use-upload';
import { clientErrorMessage } from '../../../lib/error-message';
import { ReplacePhoto } from '../replace-photo';
import type { PhotoName, TaproomFormApi } from './taproom-form-values';
import classes from './taproom.module.css';

type SinglePhotoProps = {
  form: TaproomFormApi;
  taproom: StaffTaproom;
  name: PhotoName;
  use: Exclude<PhotoUse, 'gallery'>;
  label: string;
  /** Where the site shows it. */
  hint: string;
  /** What the site shows without a photo. */
  emptyText?: string;
  /** After an upload or delete, with the stored taproom. */
  onStored: (name: PhotoName, stored: StaffTaproom) => void;
};

/** One photo of the page. Uploads and deletes apply at once; the alt text is saved with the form. */
export function SinglePhoto({
  form,
  taproom,
  name,
  use,
  label,
  hint,
  emptyText = 'The site’s default photo',
  onStored,
}: SinglePhotoProps) {
  const { slug, [name]: photo } = taproom;
  const upload = useUpload({
    mutationFn: addTaproomPhotos,
    onSuccess: ({ taproom: stored }) => {
      toast.success('Photo uploaded. Describe it in its alt text.');
      onStored(name, stored);
    },
    onError: (error) => void toast.error(clientErrorMessage(error, 'Failed to upload images. Please try again.')),
  });
  const remove = useMutation({
    mutationFn: removeTaproomPhoto,
    onSuccess: ({ taproom: stored }) => {
      toast.success('Image deleted successfully!');
      onStored(name, stored);
    },
    onError: (error) => void toast.error(clientErrorMessage(error, 'Failed to delete image. Please try again.')),
  });
  const handleDelete = async () => {
    if (await confirmDelete(label, 'Are you sure you want to delete this image?')) remove.mutate({ slug, use });
  };

  return (
    <div role="group" aria-label={label} className={classes.photo}>
      <div>
        <Text size="sm" fw={600}>
          {label}
        </Text>
        <Text size="xs" c="dimmed">
          {hint}
        </Text>
      </div>
      {photo ? (
        <img src={imageUrl(photo.url, 640)} alt={photo.alt || label} loading="lazy" className={classes.image} />
      ) : (
        <div className={classes.noImage}>{emptyText}</div>
      )}
      {photo && (
        <Textarea
          size="sm"
          autosize
          minRows={1}
          label="Alt text"
          aria-label={`Alt text of ${label}`}
          placeholder="Describe the photo"
          {...form.getInputProps(`photoAlts.${name}`)}
        />
      )}
      <Group gap={4}>
        <ReplacePhoto
          name={label}
          percent={upload.percent}
          isBusy={upload.isPending || remove.isPending}
          isEmpty={photo === null}
          onReplace={(file) => upload.mutate({ slug, use, files: [file] })}
        />
        {photo && (
          <Button
            size="xs"
            variant="subtle"
            color="red.8"
            leftSection={<Trash2 size={14} aria-hidden />}
            aria-label={`Delete ${label}`}
            loading={remove.isPending}
            onClick={() => void handleDelete()}
          >
            Delete
          </Button>
        )}
      </Group>
    </div>
  );
}
