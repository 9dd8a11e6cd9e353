import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Flex, IconButton } from '@strapi/design-system';
import { ArrowDown, ArrowUp, Drag } from '@strapi/icons';
import type { ReactNode } from 'react';

/** A row with its handle and its buttons; they are undefined in a list that can't be sorted. */
export type RenderRow<Item> = (
  item: Item,
  controls: { handle: ReactNode; buttons: ReactNode },
  index: number,
) => ReactNode;

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

export function SortableRow<Item>(props: SortableRowProps<Item>) {
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
