import { Button, Tabs, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Store } from 'lucide-react';
import { useState } from 'react';
import { locationLabels, websiteHeroPages, heroPageLabels } from '@domain/location/constants';
import { taproomLabel } from '@domain/taproom/label';
import type { StaffTaproom } from '@domain/taproom/schema';
import { taproomQueries, taproomApi } from '../../api/taprooms';
import { PageHeader } from '../../components/page-header';
import { ErrorState, Loaded, Loading } from '../../components/query-state';
import { useListFilters } from '../../hooks/use-list-filters';
import { confirmLeaving } from '../../hooks/use-unsaved-changes';
import { navigate } from '../../shell/navigation';
import type { PageProps } from '../../shell/route';
import { TaproomForm } from './taproom/taproom-form';
import { locationUpdate } from '@domain/location/input';
import type { Location, Logo } from '@domain/location/schema';
import { messages } from '@domain/shared/messages';
import { isDemoName } from '../../../site/assets/demo-name';
import demoLogo from '../../../site/assets/logo-light.svg';
import { contentMutations, locationApi } from '../../api/content';
import { siteQueries } from '../../api/site';
import { FormSection } from '../../components/form-parts';
import { CustomBadge } from '../../components/labels';
import { LogoEditor, OtherLogosSection } from '../../components/site-images';
import { toast } from '../../components/toast';
import { useRecordForm } from '../../hooks/use-record-form';
import { validateWith } from '../../lib/form-errors';
import type { FieldLabels } from '../../lib/merge';
import {
  formatHeroImages,
  HeroSection,
  sortByPage,
  toHeroFormValue,
  toHeroImagesBody,
  type HeroFormValues,
} from './hero-images';
import { RecordForm } from '../../components/record-form';

type WebsiteFormValues = { heroImages: HeroFormValues[] };

const toFormValues = ({ heroImages }: Location): WebsiteFormValues => ({
  heroImages: sortByPage(heroImages.map(toHeroFormValue)),
});

const toRequestBody = ({ heroImages }: WebsiteFormValues) => ({ heroImages: toHeroImagesBody(heroImages) });

const validateWebsite = (values: WebsiteFormValues) => validateWith(locationUpdate)(toRequestBody(values));

const labels: FieldLabels<WebsiteFormValues> = { heroImages: { format: formatHeroImages } };

type LogoSectionProps = { logo: Logo | null; onChange: (logo: Logo | null) => void };

/** Logo changes apply immediately; Save Changes does not include them. */
function LogoSection({ logo, onChange }: LogoSectionProps) {
  const { data: brand } = useQuery(siteQueries.brand());
  return (
    <FormSection
      title="Website Logo"
      badge={<CustomBadge isCustom={logo !== null} />}
      hint="Suggested size: 200x80px. PNG or SVG."
    >
      <Stack gap="sm" maw={300}>
        <LogoEditor
          label="Logo"
          background="dark"
          breweryName={brand?.name ?? ''}
          // The same logo as in the header of the site.
          url={logo?.url ?? (brand && !isDemoName(brand.name) ? null : demoLogo)}
          alt={logo ? 'Custom logo' : 'Default logo'}
          isCustom={logo !== null}
          save={async (input) => onChange((await contentMutations.saveLogo(input)).logo)}
          remove={async () => {
            await contentMutations.removeLogo();
            onChange(null);
          }}
        />
      </Stack>
      {logo && (
        <Text c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {logo.filename}
        </Text>
      )}
    </FormSection>
  );
}

function WebsiteForm({ record }: { record: Location }) {
  const recordForm = useRecordForm<Location, WebsiteFormValues>({
    record,
    draft: { key: 'content/main-website' },
    toFormValues: (location) => toFormValues(location ?? record),
    validate: validateWebsite,
    api: locationApi,
    toBody: toRequestBody,
    onSaved: () => void toast.success('Content saved successfully!'),
    failureText: 'Failed to save content. Please try again.',
    errorPlacement: 'toast',
    invalidText: messages.fixErrors,
  });
  const { form, base, setBase } = recordForm;

  return (
    <RecordForm of={recordForm} label="Content" itemName="content" labels={labels} saveLabel="Save Changes">
      <Stack gap="md">
        <LogoSection
          logo={(base ?? record).logo}
          onChange={(logo) => setBase((stored) => ({ ...(stored ?? record), logo }))}
        />
        <OtherLogosSection />
        {websiteHeroPages.map((page) => (
          <HeroSection
            key={page}
            form={form}
            setBase={setBase}
            location="main-website"
            page={page}
            title={heroPageLabels[page]}
            hint="Shown at the top of the page"
            uploadLabel={`Add images to ${heroPageLabels[page]}`}
          />
        ))}
      </Stack>
    </RecordForm>
  );
}

const WebsitePanel = () => (
  <Loaded of={locationApi.snapshot('main-website')} errorText="Failed to load content">
    {(record) => <WebsiteForm record={record} />}
  </Loaded>
);

type TaproomPanelProps = { slug: string; onRename: (slug: string) => void };

const TaproomPanel = ({ slug, onRename }: TaproomPanelProps) => (
  <Loaded of={taproomApi.snapshot(slug)} errorText="Failed to load content">
    {(record) => <TaproomForm record={record} onRename={onRename} />}
  </Loaded>
);

/** The label of a taproom's tab. "(Coming Soon)" is only shown while the tab is selected. */
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
          <Tabs.List mb="md" aria-label="Locations">
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
