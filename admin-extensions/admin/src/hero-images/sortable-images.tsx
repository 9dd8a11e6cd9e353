/** Hero images that are sorted by dragging their handles with mouse or finger, by keyboard, and by buttons. */
import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Flex, IconButton, useNotifyAT } from '@strapi/design-system';
import { ArrowDown, ArrowUp, Drag } from '@strapi/icons';
import type { ReactNode } from 'react';
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

const instructions = {
  draggable:
    'Press Space to pick up the image. Move it with the arrow keys, press Space to drop it, or Escape to cancel.',
};

export function SortableImages({ label, images, currentId, disabled, onReorder, children }: SortableImagesProps) {
  const { notifyStatus } = useNotifyAT();
  const ids = images.map(({ documentId }) => documentId);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const indexOf = (id: string | number | undefined) => ids.indexOf(String(id));
  const describe = (from: number, to: number) => `Image ${from + 1} is now number ${to + 1} of ${ids.length}`;
  const describeOver = ({ active, over }: Pick<DragEndEvent, 'active' | 'over'>) =>
    over ? describe(indexOf(active.id), indexOf(over.id)) : undefined;
  const announcements: Announcements = {
    onDragStart: ({ active }) => `Picked up image ${indexOf(active.id) + 1} of ${ids.length}`,
    // The first event has the image itself as the target and would replace "Picked up …".
    onDragOver: ({ active, over }) => (active.id === over?.id ? undefined : describeOver({ active, over })),
    onDragEnd: describeOver,
    onDragCancel: ({ active }) => `Image ${indexOf(active.id) + 1} is back in its original position`,
  };

  const move = (from: number, to: number) => {
    if (from !== to && to >= 0 && to < ids.length) onReorder(arrayMove([...images], from, to));
  };
  const moveByButton = (from: number, to: number) => {
    move(from, to);
    notifyStatus(describe(from, to));
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }) => over && move(indexOf(active.id), indexOf(over.id))}
      accessibility={{ announcements, screenReaderInstructions: instructions }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <Flex tag="ol" direction="column" alignItems="stretch" gap={2} aria-label={label}>
          {images.map((image, index) => (
            <SortableRow
              key={image.documentId}
              image={image}
              isCurrent={image.documentId === currentId}
              index={index}
              count={images.length}
              disabled={disabled || images.length === 1}
              onMove={moveByButton}
            />
          ))}
          {children}
        </Flex>
      </SortableContext>
    </DndContext>
  );
}

type SortableRowProps = {
  image: ListedImage;
  isCurrent: boolean;
  index: number;
  count: number;
  disabled: boolean;
  onMove: (from: number, to: number) => void;
};

function SortableRow({ image, isCurrent, index, count, disabled, onMove }: SortableRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: image.documentId,
    disabled,
  });
  const name = `image ${index + 1}`;
  const handle = (
    <IconButton
      ref={setActivatorNodeRef}
      variant="ghost"
      withTooltip={false}
      label={`Move ${name}`}
      style={{ cursor: isDragging ? 'grabbing' : 'grab', touchAction: 'none' }}
      {...attributes}
      {...listeners}
    >
      <Drag />
    </IconButton>
  );
  const buttons = (
    <Flex gap={1} shrink={0}>
      <MoveButton label={`Move ${name} up`} isAtEnd={index === 0} onClick={() => onMove(index, index - 1)}>
        <ArrowUp />
      </MoveButton>
      <MoveButton label={`Move ${name} down`} isAtEnd={index === count - 1} onClick={() => onMove(index, index + 1)}>
        <ArrowDown />
      </MoveButton>
    </Flex>
  );
  return (
    <li
      ref={setNodeRef}
      style={{
        transform: CSS.Translate.toString(transform),
        transition,
        position: 'relative',
        zIndex: isDragging ? 1 : undefined,
      }}
    >
      <ImageRow
        image={image}
        isCurrent={isCurrent}
        before={disabled ? undefined : handle}
        after={disabled ? undefined : buttons}
      />
    </li>
  );
}

type MoveButtonProps = { label: string; isAtEnd: boolean; onClick: () => void; children: ReactNode };

/** The alternative to dragging that WCAG 2.5.7 requires. At an end, the button stays focusable. */
const MoveButton = ({ label, isAtEnd, onClick, children }: MoveButtonProps) => (
  <IconButton
    variant="ghost"
    withTooltip={false}
    label={label}
    aria-disabled={isAtEnd}
    style={isAtEnd ? { opacity: 0.35 } : undefined}
    onClick={() => isAtEnd || onClick()}
  >
    {children}
  </IconButton>
);
