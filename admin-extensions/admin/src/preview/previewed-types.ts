/** Types with a page of the site; `cms/src/panel/preview/previewed-types.ts` says which. */
const types = ['beer', 'event', 'taproom', 'hero-image', 'distributor', 'shipping-state', 'site-settings'];

const designedOrComposedPage = /^api::page\./;

export const isPreviewed = (model: string): boolean =>
  designedOrComposedPage.test(model) || types.some((type) => model === `api::${type}.${type}`);
