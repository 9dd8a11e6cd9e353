/** What the pages say of each location (api.md §4, §5). */
import * as z from 'zod';
import { locationUpdate } from '#domain/location/input';
import { maxImagesPerRequest } from '#lib/limits';
import { routeTable } from '#lib/route-table';
import { messageShape } from '#lib/shapes';
import { contactShape, heroImageShape, hoursShape, locationContentShape, locationShape, logoShape } from '../shape';
import { heroImagesInput, logoInput } from '../upload-input';

export default routeTable([
  {
    method: 'GET',
    path: '/content/location/:location',
    action: 'api::location.content.show',
    who: 'anyone, known',
    says: 'Logo, hours and contact of a location; all of it to signed-in staff.',
    answer: { content: locationContentShape },
  },
  {
    method: 'PUT',
    path: '/content/location/:location',
    action: 'api::location.content.update',
    who: 'staff',
    says: 'Change hours and contact, and alt text, order and use of known hero images.',
    body: locationUpdate,
    answer: { content: locationShape },
  },
  {
    method: 'GET',
    path: '/content/location/:location/public',
    action: 'api::location.content.showTaproom',
    who: 'anyone',
    says: 'Hours, contact and active hero images of a taproom (auburn or folsom).',
    answer: { hours: hoursShape, contact: contactShape, heroImages: z.array(heroImageShape) },
  },
  {
    method: 'GET',
    path: '/content/hero-images/:site/:page',
    action: 'api::location.hero-image.list',
    who: 'anyone',
    says: 'The active hero images of a page, in order.',
    answer: { images: z.array(heroImageShape) },
  },
  {
    method: 'POST',
    path: '/content/hero-images',
    action: 'api::location.hero-image.add',
    who: 'staff',
    says: 'Add hero images; the answer has all of that page, in order.',
    body: { files: 'images', max: maxImagesPerRequest, fields: heroImagesInput },
    answer: { images: z.array(heroImageShape) },
    status: 201,
  },
  {
    method: 'DELETE',
    path: '/content/hero-images/:id',
    action: 'api::location.hero-image.remove',
    who: 'staff',
    says: 'Delete a hero image.',
    answer: { message: messageShape },
  },
  {
    method: 'POST',
    path: '/content/logo',
    action: 'api::location.logo.set',
    who: 'staff',
    says: 'Replace the logo by a PNG or SVG.',
    body: { files: 'logo', max: 1, fields: logoInput },
    answer: { logo: logoShape },
  },
  {
    method: 'DELETE',
    path: '/content/logo/main-website',
    action: 'api::location.logo.remove',
    who: 'staff',
    says: 'Go back to the built-in logo.',
    answer: { message: messageShape },
  },
]);
