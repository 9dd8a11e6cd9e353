/** Chooses the month or week and the taprooms that the calendar shows. */
import { Button, Flex, IconButton, Typography } from '@strapi/design-system';
import { ChevronLeft, ChevronRight } from '@strapi/icons';
import type { CalendarTaproom } from '../../../../cms/domain/panel/calendar';
import { formatDate, formatMonth, formatMonthAndDay } from '../../../../cms/domain/time/format';
import { allTaprooms } from '../lists/labels';
import { type Period, stepDate, type useCalendarView, type ViewName } from './use-calendar-view';

type View = ReturnType<typeof useCalendarView>;

export const describePeriod = (view: ViewName, date: string, { from, to }: Period) =>
  view === 'month' ? formatMonth(date) : `${formatMonthAndDay(from)} - ${formatDate(to)}`;

type ToolbarProps = { view: View; period: Period; today: string; taprooms: readonly CalendarTaproom[] };

export function Toolbar({ view: { view, date, taproom, ...change }, period, today, taprooms }: ToolbarProps) {
  const step = (steps: 1 | -1) => change.setDate(stepDate(view, date, steps));
  return (
    <Flex justifyContent="space-between" gap={3} wrap="wrap" paddingBottom={4}>
      <Flex gap={2} wrap="wrap">
        <Button variant="tertiary" onClick={() => change.setDate(today)}>
          Today
        </Button>
        <IconButton label={`Previous ${view}`} onClick={() => step(-1)}>
          <ChevronLeft />
        </IconButton>
        <IconButton label={`Next ${view}`} onClick={() => step(1)}>
          <ChevronRight />
        </IconButton>
        <Typography tag="h2" variant="beta" aria-live="polite">
          {describePeriod(view, date, period)}
        </Typography>
      </Flex>
      <Flex gap={3} wrap="wrap">
        {taprooms.length > 1 && (
          <Choices
            label="Taproom"
            chosen={taproom ?? ''}
            options={[
              { value: '', label: allTaprooms },
              ...taprooms.map(({ slug, name }) => ({ value: slug, label: name })),
            ]}
            onChoose={(slug) => change.setTaproom(slug || null)}
          />
        )}
        <Choices
          label="View"
          chosen={view}
          options={[
            { value: 'month', label: 'Month' },
            { value: 'week', label: 'Week' },
          ]}
          onChoose={change.setView}
        />
      </Flex>
    </Flex>
  );
}

type ChoicesProps<Value extends string> = {
  label: string;
  chosen: string;
  options: { value: Value; label: string }[];
  onChoose: (value: Value) => void;
};

const Choices = <Value extends string>({ label, chosen, options, onChoose }: ChoicesProps<Value>) => (
  <Flex role="group" aria-label={label} gap={1} wrap="wrap">
    {options.map((option) => (
      <Button
        key={option.value}
        size="S"
        variant={option.value === chosen ? 'secondary' : 'tertiary'}
        aria-pressed={option.value === chosen}
        onClick={() => onChoose(option.value)}
      >
        {option.label}
      </Button>
    ))}
  </Flex>
);
