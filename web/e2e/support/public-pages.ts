/** A page of each kind that the menu and the footer lead to. */
export const publicPages = [
  '/',
  '/beers',
  '/beers/ridge-runner',
  '/taps',
  '/events',
  '/auburn',
  '/locations/folsom',
  '/our-story',
  '/store',
  '/shipping',
  '/rewards',
  '/distributors',
  '/contact',
  '/privacy-policy',
];
