/** Order by dragging, and by buttons for fingers and keyboards. */
import { ActionIcon, Group } from '@mantine/core';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useState, type DragEvent, type PointerEvent } from 'react';

export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
}

/** Props for each draggable item; `isTarget` marks where it would land. */
export function useDragToReorder(onMove: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [target, setTarget] = useState<number | null>(null);
  const stop = () => {
    setDragged(null);
    setTarget(null);
  };
  const dragProps = (index: number) => ({
    draggable: true,
    // Else pressing and moving in a text would not mark it.
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.draggable = !isInText(event.target);
    },
    onDragStart: (event: DragEvent) => {
      if (isInText(event.target)) return;
      event.dataTransfer.effectAllowed = 'move';
      setDragged(index);
    },
    onDragOver: (event: DragEvent) => {
      if (dragged === null) return;
      event.preventDefault();
      setTarget(index);
    },
    onDrop: (event: DragEvent) => {
      if (dragged === null) return;
      event.preventDefault();
      if (dragged !== index) onMove(dragged, index);
      stop();
    },
    onDragEnd: stop,
  });
  return { dragProps, isTarget: (index: number) => dragged !== null && dragged !== index && target === index };
}

/** Where people mark words with the mouse, and drag those. */
const isInText = (pressed: EventTarget) => pressed instanceof Element && pressed.closest('textarea') !== null;

/** At an end the button stays, so that the focus does. */
const faint = { opacity: 0.35 };

type MoveButtonsProps = { name: string; index: number; count: number; onMove: (from: number, to: number) => void };

export function MoveButtons({ name, index, count, onMove }: MoveButtonsProps) {
  return (
    <Group gap={0} wrap="nowrap">
      <ActionIcon
        aria-label={`Move ${name} earlier`}
        aria-disabled={index === 0}
        style={index === 0 ? faint : undefined}
        onClick={() => index > 0 && onMove(index, index - 1)}
      >
        <ArrowLeft size={16} />
      </ActionIcon>
      <ActionIcon
        aria-label={`Move ${name} later`}
        aria-disabled={index === count - 1}
        style={index === count - 1 ? faint : undefined}
        onClick={() => index < count - 1 && onMove(index, index + 1)}
      >
        <ArrowRight size={16} />
      </ActionIcon>
    </Group>
  );
}
