import { Button, Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { StaffTaproom } from '@domain/taproom/staff-schema';
import { Smartphone } from 'lucide-react';
import { taproomQueries } from '../../api/taprooms';
import { PageHeader } from '../../components/page-header';
import { QueryState } from '../../components/query-state';
import { useListFilters } from '../../hooks/use-list-filters';
import { navigate } from '../../shell/navigation';
import { TaproomTaps } from './taproom-taps';
import classes from './taps.module.css';

const noTaproom = { taproom: '' };

/** A tab for each taproom; the last one is remembered. */
export function TapsPage() {
  const [{ taproom: stored }, update] = useListFilters('taps', noTaproom);
  const query = useQuery(taproomQueries.list());
  const taprooms = query.data ?? [];
  const current = taprooms.find(({ slug }) => slug === stored) ?? taprooms[0];

  return (
    <>
      <PageHeader title="Tap List" subtitle="What every tap pours, on the site within a second">
        <Button
          component="a"
          href="/bar/"
          target="_blank"
          rel="noopener"
          variant="default"
          leftSection={<Smartphone size={16} aria-hidden />}
        >
          Open Bar Mode
        </Button>
      </PageHeader>
      <QueryState
        query={query}
        isEmpty={taprooms.length === 0}
        emptyText="Taps belong to a taproom. Add your first taproom to start."
        emptyAction={<Button onClick={() => void navigate({ page: 'taprooms-new' })}>Add Taproom</Button>}
        errorText="Failed to load the taprooms"
      >
        {current && <TaproomTabs taprooms={taprooms} current={current} onChange={(taproom) => update({ taproom })} />}
      </QueryState>
    </>
  );
}

type TaproomTabsProps = { taprooms: StaffTaproom[]; current: StaffTaproom; onChange: (slug: string) => void };

function TaproomTabs({ taprooms, current, onChange }: TaproomTabsProps) {
  if (taprooms.length === 1) return <TaproomTaps key={current.slug} taproom={current} />;
  return (
    <Tabs value={current.slug} onChange={(slug) => slug && onChange(slug)} keepMounted={false}>
      <Tabs.List mb="md" aria-label="Taprooms" className={classes.tabs}>
        {taprooms.map(({ slug, name }) => (
          <Tabs.Tab key={slug} value={slug}>
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={current.slug}>
        <TaproomTaps key={current.slug} taproom={current} />
      </Tabs.Panel>
    </Tabs>
  );
}
