/** A grid whose items are reordered by mouse, by touch (long press), by keyboard, and by buttons. */
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Active,
  type Announcements,
  type DragEndEvent,
  type Over,
  type SensorProps,
  type TouchSensorOptions,
} from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { SimpleGrid, VisuallyHidden, type SimpleGridProps } from '@mantine/core';
import { GripVertical } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import classes from './sortable.module.css';
import { IconButton, MoveButtons } from './buttons';

type SortableGridProps<Item> = {
  /** Names the list for screen readers. */
  label: string;
  cols: SimpleGridProps['cols'];
  items: readonly Item[];
  getId: (item: Item) => string;
  getName: (index: number) => string;
  onReorder: (items: Item[]) => void;
  /** Renders an item; `moveButtons` belong among its buttons. */
  renderItem: (item: Item, index: number, moveButtons: ReactNode) => ReactNode;
};

const instructions = {
  draggable:
    'Press Space to pick up the item. Move it with the arrow keys, press Space to drop it, or Escape to cancel.',
};

export function SortableGrid<Item>({
  label,
  cols,
  items,
  getId,
  getName,
  onReorder,
  renderItem,
}: SortableGridProps<Item>) {
  const id = useId();
  const [announcement, setAnnouncement] = useState('');
  const ids = items.map(getId);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(ItemTouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  const describe = (from: number, to: number) =>
    `${capitalize(getName(from))} is now number ${to + 1} of ${items.length}`;
  const describeOver = ({ active, over }: { active: Active; over: Over | null }) =>
    over ? describe(ids.indexOf(String(active.id)), ids.indexOf(String(over.id))) : undefined;
  const hasMoved = useRef(false);
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      hasMoved.current = false;
      return `Picked up ${getName(ids.indexOf(String(active.id)))}`;
    },
    onDragOver: ({ active, over }) => {
      // The first event has the item itself as the target and would replace "Picked up …".
      hasMoved.current ||= over?.id !== active.id;
      return hasMoved.current ? describeOver({ active, over }) : undefined;
    },
    onDragEnd: describeOver,
    onDragCancel: ({ active }) =>
      `${capitalize(getName(ids.indexOf(String(active.id))))} is back in its original position`,
  };

  const move = (from: number, to: number) => onReorder(arrayMove([...items], from, to));
  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    const from = ids.indexOf(String(active.id));
    const to = over ? ids.indexOf(String(over.id)) : from;
    if (from !== to) move(from, to);
  };
  const handleMove = (from: number, to: number) => {
    move(from, to);
    setAnnouncement(describe(from, to));
  };

  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={handleDragEnd}
      accessibility={{ announcements, screenReaderInstructions: instructions }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <SimpleGrid cols={cols} spacing="sm" role="list" aria-label={label}>
          {items.map((item, index) => (
            <SortableItem key={ids[index]} id={ids[index] ?? ''} name={getName(index)} hasHandle={items.length > 1}>
              {renderItem(
                item,
                index,
                <MoveButtons
                  name={getName(index)}
                  labels={['earlier', 'later']}
                  index={index}
                  count={items.length}
                  isColumn={cols === 1}
                  onMove={handleMove}
                />,
              )}
            </SortableItem>
          ))}
        </SimpleGrid>
      </SortableContext>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </DndContext>
  );
}

type SortableItemProps = { id: string; name: string; hasHandle: boolean; children: ReactNode };

function SortableItem({ id, name, hasHandle, children }: SortableItemProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  const { onMouseDown, onTouchStart, onKeyDown } = listeners ?? {};
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the handle is the accessible control
    <div
      ref={setNodeRef}
      role="listitem"
      className={classes.item}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      onMouseDown={(event) => isDragStart(event.target) && onMouseDown?.(event)}
      onTouchStart={(event) => isDragStart(event.target) && onTouchStart?.(event)}
    >
      {children}
      {hasHandle && (
        <IconButton
          icon={GripVertical}
          ref={setActivatorNodeRef}
          variant="default"
          className={classes.handle}
          {...attributes}
          label={`Move ${name}`}
          data-drag-handle
          // Escape ends the drag, not the dialog around it.
          data-mantine-stop-propagation={isDragging || undefined}
          onKeyDown={(event) => onKeyDown?.(event)}
        />
      )}
    </div>
  );
}

const isOnHandle = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-drag-handle]') !== null;

/** Dragging starts anywhere on the item except on its fields, links and buttons. */
const isDragStart = (target: EventTarget) =>
  isOnHandle(target) || (target instanceof Element && target.closest('button, input, textarea, label, a') === null);

/** A long press drags an item, so that a swipe still scrolls the page. The handle, which does not scroll, drags at once. */
class ItemTouchSensor extends TouchSensor {
  constructor(props: SensorProps<TouchSensorOptions>) {
    super(isOnHandle(props.event.target) ? { ...props, options: handleOptions(props.options) } : props);
  }
}

const handleOptions = (options: TouchSensorOptions): TouchSensorOptions => ({
  ...options,
  activationConstraint: { distance: 4 },
});

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
