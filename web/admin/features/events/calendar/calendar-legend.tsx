import { eventStatuses } from '@domain/event/constants';
import { statusLabels } from '@domain/event/status';
import classes from './calendar.module.css';

/** What colors and letters mean. */
export const CalendarLegend = () => (
  <ul className={classes.legend} aria-label="Legend">
    {eventStatuses.map((status) => (
      <li key={status}>
        <span className={classes.dot} data-status={status} aria-hidden />
        {statusLabels[status]}
      </li>
    ))}
    <li className={classes.legendCodes}>
      <abbr title="Auburn">A</abbr> Auburn
    </li>
    <li className={classes.legendCodes}>
      <abbr title="Folsom">F</abbr> Folsom
    </li>
  </ul>
);
