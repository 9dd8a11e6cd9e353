import { Button, Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Store } from 'lucide-react';
import { useState } from 'react';
import { locationLabels } from '@domain/location/constants';
import { taproomLabel } from '@domain/taproom/label';
import type { StaffTaproom } from '@domain/taproom/schema';
import { taproomQueries, taproomSnapshot } from '../../api/taprooms';
import { PageHeader } from '../../components/page-header';
import { ErrorState, Loading, QueryState } from '../../components/query-state';
import { useListFilters } from '../../hooks/use-list-filters';
import { confirmLeaving } from '../../hooks/use-unsaved-changes';
import { navigate } from '../../shell/navigation';
import type { PageProps } from '../../shell/route';
import classes from './content.module.css';
import { TaproomForm } from './taproom/taproom-form';
import { WebsitePanel } from './website-panel';

type TaproomPanelProps = { slug: string; onRename: (slug: string) => void };

function TaproomPanel({ slug, onRename }: TaproomPanelProps) {
  const query = useQuery(taproomSnapshot(slug));
  return (
    <QueryState query={query} errorText="Failed to load content">
      {(record) => <TaproomForm record={record} onRename={onRename} />}
    </QueryState>
  );
}

/** Of a taproom's tab. "(Coming Soon)" is only shown while the tab is selected. */
const getTabLabel = (taproom: StaffTaproom, isSelected: boolean) => {
  const label = taproomLabel(taproom);
  if (!taproom.isActive) return `${label} (Hidden)`;
  return taproom.isComingSoon && isSelected ? `${label} (Coming Soon)` : label;
};

const websiteTab = 'main-website';
const noTab = { tab: '' };

/** `route.id`: the tab to open. A tab for the website and one for each taproom; the first taproom's is open at first, and instead of one that was deleted. */
export function ContentPage({ route }: Partial<PageProps>) {
  const [{ tab: storedTab }, updateTab] = useListFilters('content', noTab);

  const query = useQuery(taproomQueries.list());
  const taprooms = query.data ?? [];
  const [requestedTab, setRequestedTab] = useState(route?.id);
  const wanted = requestedTab ?? storedTab;
  const isKnown = wanted === websiteTab || taprooms.some(({ slug }) => slug === wanted);
  const tab = isKnown ? wanted : (taprooms[0]?.slug ?? websiteTab);
  const handleTab = async (next: string | null) => {
    if (next === null || next === tab || !(await confirmLeaving())) return;
    setRequestedTab(undefined);
    updateTab({ tab: next });
  };

  return (
    <>
      <PageHeader title="Hero images & logo">
        <Button variant="default" leftSection={<Store size={16} />} onClick={() => void navigate({ page: 'taprooms' })}>
          Manage Taprooms
        </Button>
      </PageHeader>
      {query.isPending ? (
        <Loading />
      ) : (
        <Tabs value={tab} onChange={(next) => void handleTab(next)} keepMounted={false} activateTabWithKeyboard={false}>
          <Tabs.List mb="md" aria-label="Locations" className={classes.tabs}>
            <Tabs.Tab value={websiteTab}>{locationLabels[websiteTab]}</Tabs.Tab>
            {taprooms.map((taproom) => (
              <Tabs.Tab key={taproom.slug} value={taproom.slug} ref={taproom.slug === tab ? scrollIntoView : undefined}>
                {getTabLabel(taproom, taproom.slug === tab)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {query.isError && <ErrorState query={query} errorText="Failed to load the taprooms" />}
          <Tabs.Panel value={tab}>
            {tab === websiteTab ? (
              <WebsitePanel />
            ) : (
              <TaproomPanel key={tab} slug={tab} onRename={(slug) => updateTab({ tab: slug })} />
            )}
          </Tabs.Panel>
        </Tabs>
      )}
    </>
  );
}

/** The tab list scrolls horizontally on narrow screens. */
const scrollIntoView = (tab: HTMLElement | null) => tab?.scrollIntoView?.({ block: 'nearest' });
