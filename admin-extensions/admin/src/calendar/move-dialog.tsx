/** Confirms the move of an event: shows its old and its new date, which can be changed. */
import { Button, Field, Flex, Modal, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { isAtTarget, moveEvent, type MoveTarget } from '../../../../cms/domain/event/move';
import { checkOpeningHours } from '../../../../cms/domain/event/opening-hours';
import { findOverlaps } from '../../../../cms/domain/event/overlap';
import { normalizeSchedule } from '../../../../cms/domain/event/schedule';
import type { CalendarEvent, CalendarTaproom } from '../../../../cms/domain/panel/calendar';
import { parsePlainDate } from '../../../../cms/domain/time/plain-date';
import { parseTime } from '../../../../cms/domain/time/time-of-day';
import { describeSchedule, nameTaproom } from './event-texts';
import { NativeField } from '../native-field';
import { Notice } from '../notice';
import { useMoveEvent } from './use-move-event';

type MoveDialogProps = {
  event: CalendarEvent;
  target: MoveTarget;
  /** The loaded events, for overlaps: those of the new date only if the calendar shows it. */
  events: readonly CalendarEvent[];
  taprooms: readonly CalendarTaproom[];
  today: string;
  onClose: () => void;
  /** After the dialog was closed without a move. */
  onCancelled: () => void;
  onMoved: (date: string) => void;
  /** After a move, and if the event has changed on the server. */
  onReload: () => void;
};

export function MoveDialog({
  event,
  target,
  events,
  taprooms,
  today,
  onClose,
  onCancelled,
  onMoved,
  onReload,
}: MoveDialogProps) {
  const { startTime } = normalizeSchedule(event);
  const [date, setDate] = useState(target.date);
  const [time, setTime] = useState(target.time ?? startTime ?? '');
  const { toggleNotification } = useNotification();
  const { move, isMoving, errors } = useMoveEvent(onReload);
  const formId = useId();
  const hasMoved = useRef(false);

  const chosen = { date: parsePlainDate(date), time: startTime === null ? null : parseTime(time) };
  const isComplete = chosen.date !== null && (startTime === null || chosen.time !== null);
  const newTarget: MoveTarget = { date: chosen.date ?? target.date, time: chosen.time };
  const moved = { ...event, ...moveEvent(event, newTarget) };
  const isUnchanged = isComplete && isAtTarget(event, newTarget);
  const warnings = isComplete && !isUnchanged ? listWarnings(moved, events, taprooms, today) : [];

  const submit = async (submitEvent: SyntheticEvent) => {
    submitEvent.preventDefault();
    if (!isComplete || isUnchanged || isMoving) return;
    if (!(await move(event, newTarget))) return;
    toggleNotification({ type: 'success', message: `Moved ${event.title} to ${describeSchedule(moved, today)}` });
    hasMoved.current = true;
    onClose();
  };

  return (
    <Modal.Root open onOpenChange={onClose}>
      <Modal.Content onCloseAutoFocus={() => (hasMoved.current ? onMoved(newTarget.date) : onCancelled())}>
        <Modal.Header>
          <Modal.Title>Move event</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <form id={formId} noValidate onSubmit={(submitEvent) => void submit(submitEvent)}>
            <Flex direction="column" alignItems="stretch" gap={4}>
              {errors.form && (
                <Notice variant="danger" title="The event was not moved">
                  {errors.form}
                </Notice>
              )}
              <Typography tag="h3" variant="delta" style={{ overflowWrap: 'anywhere' }}>
                {event.title}
              </Typography>
              <dl>
                <Line term="From">{describeSchedule(event, today)}</Line>
                <Line term="To">{isComplete ? describeSchedule(moved, today) : 'Please enter the new date'}</Line>
                <Line term="Taproom">{nameTaproom(event.tapRoom)}</Line>
              </dl>
              <Flex gap={4} alignItems="flex-start" wrap="wrap">
                <DateField
                  label="New start date"
                  type="date"
                  value={date}
                  error={errors.date ?? (chosen.date === null ? 'Please enter a valid date' : undefined)}
                  onChange={setDate}
                />
                {startTime !== null && (
                  <DateField
                    label="New start time"
                    type="time"
                    value={time}
                    error={errors.time ?? (chosen.time === null ? 'Please enter a valid time' : undefined)}
                    onChange={setTime}
                  />
                )}
              </Flex>
              <div role="status">
                {warnings.length > 0 && (
                  <Notice variant="warning" title="Please note">
                    {warnings.join(' ')}
                  </Notice>
                )}
              </div>
            </Flex>
          </form>
        </Modal.Body>
        <Modal.Footer>
          <Modal.Close>
            <Button variant="tertiary">Cancel</Button>
          </Modal.Close>
          <Button type="submit" form={formId} loading={isMoving} disabled={!isComplete || isUnchanged}>
            Move event
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}

/** The event can be moved in spite of these. */
function listWarnings(
  moved: CalendarEvent,
  events: readonly CalendarEvent[],
  taprooms: readonly CalendarTaproom[],
  today: string,
): string[] {
  const active = taprooms.filter(({ isActive }) => isActive);
  return [
    ...(moved.startDate < today ? ['The new date is in the past.'] : []),
    ...checkOpeningHours(moved, active),
    ...findOverlaps(moved, events).map(({ title }) => `${title} is at the same time.`),
  ];
}

const Line = ({ term, children }: { term: string; children: string }) => (
  <Flex gap={2} alignItems="baseline">
    <Typography tag="dt" textColor="neutral600" style={{ minWidth: '7rem' }}>
      {term}
    </Typography>
    <Typography tag="dd" fontWeight={term === 'To' ? 'bold' : 'regular'}>
      {children}
    </Typography>
  </Flex>
);

type DateFieldProps = {
  label: string;
  type: 'date' | 'time';
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

const DateField = ({ label, type, value, error, onChange }: DateFieldProps) => (
  <NativeField error={error} required>
    <Field.Label>{label}</Field.Label>
    <Field.Input type={type} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
    <Field.Error />
  </NativeField>
);
