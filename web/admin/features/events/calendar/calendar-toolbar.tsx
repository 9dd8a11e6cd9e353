import { ActionIcon, Button, Title, Tooltip } from '@mantine/core';
import { formatMonth } from '@domain/time/format';
import { addMonthsToDate } from '@domain/time/month';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import classes from './calendar.module.css';

type CalendarToolbarProps = { date: string; today: string; onChange: (date: string) => void };

export const CalendarToolbar = ({ date, today, onChange }: CalendarToolbarProps) => (
  <div className={classes.toolbar}>
    <Title order={2} aria-live="polite" className={classes.month}>
      {formatMonth(date)}
    </Title>
    <Button variant="default" size="sm" onClick={() => onChange(today)}>
      Today
    </Button>
    <Tooltip label="Previous month">
      <ActionIcon variant="default" aria-label="Previous month" onClick={() => onChange(addMonthsToDate(date, -1))}>
        <ChevronLeft size={18} />
      </ActionIcon>
    </Tooltip>
    <Tooltip label="Next month">
      <ActionIcon variant="default" aria-label="Next month" onClick={() => onChange(addMonthsToDate(date, 1))}>
        <ChevronRight size={18} />
      </ActionIcon>
    </Tooltip>
  </div>
);
