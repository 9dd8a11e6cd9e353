import { ActionIcon, SimpleGrid } from '@mantine/core';
import { X } from 'lucide-react';
import { useCallback } from 'react';
import { messages } from '@domain/shared/messages';
import { FormSection } from '../../components/form-section';
import { ImageUpload } from '../../components/image-upload';
import { toast } from '../../components/toast';
import { maxImages } from '../../lib/image-files';
import classes from './new-beer-photos.module.css';

type NewBeerPhotosProps = {
  files: File[];
  onChange: (files: File[]) => void;
  upload: { isPending: boolean; percent: number | null; error: Error | null };
};

/** Collects the photos of a new beer; they are uploaded once the beer exists. */
export function NewBeerPhotos({ files, onChange, upload }: NewBeerPhotosProps) {
  const handleFiles = (added: File[]) => {
    if (files.length + added.length > maxImages) return toast.error(messages.tooManyImages);
    onChange([...files, ...added]);
  };
  return (
    <FormSection title="Photos" hint="Uploaded when the beer is created; the first one becomes the primary photo.">
      {files.length > 0 && (
        <SimpleGrid cols={{ base: 2, xs: 3, lg: 2 }} spacing="sm" role="list" aria-label="Photos">
          {files.map((file, index) => (
            <div key={`${file.name}-${file.size}-${file.lastModified}`} role="listitem">
              <NewPhoto file={file} onRemove={() => onChange(files.filter((_, other) => other !== index))} />
            </div>
          ))}
        </SimpleGrid>
      )}
      <ImageUpload label="Add photos" upload={{ ...upload, error: null }} onFiles={handleFiles} />
    </FormSection>
  );
}

function NewPhoto({ file, onRemove }: { file: File; onRemove: () => void }) {
  const setSource = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return (
    <div className={classes.card}>
      <img ref={setSource} alt={file.name} className={classes.image} />
      <ActionIcon variant="default" className={classes.remove} aria-label={`Remove ${file.name}`} onClick={onRemove}>
        <X size={16} />
      </ActionIcon>
    </div>
  );
}
