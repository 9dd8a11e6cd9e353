import { Stack, Tabs, Text, Paper } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CircleUserRound, DatabaseBackup, FileUser, Mail, PackageOpen, Users } from 'lucide-react';
import { useState } from 'react';
import { canManageBackups, canManagePersonalData, canSetMailServer } from '@domain/user/permission';
import type { User } from '@domain/user/schema';
import { authQueries } from '../../api/users';
import { setupQueries } from '../../api/installation';
import { useUser } from '../../../api/staff/session';
import { PageHeader } from '../../components/page-header';
import { QueryState } from '../../components/query-state';
import { confirmLeaving } from '../../hooks/use-unsaved-changes';
import type { PageProps } from '../../shell/route';
import { BackupsPanel } from './backups-panel';
import { DemoPanel } from './demo-panel';
import { DeviceList } from './device-list';
import { MailPanel } from './mail-panel';
import { PersonalDataPanel } from './personal-data/personal-data-panel';
import { SecondFactorSection, SecuritySection } from './second-factor-section';
import { useUserForm } from './user-form-values';
import { UserFields } from './user-modal';
import { UsersPanel } from './users-panel';
import { RecordForm } from '../../components/record-form';

/** The signed-in user's own name, e-mail and password. */
function ProfileForm() {
  const query = useQuery(authQueries.me());
  return (
    <QueryState query={query} errorText="Failed to load your profile">
      {(me) => <ProfileFields me={me} />}
    </QueryState>
  );
}

function ProfileFields({ me }: { me: User }) {
  const recordForm = useUserForm({ user: me, canEditRole: false });
  return (
    <Paper withBorder p="md" maw={560}>
      <RecordForm of={recordForm} itemName="profile" saveLabel="Save Profile" isSmall>
        <Stack gap="sm">
          <UserFields form={recordForm.form} isNew={false} me={recordForm.base ?? me} />
        </Stack>
      </RecordForm>
    </Paper>
  );
}

/** `route.id`: the tab to open, and the user: `users/{id}`. */
export function SettingsPage({ route }: Partial<PageProps>) {
  const me = useUser();
  const { startEmpty, version } = useQuery(setupQueries.current()).data ?? {};
  const [initialTab, userId] = (route?.id ?? 'users').split('/');
  const [tab, setTab] = useState<string | null>(initialTab ?? null);
  const handleTab = async (next: string | null) => {
    if (next !== tab && (await confirmLeaving())) setTab(next);
  };
  return (
    <>
      <PageHeader title="Settings" subtitle="Manage admin and moderator access" />
      <Tabs value={tab} onChange={(next) => void handleTab(next)} keepMounted={false}>
        <Tabs.List mb="md">
          <Tabs.Tab value="users" leftSection={<Users size={16} />}>
            Users
          </Tabs.Tab>
          <Tabs.Tab value="profile" leftSection={<CircleUserRound size={16} />}>
            My Profile
          </Tabs.Tab>
          {canSetMailServer(me) && (
            <Tabs.Tab value="mail" leftSection={<Mail size={16} />}>
              Mail
            </Tabs.Tab>
          )}
          {canManageBackups(me) && (
            <Tabs.Tab value="backups" leftSection={<DatabaseBackup size={16} />}>
              Backups
            </Tabs.Tab>
          )}
          {canManagePersonalData(me) && (
            <Tabs.Tab value="personal-data" leftSection={<FileUser size={16} />}>
              Personal Data
            </Tabs.Tab>
          )}
          {startEmpty && (
            <Tabs.Tab value="demo" leftSection={<PackageOpen size={16} />}>
              Demo Content
            </Tabs.Tab>
          )}
        </Tabs.List>
        <Tabs.Panel value="users">
          <UsersPanel userId={userId} />
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
        {canSetMailServer(me) && (
          <Tabs.Panel value="mail">
            <MailPanel />
          </Tabs.Panel>
        )}
        {canManageBackups(me) && (
          <Tabs.Panel value="backups">
            <BackupsPanel />
          </Tabs.Panel>
        )}
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
