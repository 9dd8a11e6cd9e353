import { SimpleGrid, Text, VisuallyHidden, type SimpleGridProps } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { confirmDelete } from './confirm';
import { ImageUpload } from './image-upload';
import { PhotoCard } from './photo-card';
import { withPrimary, type PhotoValue } from '../lib/photo-order';
import { moveItem, useDragToReorder } from './sortable';

type PhotoEditorProps = {
  photos: PhotoValue[];
  /** Order, descriptions, the primary one: what is saved with the form. */
  onChange: (photos: PhotoValue[]) => void;
  /** The form's errors; those of `images.0.alt` and so on are shown. */
  errors: Record<string, ReactNode>;
  cols: SimpleGridProps['cols'];
  isDeleting: boolean;
  onDelete: (url: string) => void;
  /** From `useUpload`. */
  upload: { isPending: boolean; percent: number | null; error: Error | null };
  onFiles: (files: File[]) => void;
};

/** The photos of one record: uploaded and deleted at once, ordered and described with the form around it. */
export function PhotoEditor({
  photos,
  onChange,
  errors,
  cols,
  isDeleting,
  onDelete,
  upload,
  onFiles,
}: PhotoEditorProps) {
  const [announcement, setAnnouncement] = useState('');
  const move = (from: number, to: number) => {
    onChange(moveItem(photos, from, to));
    setAnnouncement(`Photo ${from + 1} is now number ${to + 1} of ${photos.length}`);
  };
  const { dragProps, isTarget } = useDragToReorder(move);
  const handleDelete = async (url: string) => {
    if (
      await confirmDelete(
        `photo ${photos.findIndex((photo) => photo.url === url) + 1}`,
        'Are you sure you want to delete this image?',
      )
    )
      onDelete(url);
  };

  return (
    <>
      {photos.length === 0 && (
        <Text size="sm" c="dimmed">
          No photos yet. The first one becomes the primary photo.
        </Text>
      )}
      <SimpleGrid cols={cols} spacing="sm" role="list" aria-label="Photos">
        {photos.map((photo, index) => (
          <div key={photo.url} role="listitem" data-target={isTarget(index) || undefined} {...dragProps(index)}>
            <PhotoCard
              photo={photo}
              index={index}
              count={photos.length}
              altError={errors[`images.${index}.alt`]}
              isBusy={isDeleting}
              onAlt={(alt) => onChange(photos.with(index, { ...photo, alt }))}
              onMakePrimary={() => onChange(withPrimary(photos, photo.url))}
              onMove={move}
              onDelete={() => void handleDelete(photo.url)}
            />
          </div>
        ))}
      </SimpleGrid>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <ImageUpload label="Add photos" upload={upload} onFiles={(files) => upload.isPending || onFiles(files)} />
    </>
  );
}
