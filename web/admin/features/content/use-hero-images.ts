import type { HeroImage, HeroPage, Location } from '@domain/location/location';
import type { Dispatch, SetStateAction } from 'react';
import { mergeHeroImages, type LocationFormApi } from './location-form-values';

type UseHeroImages = { form: LocationFormApi; setBase: Dispatch<SetStateAction<Location>> };

export type HeroChanges = {
  /** `stored`: all images of the page, as returned by the server. */
  onUploaded: (page: HeroPage, stored: HeroImage[]) => void;
  onDeleted: (id: string) => void;
};

/** Uploads and deletes apply immediately; unsaved edits stay in the form. */
export function useHeroImages({ form, setBase }: UseHeroImages): HeroChanges {
  return {
    onUploaded: (page, stored) => {
      form.setFieldValue('heroImages', (edited) => mergeHeroImages(edited, stored, page));
      setBase((base) => ({
        ...base,
        heroImages: [...base.heroImages.filter((image) => image.page !== page), ...stored],
      }));
    },
    onDeleted: (id) => {
      form.setFieldValue('heroImages', (edited) => edited.filter(({ _id }) => _id !== id));
      setBase((base) => ({ ...base, heroImages: base.heroImages.filter(({ _id }) => _id !== id) }));
    },
  };
}
