import { Badge, NavLink, ScrollArea, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { inquiryQueries } from '../api/inquiries';
import { useUser } from '../auth/use-session';
import { formatCount } from '../lib/format-count';
import { navigate, useRoute } from './navigation';
import { routes } from './routes';
import { sectionsOf } from './sections';
import classes from './shell.module.css';

/** A page of one item: only the total is needed. */
const newInquiries = { ...inquiryQueries.list({ status: 'new', limit: 1 }), refetchInterval: 60_000 };

export function SidebarNav({ onNavigate }: { onNavigate?: () => void }) {
  const { page } = useRoute();
  const newCount = useQuery(newInquiries).data?.pagination.total ?? 0;

  return (
    <ScrollArea flex={1} type="auto">
      {sectionsOf(useUser()).map(({ page: target, label, icon: Icon }) => (
        <NavLink
          key={target}
          component="button"
          type="button"
          label={label}
          leftSection={<Icon size={18} aria-hidden />}
          rightSection={target === 'inbox' && newCount > 0 ? <NewBadge count={newCount} /> : undefined}
          active={routes[page].section === target}
          aria-current={routes[page].section === target ? 'page' : undefined}
          className={classes.link}
          onClick={() => {
            onNavigate?.();
            void navigate({ page: target });
          }}
        />
      ))}
    </ScrollArea>
  );
}

function NewBadge({ count }: { count: number }) {
  return (
    <Badge component="span" size="sm" variant="filled">
      {formatCount(count)}
      <VisuallyHidden> new</VisuallyHidden>
    </Badge>
  );
}
