/** The text fields beside uploaded files: what the pictures are for. */
import * as z from 'zod';
import { requiredChoiceField } from '#domain/shared/choice-field';
import { hasOwnHeroPage } from '#domain/location/hero-page';
import { heroPages, locationKeys } from '#domain/location/location';

const validLocation = 'Please choose a valid location';
const validPage = 'Please choose a valid page';

export const heroImagesInput = z
  .object({
    page: requiredChoiceField({ of: heroPages, message: validPage }),
    location: requiredChoiceField({ of: locationKeys, message: validLocation }),
  })
  .refine(({ location, page }) => hasOwnHeroPage(location, page), { path: ['page'], error: validPage });

/** visitor-site.md §3: only the main website has a logo of its own. */
export const logoInput = z.object({ location: requiredChoiceField({ of: ['main-website'], message: validLocation }) });
