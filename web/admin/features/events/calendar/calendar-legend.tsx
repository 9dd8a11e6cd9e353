import { eventStatuses } from '@domain/event/constants';
import { statusLabels } from '@domain/event/status';
import { taproomCodes } from '@domain/taproom/codes';
import { useActiveTaprooms } from '../../../hooks/use-taprooms';
import classes from './calendar.module.css';

/** What colors and letters mean. */
export function CalendarLegend() {
  const names = useActiveTaprooms().map(({ name }) => name);
  return (
    <ul className={classes.legend} aria-label="Legend">
      {eventStatuses.map((status) => (
        <li key={status}>
          <span className={classes.dot} data-status={status} aria-hidden />
          {statusLabels[status]}
        </li>
      ))}
      {names.length > 1 &&
        [...taproomCodes(names)].map(([name, code]) => (
          <li key={name} className={classes.legendCodes}>
            <abbr title={name}>{code}</abbr> {name}
          </li>
        ))}
    </ul>
  );
}
