import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import type { Image } from '@domain/shared/image';
import type { ProgressHandler } from '../api/client';
import { mergePhotos, type PhotoValue } from '../lib/photo-order';
import { toast } from '../components/toast';
import { useUpload } from './use-upload';

type Pictured = { _id: string; images: Image[] };
type Call<Input> = UseMutationOptions<{ images: Image[] }, Error, Input>;

type StoredPhotosOptions<Stored extends Pictured> = {
  stored: Stored;
  /** The version that the form stands on from now on. */
  onChange: (stored: Stored) => void;
  setPhotos: (change: (mine: PhotoValue[]) => PhotoValue[]) => void;
  addImages: Call<{ id: string; files: File[]; onProgress?: ProgressHandler }>;
  removeImage: Call<{ id: string; index: number; cloudStoragePath?: string | null }>;
  refresh: () => unknown;
  latest: () => Promise<Stored>;
  /** Whether two versions fill the form alike. */
  isSame: (one: Stored, other: Stored) => boolean;
  deleteMessage: (error: Error) => string;
};

/** For `PhotoEditor`: uploads and deletions happen at once, the rest is saved with the form. */
export function useStoredPhotos<Stored extends Pictured>(options: StoredPhotosOptions<Stored>) {
  const { stored, onChange, setPhotos, addImages, removeImage, refresh, latest, isSame, deleteMessage } = options;

  /** The photos have changed; unless somebody else changed more, the form now stands on the newer version. */
  const adopt = async (images: Image[]) => {
    setPhotos((mine) => mergePhotos(mine, images));
    const withPhotos = { ...stored, images };
    onChange(withPhotos);
    void refresh();
    const newest = await latest().catch(() => null);
    if (newest && isSame(newest, withPhotos)) onChange(newest);
  };

  const upload = useUpload({
    ...addImages,
    onSuccess: async ({ images }) => {
      toast.success('Images uploaded successfully!');
      await adopt(images);
    },
  });
  const remove = useMutation({
    ...removeImage,
    onSuccess: async ({ images }) => {
      toast.success('Image deleted successfully!');
      await adopt(images);
    },
    onError: (error) => void toast.error(deleteMessage(error)),
  });

  return {
    upload,
    onFiles: (files: File[]) => upload.mutate({ id: stored._id, files }),
    isDeleting: remove.isPending,
    onDelete: (url: string) => {
      const index = stored.images.findIndex((image) => image.url === url);
      remove.mutate({ id: stored._id, index, cloudStoragePath: stored.images[index]?.cloudStoragePath });
    },
  };
}
