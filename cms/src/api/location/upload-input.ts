/** The form fields that accompany uploaded files. */
import * as z from 'zod';
import { hasOwnHeroPage } from '#domain/location/hero-page';
import { heroPages, mainWebsite, type HeroPage } from '#domain/location/constants';
import { requiredChoiceField } from '#domain/shared/choice-field';

const invalidLocation = 'Please choose a valid location';
const invalidPage = 'Please choose a valid page';

const page = requiredChoiceField({ values: heroPages, message: invalidPage });

/** For the API's description: which locations exist is known only with the taprooms. */
export const heroImagesFields = z.object({ page, location: z.string() });

export const heroImagesInput = (taprooms: readonly { slug: string; heroPage: HeroPage | null }[]) =>
  z
    .object({
      page,
      location: requiredChoiceField({
        values: [mainWebsite, ...taprooms.map(({ slug }) => slug)],
        message: invalidLocation,
      }),
    })
    .refine(
      (input) => {
        const taproom = taprooms.find(({ slug }) => slug === input.location);
        return hasOwnHeroPage(input.location, input.page, taproom ? (taproom.heroPage ?? 'taproom') : null);
      },
      { path: ['page'], error: invalidPage },
    );
