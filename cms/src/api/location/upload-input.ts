/** The form fields that accompany uploaded files. */
import * as z from 'zod';
import { hasOwnHeroPage } from '#domain/location/hero-page';
import { heroPages, locationKeys } from '#domain/location/constants';
import { requiredChoiceField } from '#domain/shared/choice-field';

const invalidLocation = 'Please choose a valid location';
const invalidPage = 'Please choose a valid page';

export const heroImagesInput = z
  .object({
    page: requiredChoiceField({ values: heroPages, message: invalidPage }),
    location: requiredChoiceField({ values: locationKeys, message: invalidLocation }),
  })
  .refine(({ location, page }) => hasOwnHeroPage(location, page), { path: ['page'], error: invalidPage });
