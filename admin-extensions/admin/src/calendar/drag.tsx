/** Dragging events to another day, and in the week to another time: with the mouse, with a finger, and with the keyboard. */
import {
  type Active,
  type CollisionDetection,
  DndContext,
  type DragMoveEvent,
  DragOverlay,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  type Over,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { getEventCoordinates } from '@dnd-kit/utilities';
import { Typography } from '@strapi/design-system';
import { type ReactNode, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { isAtTarget, type MoveTarget } from '../../../../cms/domain/event/move';
import { normalizeSchedule } from '../../../../cms/domain/event/schedule';
import type { CalendarEvent } from '../../../../cms/domain/panel/calendar';
import { formatLongDate } from '../../../../cms/domain/time/format';
import { addDays, daysBetween } from '../../../../cms/domain/time/plain-date';
import { formatTime, minutesPerDay, minutesToTime, timeToMinutes } from '../../../../cms/domain/time/time-of-day';
import { dayHeaderHeight, EventButton } from './calendar-styles';
import { StatusIcons } from './event-look';

/** The data of a draggable: the bar or block of an event. */
export type DragSource = {
  event: CalendarEvent;
  /** The day of its left edge, and its width in days. */
  firstDay: string;
  span: number;
  /** Whether it is among the hours of the week. */
  hasHours: boolean;
};

/** The data of a droppable: a day, or the hours of a day. */
export type DropZone = { date: string; hasHours: boolean };

export const zoneId = ({ date, hasHours }: DropZone) => `${hasHours ? 'hours' : 'day'} ${date}`;

/** The height of an hour in the week. */
export const hourHeight = 44;
const stepMinutes = 15;

const sourceOf = (active: Active) => active.data.current as DragSource;
const zoneOf = (over: Over | null) => (over?.data.current as DropZone | undefined) ?? null;

const contains = (rect: { left: number; right: number; top: number; bottom: number }, x: number, y: number) =>
  rect.left <= x && x < rect.right && rect.top <= y && y < rect.bottom;

/** The day under the pointer; with the keyboard, under the top left corner of the event. */
const findZone: CollisionDetection = ({ pointerCoordinates, collisionRect, droppableContainers, droppableRects }) => {
  const { x, y } = pointerCoordinates ?? { x: collisionRect.left + 8, y: collisionRect.top + 2 };
  return droppableContainers
    .filter(({ id }) => {
      const rect = droppableRects.get(id);
      return rect !== undefined && contains(rect, x, y);
    })
    .map((droppableContainer) => ({ id: droppableContainer.id, data: { droppableContainer, value: 1 } }));
};

const dayKeys: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Arrow keys move by days and weeks, and up and down the hours of a day by quarters of an hour. */
const findCoordinates: KeyboardCoordinateGetter = (
  event,
  { context: { active, over, droppableRects }, currentCoordinates },
) => {
  const days = dayKeys[event.code];
  if (days === undefined || !active) return undefined;
  const { firstDay, hasHours } = sourceOf(active);
  // Nothing is below the event until its first move is rendered.
  const zone = zoneOf(over) ?? { date: firstDay, hasHours };
  event.preventDefault();
  if (Math.abs(days) === 7 && hasHours) {
    const step = (hourHeight * stepMinutes) / 60;
    return { ...currentCoordinates, y: currentCoordinates.y + Math.sign(days) * step };
  }
  const rect = droppableRects.get(zoneId({ ...zone, date: addDays(zone.date, days) }));
  if (!rect) return undefined;
  return { x: rect.left + 4, y: zone.hasHours ? currentCoordinates.y : rect.top + dayHeaderHeight };
};

/** The day of a bar on which it was grabbed. */
function findGrabbedDay(active: Active, activatorEvent: Event): string {
  const { firstDay, span } = sourceOf(active);
  const rect = active.rect.current.initial;
  const x = getEventCoordinates(activatorEvent)?.x;
  if (!rect || x === undefined) return firstDay;
  const column = Math.floor((x - rect.left) / (rect.width / span));
  return addDays(firstDay, Math.min(span - 1, Math.max(0, column)));
}

const shiftTime = (time: string, y: number): string => {
  const steps = Math.round((y / hourHeight) * (60 / stepMinutes));
  const minutes = timeToMinutes(time) + steps * stepMinutes;
  return minutesToTime(Math.min(minutesPerDay - stepMinutes, Math.max(0, minutes)));
};

function findTarget({ event, hasHours }: DragSource, grabbedDay: string, zone: DropZone, y: number): MoveTarget {
  const { startDate, startTime } = normalizeSchedule(event);
  const date = addDays(startDate, daysBetween(grabbedDay, zone.date));
  return { date, time: hasHours && zone.hasHours && startTime ? shiftTime(startTime, y) : null };
}

const describeTarget = ({ date, time }: MoveTarget) =>
  [formatLongDate(date), ...(time ? [formatTime(time)] : [])].join(', ');

const instructions = {
  draggable:
    'Press Enter to open the event. Press Space to pick it up, move it with the arrow keys, press Space to drop it, or Escape to cancel.',
};

const keyboardCodes = {
  start: [KeyboardCode.Space],
  cancel: [KeyboardCode.Esc],
  end: [KeyboardCode.Space, KeyboardCode.Enter],
};

type CalendarDragProps = {
  onDrop: (event: CalendarEvent, target: MoveTarget) => void;
  children: ReactNode;
};

type Dragged = { source: DragSource; target: MoveTarget | null };

export function CalendarDrag({ onDrop, children }: CalendarDragProps) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const grabbedDay = useRef('');
  const announced = useRef('');
  const latestTarget = useRef<MoveTarget | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { keyboardCodes, coordinateGetter: findCoordinates }),
  );

  const targetOf = (active: Active, over: Over | null, y: number) => {
    const zone = zoneOf(over);
    return zone && findTarget(sourceOf(active), grabbedDay.current, zone, y);
  };
  const track = ({ active, over, delta }: DragMoveEvent) => {
    latestTarget.current = targetOf(active, over, delta.y);
    setDragged({ source: sourceOf(active), target: latestTarget.current });
  };
  const announce = (text: string) => {
    if (announced.current === text) return undefined;
    announced.current = text;
    return text;
  };
  const announceTarget = ({ active }: Pick<DragMoveEvent, 'active'>) => {
    const target = latestTarget.current;
    return target && !isAtTarget(sourceOf(active).event, target) ? announce(describeTarget(target)) : undefined;
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={findZone}
      onDragStart={({ active, activatorEvent }) => {
        grabbedDay.current = findGrabbedDay(active, activatorEvent);
        setDragged({ source: sourceOf(active), target: null });
      }}
      onDragMove={track}
      // dnd-kit updates `over` only after the move that brings the event over another day.
      onDragOver={track}
      onDragCancel={() => setDragged(null)}
      onDragEnd={({ active, over, delta }) => {
        setDragged(null);
        const target = targetOf(active, over, delta.y);
        const { event } = sourceOf(active);
        if (target && !isAtTarget(event, target)) onDrop(event, target);
      }}
      accessibility={{
        screenReaderInstructions: instructions,
        announcements: {
          onDragStart: ({ active }) => announce(`Picked up ${sourceOf(active).event.title}`),
          onDragMove: announceTarget,
          onDragOver: announceTarget,
          onDragEnd: () => undefined,
          onDragCancel: ({ active }) => announce(`${sourceOf(active).event.title} was not moved`),
        },
      }}
    >
      {children}
      {createPortal(
        <DragOverlay dropAnimation={null} zIndex={10}>
          {dragged && <DraggedEvent {...dragged} />}
        </DragOverlay>,
        document.body,
      )}
    </DndContext>
  );
}

const Lifted = styled.div`
  height: 100%;
  cursor: grabbing;
  filter: drop-shadow(0 2px 6px rgb(0 0 0 / 25%));
`;

const TargetText = styled(Typography)`
  position: absolute;
  top: 100%;
  left: 0;
  margin-top: 4px;
  padding: 2px 8px;
  white-space: nowrap;
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral900};
`;

const DraggedEvent = ({ source: { event }, target }: Dragged) => (
  <Lifted>
    <EventButton as="div" $status={event.status}>
      <StatusIcons {...event} />
      <span className="title">{event.title}</span>
    </EventButton>
    {target && (
      <TargetText variant="pi" textColor="neutral0">
        {describeTarget(target)}
      </TargetText>
    )}
  </Lifted>
);
