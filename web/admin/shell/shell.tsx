import {
  Anchor,
  AppShell,
  Box,
  Burger,
  Drawer,
  Group,
  Text,
  Avatar,
  Badge,
  NavLink,
  ScrollArea,
  VisuallyHidden,
} from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, LogOut, type LucideIcon } from 'lucide-react';
import { Fragment, type MouseEvent } from 'react';
import { fullName, initials } from '@domain/user/display';
import { isDemoName } from '../../site/assets/demo-name';
import emblem from '../../site/assets/emblem.svg';
import { inquiryQueries } from '../api/inquiries';
import { siteQueries } from '../api/site';
import { useUser } from '../../api/staff/session';
import { useSignOut } from '../hooks/use-sign-out';
import { RoleBadge } from '../components/labels';
import { formatCount } from '../../domain/format';
import { navigate, useRoute } from './navigation';
import { PageOutlet } from './page-outlet';
import { listPages, sectionOf, type PageKey } from './route';
import classes from './shell.module.css';
import { ShortcutDialogs } from './shortcuts';
import { SmallButton } from '../components/buttons';

/** A page of one item: only the total is needed. */
const newInquiries = { ...inquiryQueries.list({ status: 'new', limit: 1 }), refetchInterval: 60_000 };

type SidebarLinkProps = { page: PageKey; label: string; icon?: LucideIcon | undefined; isActive: boolean };

function SidebarLink({ page, label, icon: Icon, isActive }: SidebarLinkProps) {
  const newCount = useQuery(newInquiries).data?.pagination.total ?? 0;
  return (
    <NavLink
      component="button"
      type="button"
      label={label}
      leftSection={Icon && <Icon size={18} aria-hidden />}
      rightSection={
        page === 'inbox' && newCount > 0 ? (
          <Badge component="span" size="sm" variant="filled">
            {formatCount(newCount)}
            <VisuallyHidden> new</VisuallyHidden>
          </Badge>
        ) : undefined
      }
      active={isActive}
      aria-current={isActive ? 'page' : undefined}
      className={classes.link}
      data-nested={!Icon || undefined}
      onClick={() => void navigate({ page })}
    />
  );
}

export function SidebarNav() {
  const current = sectionOf(useRoute().page);
  const listed = listPages(useUser()).filter(({ place }) => place !== 'jump');

  return (
    <ScrollArea flex={1} type="auto" scrollbarSize={8} offsetScrollbars="present">
      {listed.map(({ page, title, icon, place }) => (
        <Fragment key={page}>
          {page === 'pages' && <SidebarLink page={page} label="Website" icon={icon} isActive={false} />}
          <SidebarLink
            page={page}
            label={title}
            icon={place === 'website' ? undefined : icon}
            isActive={current === page}
          />
        </Fragment>
      ))}
    </ScrollArea>
  );
}

function UserCard() {
  const user = useUser();
  const signOut = useSignOut();

  return (
    <Box mt={12}>
      <Group wrap="nowrap" gap="sm" mb="sm">
        <Avatar color="amber" variant="filled" radius="xl" aria-hidden>
          {initials(user)}
        </Avatar>
        <div style={{ minWidth: 0 }}>
          <Text fw={600} truncate title={fullName(user)}>
            {fullName(user)}
          </Text>
          <RoleBadge role={user.role} />
        </div>
      </Group>
      <SmallButton fullWidth icon={LogOut} loading={signOut.isPending} onClick={signOut.start}>
        Sign Out
      </SmallButton>
    </Box>
  );
}

const size = 30;

/** The uploaded icon, or the demo brewery's; another brewery without an icon has none. */
function HeaderIcon() {
  const { data } = useQuery(siteQueries.brand());
  if (!data) return <span style={{ width: size, height: size }} />;
  const url = data.favicon?.url ?? (isDemoName(data.name) ? emblem : null);
  return url && <img src={url} alt="" width={size} height={size} style={{ objectFit: 'contain' }} />;
}

export function Shell() {
  const [isMenuOpen, menu] = useDisclosure(false);
  const { firstName } = useUser();

  return (
    <AppShell
      header={{ height: 52 }}
      navbar={{ width: 220, breakpoint: 'sm', collapsed: { mobile: true } }}
      padding={{ base: 'sm', sm: 'lg' }}
    >
      <AppShell.Header px={16}>
        <a href="#page" className={classes.skip} onClick={skipToPage}>
          Skip to content
        </a>
        <Group h="100%" wrap="nowrap" gap={12} justify="space-between">
          <Group wrap="nowrap" gap="sm" miw={0}>
            <Burger
              hiddenFrom="sm"
              size="sm"
              opened={isMenuOpen}
              onClick={menu.toggle}
              aria-label="Open menu"
              aria-expanded={isMenuOpen}
            />
            <HeaderIcon />
            <Text size="md" fw={600} truncate>
              Welcome back, {firstName}!
            </Text>
          </Group>
          <Group wrap="nowrap" gap="sm">
            <ShortcutDialogs />
            <Anchor href="/" target="_blank" rel="noopener" className={classes.site}>
              <span className={classes.siteText}>View site</span>
              <ExternalLink size={14} aria-label="(opens a new tab)" />
            </Anchor>
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="sm" visibleFrom="sm" aria-label="Sections">
        <SidebarNav />
        <UserCard />
      </AppShell.Navbar>
      <Drawer
        opened={isMenuOpen}
        onClose={menu.close}
        title="Menu"
        size={280}
        hiddenFrom="sm"
        closeButtonProps={{ 'aria-label': 'Close menu' }}
        classNames={{ content: classes.drawer }}
        styles={{ body: { flex: 1, display: 'flex', flexDirection: 'column' } }}
      >
        <Box
          component="nav"
          flex={1}
          aria-label="Sections"
          onClick={({ target }) => target instanceof Element && target.closest('button') && menu.close()}
        >
          <SidebarNav />
        </Box>
        <UserCard />
      </Drawer>
      <AppShell.Main id="page" tabIndex={-1} className={classes.main}>
        <PageOutlet />
      </AppShell.Main>
    </AppShell>
  );
}

/** Prevents the default action, which would add a history entry without a route. */
function skipToPage(event: MouseEvent) {
  event.preventDefault();
  document.getElementById('page')?.focus();
}
