import { Text, UnstyledButton } from '@mantine/core';
import { getOpenStatus, getWeekday } from '@domain/location/open-status';
import { locationLabels } from '@domain/location/label';
import type { Hours } from '@domain/location/location';
import type { Tonight } from '@domain/stats/tonight';
import { pacificToday } from '@domain/time/pacific';
import { saveListFilters } from '../../hooks/use-list-filters';
import { navigate } from '../../shell/navigation';
import { TonightPanel } from './tonight-panel';
import classes from './tonight.module.css';

const taprooms = ['auburn', 'folsom'] as const;
type Taproom = (typeof taprooms)[number];

export const TonightHours = ({ hours, now }: { hours: Tonight['hours']; now: Date }) => (
  <TonightPanel title="Hours">
    <ul className={classes.list}>
      {taprooms.map((taproom) => (
        <li key={taproom}>
          <TaproomHours taproom={taproom} hours={hours[taproom]} now={now} />
        </li>
      ))}
    </ul>
  </TonightPanel>
);

function TaproomHours({ taproom, hours, now }: { taproom: Taproom; hours: Hours; now: Date }) {
  const status = getOpenStatus(hours, now);
  return (
    <UnstyledButton className={classes.row} onClick={() => openHours(taproom)}>
      <span className={classes.name}>
        <Text span size="sm" fw={600}>
          {locationLabels[taproom]}
        </Text>
        <Text span size="sm">
          {hours[getWeekday(pacificToday(now))]}
        </Text>
      </span>
      {status && (
        <Text span size="sm" c={status.isOpen ? 'green.8' : 'dimmed'}>
          {status.text}
        </Text>
      )}
    </UnstyledButton>
  );
}

/** The tab of the taproom in Content. */
function openHours(taproom: Taproom) {
  saveListFilters('content', { tab: taproom });
  void navigate({ page: 'content' });
}
