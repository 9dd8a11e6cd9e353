import { Stack, Tabs, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { canManagePersonalData } from '@domain/user/permission';
import { CircleUserRound, FileUser, PackageOpen, Users } from 'lucide-react';
import { useState } from 'react';
import { setupQueries } from '../../api/setup';
import { useUser } from '../../auth/use-session';
import { PageHeader } from '../../components/page-header';
import { confirmLeaving } from '../../hooks/use-unsaved-changes';
import { DemoPanel } from './demo-panel';
import { DeviceList } from './device-list';
import { PersonalDataPanel } from './personal-data/personal-data-panel';
import { ProfileForm } from './profile-form';
import { SecondFactorSection } from './second-factor-section';
import { SecuritySection } from './security-section';
import { UsersPanel } from './users-panel';

export function SettingsPage() {
  const me = useUser();
  const { startEmpty, version } = useQuery(setupQueries.current()).data ?? {};
  const [tab, setTab] = useState<string | null>('users');
  const handleTab = async (next: string | null) => {
    if (next !== tab && (await confirmLeaving())) setTab(next);
  };
  return (
    <>
      <PageHeader title="Settings" subtitle="Manage admin and moderator access" />
      <Tabs value={tab} onChange={(next) => void handleTab(next)} keepMounted={false}>
        <Tabs.List mb="md">
          <Tabs.Tab value="users" leftSection={<Users size={16} aria-hidden />}>
            Users
          </Tabs.Tab>
          <Tabs.Tab value="profile" leftSection={<CircleUserRound size={16} aria-hidden />}>
            My Profile
          </Tabs.Tab>
          {canManagePersonalData(me) && (
            <Tabs.Tab value="personal-data" leftSection={<FileUser size={16} aria-hidden />}>
              Personal Data
            </Tabs.Tab>
          )}
          {startEmpty && (
            <Tabs.Tab value="demo" leftSection={<PackageOpen size={16} aria-hidden />}>
              Demo Content
            </Tabs.Tab>
          )}
        </Tabs.List>
        <Tabs.Panel value="users">
          <UsersPanel />
        </Tabs.Panel>
        <Tabs.Panel value="profile">
          <Stack gap="md">
            <ProfileForm />
            <SecondFactorSection />
            <SecuritySection title="Signed-In Devices" text="Sign out the devices that you no longer use.">
              <DeviceList userId={null} />
            </SecuritySection>
          </Stack>
        </Tabs.Panel>
        {canManagePersonalData(me) && (
          <Tabs.Panel value="personal-data">
            <PersonalDataPanel />
          </Tabs.Panel>
        )}
        {startEmpty && (
          <Tabs.Panel value="demo">
            <DemoPanel startEmpty={startEmpty} />
          </Tabs.Panel>
        )}
      </Tabs>
      {version && (
        <Text size="xs" c="dimmed" mt="xl">
          Version {version}
        </Text>
      )}
    </>
  );
}
