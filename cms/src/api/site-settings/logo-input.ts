/** The form field that accompanies the logo of `POST /api/content/logo`. */
import * as z from 'zod';
import { requiredChoiceField } from '#domain/shared/choice-field';

/** Only the main website has a logo (visitor-site.md §3). */
export const logoInput = z.object({
  location: requiredChoiceField({ values: ['main-website'], message: 'Please choose a valid location' }),
});
