/** The hero images of a page, which can be sorted. */
import type { ReactNode } from 'react';
import { SortableList } from '../sortable/sortable-list';
import { ImageRow } from './image-row';
import type { ListedImage } from './use-hero-images';

type SortableImagesProps = {
  label: string;
  images: readonly ListedImage[];
  /** The id of the image whose form this is. */
  currentId: string | undefined;
  disabled: boolean;
  onReorder: (images: ListedImage[]) => void;
  /** After the images that can be sorted. */
  children?: ReactNode;
};

export const SortableImages = ({ label, images, currentId, disabled, onReorder, children }: SortableImagesProps) => (
  <SortableList
    label={label}
    items={images}
    idOf={({ documentId }) => documentId}
    itemLabel="image"
    disabled={disabled}
    onReorder={onReorder}
    renderRow={(image, { handle, buttons }) => (
      <ImageRow image={image} isCurrent={image.documentId === currentId} before={handle} after={buttons} />
    )}
  >
    {children}
  </SortableList>
);
