import { Anchor, AppShell, Burger, Drawer, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { ExternalLink } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useUser } from '../auth/use-session';
import { ShortcutDialogs } from './shortcut-dialogs';
import { SidebarNav } from './sidebar-nav';
import { PageOutlet } from './page-outlet';
import classes from './shell.module.css';
import { HeaderIcon } from './header-icon';
import { UserCard } from './user-card';

/** Layout of all pages: header, sidebar (a drawer on phones) and the current user. */
export function Shell() {
  const [isMenuOpen, menu] = useDisclosure(false);
  const { firstName } = useUser();

  return (
    <AppShell
      header={{ height: 52 }}
      navbar={{ width: 220, breakpoint: 'sm', collapsed: { mobile: true } }}
      padding={{ base: 'sm', sm: 'lg' }}
    >
      <AppShell.Header className={classes.header}>
        <a href="#page" className={classes.skip} onClick={skipToPage}>
          Skip to content
        </a>
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
          <Text fw={600} truncate>
            Welcome back, {firstName}!
          </Text>
        </Group>
        <Group wrap="nowrap" gap="sm">
          <ShortcutDialogs />
          <Anchor href="/" target="_blank" rel="noopener" size="sm" className={classes.site}>
            <span className={classes.siteText}>View site</span>
            <ExternalLink size={14} aria-label="(opens a new tab)" />
          </Anchor>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="sm" visibleFrom="sm" aria-label="Sections" className={classes.navbar}>
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
        classNames={{ content: classes.drawer, body: classes.drawerBody }}
      >
        <nav aria-label="Sections" className={classes.drawerMenu}>
          <SidebarNav onNavigate={menu.close} />
        </nav>
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
