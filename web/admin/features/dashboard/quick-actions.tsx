import { Button, Group, Title } from '@mantine/core';
import { Beer, CalendarPlus, ChartColumn, Images, type LucideIcon } from 'lucide-react';
import { navigate } from '../../shell/navigation';
import type { PageKey } from '../../shell/route';

const quickActions: { label: string; page: PageKey; icon: LucideIcon }[] = [
  { label: 'New Beer', page: 'beers-new', icon: Beer },
  { label: 'New Event', page: 'events-new', icon: CalendarPlus },
  { label: 'Content', page: 'content', icon: Images },
  { label: 'Analytics', page: 'analytics', icon: ChartColumn },
];

export function QuickActions() {
  return (
    <section aria-labelledby="quick-actions">
      <Title order={2} id="quick-actions" mb="xs">
        Quick Actions
      </Title>
      <Group gap="sm">
        {quickActions.map(({ label, page, icon: Icon }) => (
          <Button
            key={page}
            variant="default"
            leftSection={<Icon size={16} aria-hidden />}
            onClick={() => void navigate({ page })}
          >
            {label}
          </Button>
        ))}
      </Group>
    </section>
  );
}
