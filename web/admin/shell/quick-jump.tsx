import { Combobox, Loader, Modal, Text, TextInput, useCombobox, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
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
import classes from './quick-jump.module.css';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
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
import type { Route } from './route';

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

const toTargets = <Item,>(
  icon: LucideIcon,
  items: readonly Item[] | undefined,
  toTarget: (item: Item) => Omit<JumpTarget, 'icon'>,
): JumpTarget[] => (items ?? []).map((item) => ({ icon, ...toTarget(item) }));

const groupOf = <Item,>(
  label: string,
  icon: LucideIcon,
  items: readonly Item[] | undefined,
  toTarget: (item: Item) => Omit<JumpTarget, 'icon'>,
): JumpGroup => ({ label, targets: toTargets(icon, items, toTarget) });

/** What the quick jump offers: pages, settings, and records that the server finds. */
function useJumpTargets(text: string) {
  const user = useUser();
  const timeZone = useSiteTimeZone();
  const search = text.trim();
  const params = { search, limit: maxRecords };
  const hasSearch = search.length >= minSearchLength;
  const options = { enabled: hasSearch, placeholderData: keepPreviousData };
  // Short lists, which are searched here.
  const listOptions = { enabled: hasSearch, staleTime: 60_000 };
  const queries = useQueries({
    queries: [
      { ...beerQueries.list(params), ...options },
      { ...eventQueries.list({ ...params, order: 'upcoming-first' }), ...options },
      { ...inquiryQueries.list(params), ...options },
      { ...distributorQueries.list({ search }), ...options },
      { ...redirectQueries.list({ search }), ...options },
      { ...newsletterQueries.subscribers(params), ...options },
      { ...pageQueries.list(), ...listOptions },
      { ...taproomQueries.list(), ...listOptions },
      { ...shippingQueries.states(), ...listOptions },
      { ...screenQueries.screens(), ...listOptions, refetchInterval: false },
      { ...userQueries.list(), ...listOptions },
    ],
  });
  const [beers, events, inquiries, distributors, redirects, subscribers, pages, taprooms, states, screens, users] =
    queries;

  const records: JumpGroup[] = [
    groupOf(
      'Pages of the site',
      FileText,
      pages.data?.entries.filter(({ key, label, path }) =>
        matches(search, label, path, pageKeywords[key.replace(/-page$/, '')] ?? ''),
      ),
      ({ key, label, path }) => ({ key: `page ${key}`, label, hint: path, route: { page: 'pages-edit', id: key } }),
    ),
    groupOf('Beers', Beer, beers.data?.beers, ({ _id, name, style }) => ({
      key: _id,
      label: name,
      hint: style,
      route: { page: 'beers-edit', id: _id },
    })),
    groupOf('Events', CalendarDays, events.data?.events, ({ _id, title, startDate }) => ({
      key: _id,
      label: title,
      hint: formatShortDate(startDate),
      route: { page: 'events', id: _id },
    })),
    groupOf('Inquiries', Inbox, inquiries.data?.inquiries, ({ _id, name, kind, createdAt }) => ({
      key: _id,
      label: name,
      hint: `${inquiryKindLabels[kind]}, ${formatShortDate(todayIn(timeZone, new Date(createdAt)))}`,
      route: { page: 'inbox', id: _id },
    })),
    groupOf(
      'Taprooms',
      Store,
      taprooms.data?.filter((taproom) => matches(search, taproomLabel(taproom), taproom.path)),
      (taproom) => ({
        key: `taproom ${taproom.slug}`,
        label: taproomLabel(taproom),
        hint: 'Hours, contact and photos',
        route: { page: 'content', id: taproom.slug },
      }),
    ),
    groupOf('Distributors', MapPin, distributors.data?.distributors, ({ id, name, kind }) => ({
      key: id,
      label: name,
      hint: kindLabels[kind].one,
      route: { page: 'distributors-edit', id },
    })),
    groupOf(
      'Shipping states',
      Truck,
      states.data?.filter(({ state, code }) => matches(search, state) || code.toLowerCase() === search.toLowerCase()),
      ({ state, code, isEnabled }) => ({
        key: `state ${code}`,
        label: state,
        hint: isEnabled ? 'You ship here' : 'You don’t ship here',
        route: { page: 'shipping-states', id: state },
      }),
    ),
    groupOf('Redirects', CornerDownRight, redirects.data?.redirects, ({ _id, from, to }) => ({
      key: _id,
      label: from,
      hint: to,
      route: { page: 'redirects', id: from },
    })),
    groupOf('Subscribers', Mail, subscribers.data?.subscribers, ({ _id, email }) => ({
      key: _id,
      label: email,
      hint: null,
      route: { page: 'newsletter', id: email },
    })),
    {
      label: 'Users and screens',
      targets: [
        ...toTargets(
          Users,
          users.data?.filter((each) => matches(search, fullName(each), each.email)),
          ({ _id, email, ...each }) => ({
            key: `user ${_id}`,
            label: fullName(each),
            hint: email,
            route: { page: 'settings', id: `users/${_id}` },
          }),
        ),
        ...toTargets(
          MonitorPlay,
          screens.data?.filter(({ name }) => matches(search, name)),
          ({ _id, name }) => ({
            key: `screen ${_id}`,
            label: name,
            hint: 'Screen',
            route: { page: 'screens', id: _id },
          }),
        ),
      ],
    },
  ];
  const groups: JumpGroup[] = [
    {
      label: 'Pages',
      targets: listPageTargets(user)
        .filter(({ label, hint, keywords, isDetail }) => (search ? matches(search, label, hint, keywords) : !isDetail))
        .sort((one, other) => Number(matches(search, other.label)) - Number(matches(search, one.label)))
        .map(({ keywords: _keywords, isDetail: _isDetail, ...target }) => ({
          key: `${target.route.page} ${target.label}`,
          ...target,
        })),
    },
    ...(hasSearch ? records : []),
  ];
  return {
    groups: groups
      .map(({ label, targets }) => ({ label, targets: search ? targets.slice(0, maxRecords) : targets }))
      .filter(({ targets }) => targets.length > 0),
    isSearching: queries.some(({ isFetching }) => isFetching),
    hasFailed: queries.some(({ isError }) => isError),
  };
}

type QuickJumpProps = { isOpen: boolean; onClose: () => void };

/** Finds pages, settings and records by their names and other words, and opens them. */
export function QuickJump({ isOpen, onClose }: QuickJumpProps) {
  // The focus belongs to the page that opens after a jump.
  const [hasJumped, setJumped] = useState(false);
  // Reset in the same render that opens the dialog: a later change would return the focus to the closed dialog's field.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (isOpen) setJumped(false);
  }
  const handleJump = ({ route }: JumpTarget) => {
    setJumped(true);
    onClose();
    void navigate(route);
  };

  return (
    <Modal
      opened={isOpen}
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
          className={classes.field}
        />
      </Combobox.EventsTarget>
      <Combobox.Options aria-label="Results" className={classes.options}>
        {groups.map((group) => (
          <Combobox.Group key={group.label} label={group.label}>
            {group.targets.map((target) => (
              <Option key={target.key} target={target} />
            ))}
          </Combobox.Group>
        ))}
      </Combobox.Options>
      {targets.length === 0 && !isSearching && (
        <Text size="sm" c="dimmed" p="lg" ta="center">
          {hasFailed ? 'The search failed. Check your connection and try again.' : 'Nothing found'}
        </Text>
      )}
      <VisuallyHidden role="status">{isSearching ? '' : pluralize(targets.length, 'result')}</VisuallyHidden>
      <Text size="xs" c="dimmed" className={classes.footer}>
        ↑ ↓ to choose, Enter to open, Esc to close
      </Text>
    </Combobox>
  );
}

const Option = ({ target: { key, label, hint, icon: Icon } }: { target: JumpTarget }) => (
  <Combobox.Option value={key} className={classes.option}>
    <Icon size={18} aria-hidden />
    <span className={classes.label}>{label}</span>
    {hint && <span className={classes.hint}>{hint}</span>}
  </Combobox.Option>
);
