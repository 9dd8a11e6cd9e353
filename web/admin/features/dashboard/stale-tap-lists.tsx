import { Alert, Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatFreshness } from '@domain/tap/freshness-text';
import { isStaleTapList } from '@domain/tap/freshness';
import type { TapList } from '@domain/tap/tap-list';
import { TriangleAlert } from 'lucide-react';
import { tapQueries } from '../../api/taps';
import { saveListFilters } from '../../hooks/use-list-filters';
import { useNow } from '../../hooks/use-now';
import { useTaprooms } from '../../hooks/use-taprooms';
import { navigate } from '../../shell/navigation';
import classes from './notice.module.css';

/** Tap lists that staff should check, because they are older than the limit of their taproom. */
export function StaleTapLists() {
  const now = useNow();
  const taprooms = useTaprooms();
  const lists = useQuery(tapQueries.published()).data ?? [];
  const limitOf = ({ taproom }: TapList) =>
    taprooms.find(({ slug }) => slug === taproom.slug)?.tapListMaxAgeHours ?? null;
  const stale = lists.filter((list) => isStaleTapList(list, limitOf(list), now));
  if (stale.length === 0) return null;
  return (
    <Alert
      role="region"
      color="yellow"
      icon={<TriangleAlert size={18} aria-hidden />}
      title={stale.length === 1 ? 'A tap list should be checked' : 'Tap lists should be checked'}
    >
      <ul className={classes.list}>
        {stale.map((list) => (
          <li key={list.taproom.slug}>
            <Text span size="sm" className={classes.text}>
              {[list.taproom.name, formatFreshness(list, now)].filter(Boolean).join(': ')}
            </Text>
            <Button
              size="xs"
              variant="default"
              aria-label={`Check the list of ${list.taproom.name}`}
              onClick={() => openTapList(list.taproom.slug)}
            >
              Check
            </Button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function openTapList(taproom: string) {
  saveListFilters('taps', { taproom });
  void navigate({ page: 'taps' });
}
