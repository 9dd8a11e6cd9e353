import { Tabs } from '@mantine/core';
import { locationLabels } from '@domain/location/label';
import { locationKeys, type LocationKey } from '@domain/location/constants';
import { PageHeader } from '../../components/page-header';
import { useListFilters } from '../../hooks/use-list-filters';
import { confirmLeaving } from '../../hooks/use-unsaved-changes';
import classes from './content.module.css';
import { LocationPanel } from './location-panel';

const defaultTab: { tab: LocationKey } = { tab: 'main-website' };

export function ContentPage() {
  const [{ tab }, updateTab] = useListFilters('content', defaultTab);
  const handleTab = async (next: string | null) => {
    const location = locationKeys.find((key) => key === next);
    if (location && location !== tab && (await confirmLeaving())) updateTab({ tab: location });
  };

  return (
    <>
      <PageHeader title="Content" />
      <Tabs value={tab} onChange={(next) => void handleTab(next)} keepMounted={false} activateTabWithKeyboard={false}>
        <Tabs.List mb="md" aria-label="Locations" className={classes.tabs}>
          {locationKeys.map((key) => (
            <Tabs.Tab key={key} value={key} ref={key === tab ? scrollIntoView : undefined}>
              {getTabLabel(key, key === tab)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={tab}>
          <LocationPanel key={tab} location={tab} />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}

/** Folsom is open to visitors; only this tab shows "(Coming Soon)" (decisions.md). */
const getTabLabel = (location: LocationKey, isSelected: boolean) =>
  location === 'folsom' && isSelected ? `${locationLabels.folsom} (Coming Soon)` : locationLabels[location];

/** The tab list scrolls horizontally on narrow screens. */
const scrollIntoView = (tab: HTMLElement | null) => tab?.scrollIntoView?.({ block: 'nearest' });
