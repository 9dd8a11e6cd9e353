import { Skeleton, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listHoursRows } from '@domain/taproom/hours-rows';
import { taproomLabel } from '@domain/taproom/label';
import type { StaffTaproom } from '@domain/taproom/staff-schema';
import { formatTaproomStatus, getTaproomStatus } from '@domain/taproom/status';
import { todayIn } from '@domain/time/zone';
import { Store } from 'lucide-react';
import { taproomQueries } from '../../api/taprooms';
import { EarlyClosing } from '../../components/hours/early-closing';
import { useNow } from '../../hooks/use-now';
import { saveListFilters } from '../../hooks/use-list-filters';
import { navigate } from '../../shell/navigation';
import { EmptyPanel, TonightPanel } from './tonight-panel';
import classes from './tonight.module.css';

export const TonightHours = () => (
  <TonightPanel title="Hours">
    <Taprooms />
  </TonightPanel>
);

function Taprooms() {
  const query = useQuery(taproomQueries.list());
  const now = useNow();
  const taprooms = query.data?.filter(({ isActive }) => isActive);
  if (query.isError && !taprooms) return <EmptyPanel icon={Store} text="The hours could not be loaded" />;
  if (!taprooms) return <LoadingHours />;
  if (taprooms.length === 0) return <EmptyPanel icon={Store} text="No taprooms yet" />;
  return (
    <ul className={classes.list}>
      {taprooms.map((taproom) => (
        <li key={taproom.slug}>
          <TaproomHours taproom={taproom} now={now} />
          <div className={classes.early}>
            <EarlyClosing taproom={taproom} now={now} />
          </div>
        </li>
      ))}
    </ul>
  );
}

const LoadingHours = () => (
  <div className={classes.row} role="status">
    <VisuallyHidden>Loading…</VisuallyHidden>
    <Skeleton height={42} />
  </div>
);

function TaproomHours({ taproom, now }: { taproom: StaffTaproom; now: Date }) {
  const today = listHoursRows(taproom.openingHours, todayIn(taproom.timeZone, now)).find(({ isToday }) => isToday);
  const status = getTaproomStatus(taproom, now);
  const hasHours = status.kind === 'open' || status.kind === 'closed';
  return (
    <UnstyledButton className={classes.row} onClick={() => openHours(taproom.slug)}>
      <Text span size="sm" fw={600} className={classes.taproom}>
        {taproomLabel(taproom)}
      </Text>
      <Text span size="sm">
        {hasHours && today?.text}
      </Text>
      <Text span size="sm" c="dimmed" className={classes.status}>
        {formatTaproomStatus(status)}
      </Text>
    </UnstyledButton>
  );
}

/** The tab of the taproom in Content. */
function openHours(slug: string) {
  saveListFilters('content', { tab: slug });
  void navigate({ page: 'content' });
}
