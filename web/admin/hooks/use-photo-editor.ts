import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import type { Image } from '@domain/shared/image';
import type { ReactNode } from 'react';
import type { ProgressHandler } from '../api/client';
import { toast } from '../components/toast';
import { isSame } from '../lib/merge';
import { mergePhotos, type PhotoValue } from '../lib/photo-order';
import { useUpload } from './use-upload';

type RecordWithImages = { _id: string; images: Image[] };
type ImageMutation<Input> = UseMutationOptions<{ images: Image[] }, Error, Input>;

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
  addImages: ImageMutation<{ id: string; files: File[]; onProgress?: ProgressHandler }>;
  removeImage: ImageMutation<{ id: string; index: number; cloudStoragePath?: string | null }>;
  invalidate: () => unknown;
  fetchLatest: () => Promise<Stored>;
  getDeleteErrorMessage: (error: unknown) => string;
};

/** The props of `PhotoEditor`: uploads and deletes apply at once, everything else is saved with the form. */
export function usePhotoEditor<Stored extends RecordWithImages>(options: PhotoEditorOptions<Stored>) {
  const { form, record, setBase, toFormValues, addImages, removeImage, invalidate, fetchLatest } = options;
  const { getDeleteErrorMessage } = options;

  /** An upload or delete creates a new version, which becomes the base unless other users have changed it too. */
  const applyImages = async (images: Image[]) => {
    form.setFieldValue('images', (photos) => mergePhotos(photos, images));
    const changed = { ...record, images };
    setBase(changed);
    void invalidate();
    const latest = await fetchLatest().catch(() => null);
    if (latest && isSame(toFormValues(latest), toFormValues(changed))) setBase(latest);
  };

  const upload = useUpload({
    ...addImages,
    onSuccess: async ({ images }) => {
      toast.success('Images uploaded successfully!');
      await applyImages(images);
    },
  });
  const remove = useMutation({
    ...removeImage,
    onSuccess: async ({ images }) => {
      toast.success('Image deleted successfully!');
      await applyImages(images);
    },
    onError: (error) => void toast.error(getDeleteErrorMessage(error)),
  });

  return {
    photos: form.values.images,
    errors: form.errors,
    onChange: (photos: PhotoValue[]) => form.setFieldValue('images', () => photos),
    upload,
    onFiles: (files: File[]) => upload.mutate({ id: record._id, files }),
    isDeleting: remove.isPending,
    onDelete: (url: string) => {
      const index = record.images.findIndex((image) => image.url === url);
      remove.mutate({ id: record._id, index, cloudStoragePath: record.images[index]?.cloudStoragePath });
    },
  };
}
