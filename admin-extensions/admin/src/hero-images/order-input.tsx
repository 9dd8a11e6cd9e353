/** The hero images of the chosen page or taproom, in their order. It is saved at once and not with the form. */
import { Field, Flex, Loader, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { ImageRow } from './image-row';
import { SortableImages } from './sortable-images';
import { type ListedImage, useHeroImages } from './use-hero-images';

type OrderInputProps = { name: string; label: string; labelAction?: ReactNode; disabled?: boolean };

type FormImage = {
  documentId?: string;
  placement?: string | null;
  alt?: string | null;
  isActive?: boolean | null;
  image?: { url?: string; name?: string } | null;
};

/** The image as the form shows it, before it is saved. */
const toListed = ({ documentId, alt, isActive, image }: FormImage): ListedImage => ({
  documentId: documentId ?? '',
  alt: alt ?? null,
  isActive: isActive !== false,
  name: image?.name ?? null,
  url: image?.url ?? null,
});

const hintOf = (count: number) =>
  count > 1
    ? 'Drag the images by their handles, or use the arrows. New images come last. The order is saved at once.'
    : 'New images come last.';

export function OrderInput({ name, label, labelAction, disabled = false }: OrderInputProps) {
  const current: FormImage = useForm('HeroImageOrder', ({ values }) => values);
  const stored: FormImage = useForm('HeroImageOrder', ({ initialValues }) => initialValues);
  const placement = current.placement ?? '';
  const { images, isSaved, reorder } = useHeroImages(placement, `${stored.documentId} ${stored.placement}`);
  const isListed = Array.isArray(images) && images.some(({ documentId }) => documentId === current.documentId);

  return (
    <Field.Root name={name} hint={Array.isArray(images) ? hintOf(images.length) : undefined}>
      <Flex gap={2}>
        <Typography variant="pi" fontWeight="bold">
          {label}
        </Typography>
        {labelAction}
        <Typography role="status" variant="pi" textColor="success600">
          {isSaved ? 'Order saved' : ''}
        </Typography>
      </Flex>
      {placement === '' && (
        <Typography textColor="neutral600">Choose a page or taproom to see its images here.</Typography>
      )}
      {placement !== '' && images === 'loading' && <Loader small>Loading the images</Loader>}
      {placement !== '' && images === 'failed' && (
        <Typography textColor="danger600">Failed to load the images of this page. Please reload this form.</Typography>
      )}
      {placement !== '' && Array.isArray(images) && (
        <SortableImages
          label={label}
          images={images}
          currentId={current.documentId}
          disabled={disabled}
          onReorder={reorder}
        >
          {!isListed && (
            <li>
              <ImageRow image={toListed(current)} isCurrent note="It comes last when the form is saved." />
            </li>
          )}
        </SortableImages>
      )}
      <Field.Hint />
    </Field.Root>
  );
}
