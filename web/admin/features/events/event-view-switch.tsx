import { SegmentedControl } from '@mantine/core';
import { CalendarDays, LayoutGrid, type LucideIcon } from 'lucide-react';
import classes from './events.module.css';
import { eventViews, type EventView } from './use-event-view';

const views: Record<EventView, { label: string; icon: LucideIcon }> = {
  list: { label: 'List', icon: LayoutGrid },
  calendar: { label: 'Calendar', icon: CalendarDays },
};

type EventViewSwitchProps = { view: EventView; onChange: (view: EventView) => void };

export const EventViewSwitch = ({ view, onChange }: EventViewSwitchProps) => (
  <SegmentedControl
    aria-label="View"
    className={classes.viewSwitch}
    value={view}
    onChange={onChange}
    data={eventViews.map((value) => ({ value, label: <ViewLabel {...views[value]} /> }))}
  />
);

const ViewLabel = ({ label, icon: Icon }: { label: string; icon: LucideIcon }) => (
  <span className={classes.viewLabel}>
    <Icon size={16} aria-hidden />
    {label}
  </span>
);
