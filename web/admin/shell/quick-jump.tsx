import { Combobox, Group, Loader, Modal, Text, TextInput, useCombobox, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue, useMounted } from '@mantine/hooks';
import {
  Search,
  Beer,
  CalendarDays,
  CornerDownRight,
  FileText,
  Inbox,
  Mail,
  MapPin,
  MonitorPlay,
  Store,
  Truck,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { pluralize } from '../../domain/format';
import { navigate } from './navigation';
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { includesIgnoringCase } from '@domain/beer/search';
import { kindLabels } from '@domain/distributor/kind';
import { inquiryKindLabels } from '@domain/inquiry/label';
import { taproomLabel } from '@domain/taproom/label';
import { formatShortDate } from '@domain/time/format';
import { todayIn } from '@domain/time/zone';
import { fullName } from '@domain/user/display';
import { beerQueries } from '../api/beers';
import { eventQueries } from '../api/events';
import { inquiryQueries } from '../api/inquiries';
import { newsletterQueries } from '../api/newsletter';
import { screenQueries } from '../api/screens';
import { taproomQueries } from '../api/taprooms';
import { userQueries } from '../api/users';
import { distributorQueries, pageQueries, redirectQueries, shippingQueries } from '../api/website';
import { useUser } from '../../api/staff/session';
import { useSiteTimeZone } from '../hooks/use-taprooms';
import { listPageTargets } from './quick-jump-pages';
import type { PageKey, Route } from './route';
import classes from './shell.module.css';

type JumpTarget = { key: string; label: string; hint: string | null; icon: LucideIcon; route: Route };
type JumpGroup = { label: string; targets: JumpTarget[] };

const minSearchLength = 2;
const maxRecords = 5;

/** Whether each word of the search is in one of the texts. */
const matches = (search: string, ...texts: (string | null)[]) =>
  search.split(/\s+/).every((word) => includesIgnoringCase(texts.join(' '), word));

/** Other words for what is on a page of the site, by its key. */
const pageKeywords: Record<string, string> = {
  taproom: 'faq questions parking dogs kids food what to expect',
  contact: 'faq questions form private events',
  events: 'faq private events',
  shipping: 'faq order',
  'not-found': '404 error',
  taps: 'on tap now menu',
};

type RecordGroup = {
  label: string;
  icon: LucideIcon;
  page: PageKey;
};

/** `id`: of the route. */
type FoundRecord = { id: string; label: string; hint?: string | null };

function useRecords<Data, Key extends QueryKey>(
  { label, icon, page }: RecordGroup,
  query: UseQueryOptions<Data, Error, Data, Key>,
  list: (data: Data) => FoundRecord[],
) {
  const { data, isFetching, isError } = useQuery(query);
  const targets = (data ? list(data) : []).map(({ id, hint = null, ...record }): JumpTarget => ({
    key: `${page} ${id}`,
    icon,
    hint,
    ...record,
    route: { page, id },
  }));
  return { label, targets, isFetching, isError };
}

/** Records that the server finds, and those of short lists, which are searched here. */
function useRecordGroups(search: string) {
  const timeZone = useSiteTimeZone();
  const enabled = search.length >= minSearchLength;
  const params = { search, limit: maxRecords };
  const all = { enabled, staleTime: 60_000 };
  const screens = useRecords(
    { label: 'Screens', icon: MonitorPlay, page: 'screens' },
    { ...screenQueries.screens(), ...all, refetchInterval: false },
    (found) =>
      found
        .filter(({ name }) => matches(search, name))
        .map(({ _id, name }) => ({ id: _id, label: name, hint: 'Screen' })),
  );
  const users = useRecords(
    { label: 'Users and screens', icon: Users, page: 'settings' },
    { ...userQueries.list(), ...all },
    (found) =>
      found
        .filter((user) => matches(search, fullName(user), user.email))
        .map((user) => ({ id: `users/${user._id}`, label: fullName(user), hint: user.email })),
  );
  const groups = [
    useRecords(
      { label: 'Pages of the site', icon: FileText, page: 'pages-edit' },
      { ...pageQueries.list(), ...all },
      ({ entries }) =>
        entries
          .filter(({ key, label, path }) => matches(search, label, path, pageKeywords[key.replace(/-page$/, '')] ?? ''))
          .map(({ key, label, path }) => ({ id: key, label, hint: path })),
    ),
    useRecords(
      { label: 'Beers', icon: Beer, page: 'beers-edit' },
      { ...beerQueries.list(params), enabled },
      ({ beers }) => beers.map(({ _id, name, style }) => ({ id: _id, label: name, hint: style })),
    ),
    useRecords(
      { label: 'Events', icon: CalendarDays, page: 'events' },
      { ...eventQueries.list({ ...params, order: 'upcoming-first' }), enabled },
      ({ events }) =>
        events.map(({ _id, title, startDate }) => ({ id: _id, label: title, hint: formatShortDate(startDate) })),
    ),
    useRecords(
      { label: 'Inquiries', icon: Inbox, page: 'inbox' },
      { ...inquiryQueries.list(params), enabled },
      ({ inquiries }) =>
        inquiries.map(({ _id, name, kind, createdAt }) => {
          const received = formatShortDate(todayIn(timeZone, new Date(createdAt)));
          return { id: _id, label: name, hint: `${inquiryKindLabels[kind]}, ${received}` };
        }),
    ),
    useRecords({ label: 'Taprooms', icon: Store, page: 'content' }, { ...taproomQueries.list(), ...all }, (taprooms) =>
      taprooms
        .filter((taproom) => matches(search, taproomLabel(taproom), taproom.path))
        .map((taproom) => ({ id: taproom.slug, label: taproomLabel(taproom), hint: 'Hours, contact and photos' })),
    ),
    useRecords(
      { label: 'Distributors', icon: MapPin, page: 'distributors-edit' },
      { ...distributorQueries.list({ search }), enabled },
      ({ distributors }) => distributors.map(({ id, name, kind }) => ({ id, label: name, hint: kindLabels[kind].one })),
    ),
    useRecords(
      { label: 'Shipping states', icon: Truck, page: 'shipping-states' },
      { ...shippingQueries.states(), ...all },
      (states) =>
        states
          .filter(({ state, code }) => matches(search, state) || code.toLowerCase() === search.toLowerCase())
          .map(({ state, isEnabled }) => ({
            id: state,
            label: state,
            hint: isEnabled ? 'You ship here' : 'You don’t ship here',
          })),
    ),
    useRecords(
      { label: 'Redirects', icon: CornerDownRight, page: 'redirects' },
      { ...redirectQueries.list({ search }), enabled },
      ({ redirects }) => redirects.map(({ from, to }) => ({ id: from, label: from, hint: to })),
    ),
    useRecords(
      { label: 'Subscribers', icon: Mail, page: 'newsletter' },
      { ...newsletterQueries.subscribers(params), enabled },
      ({ subscribers }) => subscribers.map(({ email }) => ({ id: email, label: email })),
    ),
    { ...users, targets: [...users.targets, ...screens.targets] },
  ];
  const queries = [...groups, screens];
  return {
    records: enabled ? groups : [],
    isSearching: queries.some(({ isFetching }) => isFetching),
    hasFailed: queries.some(({ isError }) => isError),
  };
}

function useJumpTargets(text: string) {
  const user = useUser();
  const search = text.trim();
  const { records, ...state } = useRecordGroups(search);
  const pages = listPageTargets(user)
    .filter(({ label, hint, keywords, isDetail }) => (search ? matches(search, label, hint, keywords) : !isDetail))
    .sort((one, other) => Number(matches(search, other.label)) - Number(matches(search, one.label)))
    .map(({ keywords: _keywords, isDetail: _isDetail, ...target }) => ({
      key: `${target.route.page} ${target.label}`,
      ...target,
    }));
  const groups: JumpGroup[] = [{ label: 'Pages', targets: pages }, ...records]
    .map(({ label, targets }) => ({ label, targets: search ? targets.slice(0, maxRecords) : targets }))
    .filter(({ targets }) => targets.length > 0);
  return { groups, ...state };
}

type QuickJumpProps = { isOpen: boolean; onClose: () => void };

export function QuickJump({ isOpen, onClose }: QuickJumpProps) {
  // The focus belongs to the page that opens after a jump.
  const [hasJumped, setJumped] = useState(false);
  // Mantine returns the focus only if it has seen the dialog open.
  const isMounted = useMounted();
  const handleJump = ({ route }: JumpTarget) => {
    setJumped(true);
    onClose();
    void navigate(route);
  };

  return (
    <Modal
      opened={isMounted && isOpen}
      onClose={onClose}
      returnFocus={!hasJumped}
      withCloseButton={false}
      padding={0}
      size={600}
      yOffset="12dvh"
      zIndex={400}
      attributes={{ content: { 'aria-label': 'Quick jump' } }}
    >
      {isOpen && <JumpSearch onJump={handleJump} onClose={onClose} />}
    </Modal>
  );
}

const border = '1px solid var(--mantine-color-gray-3)';

function JumpSearch({ onJump, onClose }: { onJump: (target: JumpTarget) => void; onClose: () => void }) {
  const [text, setText] = useState('');
  const [searchText] = useDebouncedValue(text, 200);
  const { groups, isSearching, hasFailed } = useJumpTargets(searchText);
  const targets = groups.flatMap((group) => group.targets);
  const combobox = useCombobox({ opened: true, onDropdownClose: onClose });
  const keys = targets.map(({ key }) => key).join();
  const selectFirst = useEffectEvent(() => void combobox.selectFirstOption());
  // Enter opens the first result.
  useEffect(() => {
    if (keys) selectFirst();
  }, [keys]);

  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(key) => {
        const target = targets.find((candidate) => candidate.key === key);
        if (target) onJump(target);
      }}
    >
      <Combobox.EventsTarget withExpandedAttribute>
        <TextInput
          data-autofocus
          size="lg"
          variant="unstyled"
          aria-label="Jump to"
          placeholder="Page, setting or record"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          leftSection={<Search size={20} />}
          rightSection={isSearching && <Loader size={18} aria-label="Searching" />}
          style={{ borderBottom: border }}
        />
      </Combobox.EventsTarget>
      <Combobox.Options
        aria-label="Results"
        hidden={targets.length === 0}
        mah="min(60dvh, 440px)"
        p={6}
        style={{ overflow: 'hidden auto' }}
      >
        {groups.map((group) => (
          <Combobox.Group key={group.label} label={group.label}>
            {group.targets.map(({ key, label, hint, icon: Icon }) => (
              <Combobox.Option key={key} value={key}>
                <Group gap={10} wrap="nowrap" mih={28}>
                  <Icon size={18} color="var(--mantine-color-gray-7)" style={{ flex: 'none' }} aria-hidden />
                  <Text span inherit truncate>
                    {label}
                  </Text>
                  {hint && (
                    <Text span inherit truncate c="dimmed" flex="0 100 auto" miw="30%" ml="auto" ta="right">
                      {hint}
                    </Text>
                  )}
                </Group>
              </Combobox.Option>
            ))}
          </Combobox.Group>
        ))}
      </Combobox.Options>
      {targets.length === 0 && !isSearching && (
        <Text c="dimmed" p="lg" ta="center">
          {hasFailed ? 'The search failed. Check your connection and try again.' : 'Nothing found'}
        </Text>
      )}
      <VisuallyHidden role="status">{isSearching ? '' : pluralize(targets.length, 'result')}</VisuallyHidden>
      <Text size="xs" c="dimmed" px={14} py={8} style={{ borderTop: border }} className={classes.keys}>
        ↑ ↓ to choose, Enter to open, Esc to close
      </Text>
    </Combobox>
  );
}
