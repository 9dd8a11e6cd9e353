import { Stack, Tabs, Text, Paper } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CircleUserRound, DatabaseBackup, FileUser, Mail, PackageOpen, Users } from 'lucide-react';
import { useState } from 'react';
import { isAdminUser } from '@domain/user/permission';
import { authQueries } from '../../api/users';
import { setupQueries } from '../../api/installation';
import { useUser } from '../../../api/staff/session';
import { FormSection } from '../../components/form-parts';
import { PageHeader } from '../../components/page-header';
import { Loaded } from '../../components/query-state';
import { confirmLeaving } from '../../hooks/use-unsaved-changes';
import type { PageProps } from '../../shell/route';
import { BackupsPanel } from './backups-panel';
import { DemoPanel } from './demo-panel';
import { MailPanel } from './mail-panel';
import { PersonalDataPanel } from './personal-data-panel';
import { DeviceList, SecondFactorSection } from './security';
import { UserForm } from './user-modal';
import { UsersPanel } from './users-panel';

const Profile = () => (
  <Stack gap="md" maw={560}>
    <Loaded of={authQueries.me()} errorText="Failed to load your profile">
      {(me) => (
        <Paper withBorder p="md">
          <UserForm user={me} isProfile />
        </Paper>
      )}
    </Loaded>
    <SecondFactorSection />
    <FormSection title="Signed-In Devices" hint="Sign out the devices that you no longer use.">
      <DeviceList userId={null} />
    </FormSection>
  </Stack>
);

/** `route.id`: the tab to open, and the user: `users/{id}`. */
export function SettingsPage({ route }: Partial<PageProps>) {
  const me = useUser();
  const { startEmpty, version } = useQuery(setupQueries.current()).data ?? {};
  const [initialTab, userId] = (route?.id ?? 'users').split('/');
  const [tab, setTab] = useState<string | null>(initialTab ?? null);
  const handleTab = async (next: string | null) => {
    if (next !== tab && (await confirmLeaving())) setTab(next);
  };
  const tabs = [
    { value: 'users', label: 'Users', icon: Users, content: <UsersPanel userId={userId} /> },
    { value: 'profile', label: 'My Profile', icon: CircleUserRound, content: <Profile /> },
    ...(isAdminUser(me)
      ? [
          { value: 'mail', label: 'Mail', icon: Mail, content: <MailPanel /> },
          { value: 'backups', label: 'Backups', icon: DatabaseBackup, content: <BackupsPanel /> },
          { value: 'personal-data', label: 'Personal Data', icon: FileUser, content: <PersonalDataPanel /> },
        ]
      : []),
    ...(startEmpty
      ? [{ value: 'demo', label: 'Demo Content', icon: PackageOpen, content: <DemoPanel startEmpty={startEmpty} /> }]
      : []),
  ];
  return (
    <>
      <PageHeader title="Settings" subtitle="Manage admin and moderator access" />
      <Tabs value={tab} onChange={(next) => void handleTab(next)} keepMounted={false}>
        <Tabs.List mb="md">
          {tabs.map(({ value, label, icon: Icon }) => (
            <Tabs.Tab key={value} value={value} leftSection={<Icon size={16} />}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map(({ value, content }) => (
          <Tabs.Panel key={value} value={value}>
            {content}
          </Tabs.Panel>
        ))}
      </Tabs>
      {version && (
        <Text size="xs" c="dimmed" mt="xl">
          Version {version}
        </Text>
      )}
    </>
  );
}
