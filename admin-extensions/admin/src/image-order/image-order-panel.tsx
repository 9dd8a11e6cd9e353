/** The order of a record's images, beside its form. It is saved with the form. */
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { ImageOrder } from './image-order';

/** The field with several images, by type. */
const imageFields: Record<string, string> = {
  'api::beer.beer': 'images',
  'api::event.event': 'images',
  'api::taproom.taproom': 'gallery',
};

export const ImageOrderPanel: PanelComponent = ({ model }) => {
  const field = imageFields[model];
  return field ? { title: 'Order of the images', content: <ImageOrder field={field} /> } : null;
};
