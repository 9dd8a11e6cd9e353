/** Types that a page of the site shows; `cms/src/panel/preview/previewed-types.ts` maps them to their pages. */
const types = ['beer', 'event', 'taproom', 'hero-image', 'distributor', 'shipping-state', 'site-settings'];

const designedOrComposedPage = /^api::page\./;

export const isPreviewed = (model: string): boolean =>
  designedOrComposedPage.test(model) || types.some((type) => model === `api::${type}.${type}`);
