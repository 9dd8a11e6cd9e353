/** Hero images within a form: of the website or of a taproom. */
import type { GetInputPropsReturnType } from '@mantine/form';
import type { Dispatch, SetStateAction } from 'react';
import { heroPages, type HeroPage } from '@domain/location/constants';
import type { HeroImage } from '@domain/location/schema';

export type HeroFormValues = Omit<HeroImage, 'alt'> & { alt: string };

type HeroFieldPath = `heroImages.${number}.${'alt' | 'isActive'}`;

/** Any form with hero images. */
export type HeroForm = {
  values: { heroImages: HeroFormValues[] };
  getInputProps: (path: HeroFieldPath, options?: { type: 'checkbox' }) => GetInputPropsReturnType;
  setFieldValue: (
    path: 'heroImages',
    change: HeroFormValues[] | ((images: HeroFormValues[]) => HeroFormValues[]),
  ) => void;
};

export const toHeroFormValue = (image: HeroImage): HeroFormValues => ({ ...image, alt: image.alt ?? '' });

/** Groups the images by page and keeps the order within each page. */
export const sortByPage = (images: readonly HeroFormValues[]) =>
  heroPages.flatMap((page) => images.filter((image) => image.page === page));

export const toHeroImagesBody = (images: readonly HeroFormValues[]) =>
  images.map(({ _id, alt, isActive, page }) => ({ _id, alt, isActive, page }));

/** Applies an upload to `page`: keeps the edited order, removes deleted images, appends new ones. Other pages stay. */
function mergeHeroImages(edited: HeroFormValues[], stored: readonly HeroImage[], page: HeroPage): HeroFormValues[] {
  const kept = edited.filter((image) => image.page !== page || stored.some(({ _id }) => _id === image._id));
  const added = stored.filter(({ _id }) => !edited.some((image) => image._id === _id)).map(toHeroFormValue);
  return sortByPage([...kept, ...added]);
}

/** For the conflict dialog. */
export const formatHeroImages = (images: HeroFormValues[]) =>
  images
    .map(({ alt, url, isActive }) => `${alt || url.split('/').at(-1)}${isActive ? '' : ' (inactive)'}`)
    .join(', ') || '(none)';

type HeroImagesOptions<Stored> = { form: HeroForm; setBase: Dispatch<SetStateAction<Stored | null>> };

export type HeroImageHandlers = {
  /** `stored`: all images of the page, as returned by the server. */
  onUploaded: (page: HeroPage, stored: HeroImage[]) => void;
  onReplaced: (image: HeroImage, isCropped: boolean) => void;
  onDeleted: (id: string) => void;
};

/** Uploads, replacements and deletes apply immediately; unsaved edits stay in the form. */
export function useHeroImages<Stored extends { heroImages: HeroImage[] }>({
  form,
  setBase,
}: HeroImagesOptions<Stored>): HeroImageHandlers {
  const updateBase = (update: (images: HeroImage[]) => HeroImage[]) =>
    setBase((base) => base && { ...base, heroImages: update(base.heroImages) });

  return {
    onUploaded: (page, stored) => {
      form.setFieldValue('heroImages', (edited) => mergeHeroImages(edited, stored, page));
      updateBase((images) => [...images.filter((image) => image.page !== page), ...stored]);
    },
    onReplaced: (stored, isCropped) => {
      form.setFieldValue('heroImages', (edited) =>
        edited.map((image) =>
          image._id === stored._id
            ? { ...toHeroFormValue(stored), isActive: image.isActive, ...(isCropped && { alt: image.alt }) }
            : image,
        ),
      );
      updateBase((images) => images.map((image) => (image._id === stored._id ? stored : image)));
    },
    onDeleted: (id) => {
      form.setFieldValue('heroImages', (edited) => edited.filter(({ _id }) => _id !== id));
      updateBase((images) => images.filter(({ _id }) => _id !== id));
    },
  };
}
