/** A list that is sorted by dragging handles with mouse or finger, by keyboard, and by buttons. */
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
  verticalListSortingStrategy,
  useSortable,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Flex, useNotifyAT, IconButton } from '@strapi/design-system';
import { ArrowDown, ArrowUp, Drag } from '@strapi/icons';
import type { ReactNode } from 'react';

/** A row with its handle and its buttons; they are undefined in a list that can't be sorted. */
type RenderRow<Item> = (item: Item, controls: { handle: ReactNode; buttons: ReactNode }, index: number) => ReactNode;

type SortableRowProps<Item> = {
  id: string;
  item: Item;
  index: number;
  count: number;
  itemLabel: string;
  disabled: boolean;
  onMove: (from: number, to: number) => void;
  renderRow: RenderRow<Item>;
};

function SortableRow<Item>(props: SortableRowProps<Item>) {
  const { id, item, index, count, itemLabel, disabled, onMove, renderRow } = props;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    disabled,
  });
  const name = `${itemLabel} ${index + 1}`;
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
      {renderRow(item, disabled ? { handle: undefined, buttons: undefined } : { handle, buttons }, index)}
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

type SortableListProps<Item> = {
  label: string;
  items: readonly Item[];
  /** Unique among the items. */
  idOf: (item: Item) => string;
  /** What an item is called: `image`. */
  itemLabel: string;
  disabled: boolean;
  onReorder: (items: Item[]) => void;
  renderRow: RenderRow<Item>;
  /** After the items that can be sorted. */
  children?: ReactNode;
};

export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, idOf, itemLabel, disabled, onReorder, renderRow, children } = props;
  const { notifyStatus } = useNotifyAT();
  const ids = items.map(idOf);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const name = `${itemLabel.charAt(0).toUpperCase()}${itemLabel.slice(1)}`;
  const indexOf = (id: string | number | undefined) => ids.indexOf(String(id));
  const describe = (from: number, to: number) => `${name} ${from + 1} is now number ${to + 1} of ${ids.length}`;
  const describeOver = ({ active, over }: Pick<DragEndEvent, 'active' | 'over'>) =>
    over ? describe(indexOf(active.id), indexOf(over.id)) : undefined;
  const announcements: Announcements = {
    onDragStart: ({ active }) => `Picked up ${itemLabel} ${indexOf(active.id) + 1} of ${ids.length}`,
    // The first event has the item itself as the target and would replace "Picked up …".
    onDragOver: ({ active, over }) => (active.id === over?.id ? undefined : describeOver({ active, over })),
    onDragEnd: describeOver,
    onDragCancel: ({ active }) => `${name} ${indexOf(active.id) + 1} is back in its original position`,
  };
  const instructions = {
    draggable: `Press Space to pick up the ${itemLabel}. Move it with the arrow keys, press Space to drop it, or Escape to cancel.`,
  };

  const move = (from: number, to: number) => {
    if (from !== to && to >= 0 && to < ids.length) onReorder(arrayMove([...items], from, to));
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
          {items.map((item, index) => (
            <SortableRow
              key={idOf(item)}
              id={idOf(item)}
              item={item}
              index={index}
              count={items.length}
              itemLabel={itemLabel}
              disabled={disabled || items.length === 1}
              onMove={moveByButton}
              renderRow={renderRow}
            />
          ))}
          {children}
        </Flex>
      </SortableContext>
    </DndContext>
  );
}
