import type { HeroPage } from '@domain/location/constants';
import type { HeroImage } from '@domain/location/location';
import type { Dispatch, SetStateAction } from 'react';
import { mergeHeroImages, toHeroFormValue, type HeroForm } from './hero-form';

type HeroImagesOptions<Stored> = { form: HeroForm; setBase: Dispatch<SetStateAction<Stored | null>> };

export type HeroImageHandlers = {
  /** `stored`: all images of the page, as returned by the server. */
  onUploaded: (page: HeroPage, stored: HeroImage[]) => void;
  onReplaced: (image: HeroImage) => void;
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
    onReplaced: (stored) => {
      form.setFieldValue('heroImages', (edited) =>
        edited.map((image) =>
          image._id === stored._id ? { ...toHeroFormValue(stored), isActive: image.isActive } : image,
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
