/** The order of a record's images, beside its form. The form saves it. */
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Flex, Typography } from '@strapi/design-system';
import { useAuth, useForm, type Permission } from '@strapi/strapi/admin';
import { moveItem, SortableImages } from './sortable-images';

/** A role may change some fields of a type, such as the hours of a taproom. */
const canUpdateField = (permissions: Permission[], model: string, field: string) =>
  permissions.some(
    ({ action, subject, properties }) =>
      action === 'plugin::content-manager.explorer.update' &&
      subject === model &&
      (properties?.fields?.includes(field) ?? true),
  );

type FormImage = {
  id: number;
  url?: string;
  name?: string;
  alternativeText?: string | null;
  formats?: { thumbnail?: { url?: string } } | null;
};

function ImageOrder({ field, images }: { field: string; images: readonly FormImage[] }) {
  const onChange = useForm('ImageOrder', (form) => form.onChange);
  const disabled = useForm('ImageOrder', (form) => form.disabled);
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <SortableImages
        label="Order of the images"
        images={images.map(({ id, url, name, alternativeText, formats }, index) => ({
          id: String(id),
          url: formats?.thumbnail?.url ?? url,
          text: alternativeText || name,
          badges: index === 0 ? ['Main'] : [],
        }))}
        disabled={disabled}
        onMove={(from, to) => onChange(field, moveItem(images, from, to))}
      />
      <Typography variant="pi" textColor="neutral600">
        Saved with the form.
      </Typography>
    </Flex>
  );
}

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
