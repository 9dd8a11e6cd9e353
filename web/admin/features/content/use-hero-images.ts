import type { HeroImage, HeroPage, Location } from '@domain/location/location';
import type { Dispatch, SetStateAction } from 'react';
import { mergeHeroImages, type LocationFormApi } from './location-form-values';

type UseHeroImages = { form: LocationFormApi; setBase: Dispatch<SetStateAction<Location>> };

export type HeroChanges = {
  /** `stored`: all of the page's images as the server has them now. */
  onUploaded: (page: HeroPage, stored: HeroImage[]) => void;
  onDeleted: (id: string) => void;
};

/** Uploads and deletions happen at once; what was edited meanwhile stays in the form. */
export function useHeroImages({ form, setBase }: UseHeroImages): HeroChanges {
  return {
    onUploaded: (page, stored) => {
      form.setFieldValue('heroImages', (mine) => mergeHeroImages(mine, stored, page));
      setBase((base) => ({
        ...base,
        heroImages: [...base.heroImages.filter((image) => image.page !== page), ...stored],
      }));
    },
    onDeleted: (id) => {
      form.setFieldValue('heroImages', (mine) => mine.filter(({ _id }) => _id !== id));
      setBase((base) => ({ ...base, heroImages: base.heroImages.filter(({ _id }) => _id !== id) }));
    },
  };
}
