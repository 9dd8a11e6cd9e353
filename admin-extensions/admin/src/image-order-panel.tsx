/** The order of a record's images, beside its form. The form saves it. */
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Badge, Box, Flex, Typography } from '@strapi/design-system';
import { useAuth, useForm, type Permission } from '@strapi/strapi/admin';
import type { CSSProperties, ReactNode } from 'react';
import { SortableList } from './sortable-list';

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

const photoStyle: CSSProperties = { width: 64, height: 44, objectFit: 'cover', borderRadius: 4, display: 'block' };

const captionStyle: CSSProperties = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
};

type RowProps = { image: FormImage; isFirst: boolean; handle: ReactNode; buttons: ReactNode };

const Row = ({ image, isFirst, handle, buttons }: RowProps) => (
  <Box padding={1} hasRadius background="neutral0" borderColor="neutral200">
    <Flex gap={1} justifyContent="space-between">
      <Flex gap={2} minWidth={0}>
        {handle}
        <Box shrink={0} background="neutral150" hasRadius style={{ width: 64, height: 44 }}>
          <img src={image.formats?.thumbnail?.url ?? image.url} alt="" style={photoStyle} />
        </Box>
      </Flex>
      {buttons}
    </Flex>
    <Flex gap={2} paddingTop={1} paddingLeft={1} alignItems="flex-start">
      {isFirst && (
        <Box shrink={0}>
          <Badge active>Main</Badge>
        </Box>
      )}
      <Typography variant="pi" textColor="neutral600" style={captionStyle}>
        {image.alternativeText || image.name}
      </Typography>
    </Flex>
  </Box>
);

function ImageOrder({ field, images }: { field: string; images: readonly FormImage[] }) {
  const onChange = useForm('ImageOrder', (form) => form.onChange);
  const disabled = useForm('ImageOrder', (form) => form.disabled);
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <SortableList
        label="Order of the images"
        items={images}
        idOf={({ id }) => String(id)}
        itemLabel="image"
        disabled={disabled}
        onReorder={(next) => onChange(field, next)}
        renderRow={(image, controls, index) => <Row image={image} isFirst={index === 0} {...controls} />}
      />
      <Typography variant="pi" textColor="neutral600">
        Drag the images or use the arrows. Saved with the form.
      </Typography>
    </Flex>
  );
}

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
