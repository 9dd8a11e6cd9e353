/** The text fields beside uploaded files: what the pictures are for. */
import * as z from 'zod';
import { requiredChoice } from '#domain/http/choice';
import { isHeroPlace } from '#domain/location/hero-page';
import { heroPages, locationKeys } from '#domain/location/location';

const validLocation = 'Please choose a valid location';
const validPage = 'Please choose a valid page';

export const heroImagesInput = z
  .object({
    page: requiredChoice({ of: heroPages, message: validPage }),
    location: requiredChoice({ of: locationKeys, message: validLocation }),
  })
  .refine(({ location, page }) => isHeroPlace(location, page), { path: ['page'], error: validPage });

/** visitor-site.md §3: only the main website has a logo of its own. */
export const logoInput = z.object({ location: requiredChoice({ of: ['main-website'], message: validLocation }) });
