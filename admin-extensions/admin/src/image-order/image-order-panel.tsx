/** The order of a record's images, beside its form. The form saves it. */
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { useAuth, useForm } from '@strapi/strapi/admin';
import { canUpdateField } from '../permissions';
import { type FormImage, ImageOrder } from './image-order';

/** The field with several images, by type. */
const imageFields: Record<string, string> = {
  'api::beer.beer': 'images',
  'api::event.event': 'images',
  'api::taproom.taproom': 'gallery',
};

export const ImageOrderPanel: PanelComponent = ({ model }) => {
  const field = imageFields[model] ?? '';
  const value = useForm<unknown>('ImageOrder', ({ values }) => (values as Record<string, unknown>)[field]);
  const canUpdate = useAuth('ImageOrder', ({ permissions }) => canUpdateField(permissions, model, field));
  const images = Array.isArray(value) ? (value as FormImage[]) : [];
  return canUpdate && images.length > 1
    ? { title: 'Order of the images', content: <ImageOrder field={field} images={images} /> }
    : null;
};
