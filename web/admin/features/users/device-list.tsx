import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { formatMomentAgo } from '@domain/tap/freshness';
import type { UserSession } from '@domain/user/schema';
import { revokeSession, revokeSessions, securityKey, securityQueries } from '../../api/users';
import { confirm } from '../../components/confirm';
import { QueryState } from '../../components/query-state';
import { toast } from '../../components/toast';
import { useNow } from '../../../ui/use-now';
import { useSiteTimeZone } from '../../hooks/use-taprooms';
import { errorMessage } from '../../lib/error-message';
import { SmallButton } from '../../components/buttons';

type DeviceListProps = {
  /** Null: the signed-in user. */
  userId: string | null;
};

/** The devices on which a user is signed in. Each one can be signed out, and all others at once. */
export function DeviceList({ userId }: DeviceListProps) {
  const query = useQuery(securityQueries.sessions(userId));
  const others = query.data?.filter(({ isCurrent }) => !isCurrent) ?? [];
  return (
    <Stack gap="sm">
      <QueryState
        query={query}
        isEmpty={query.data?.length === 0}
        emptyText="Not signed in on any device"
        errorText="Failed to load the devices"
      >
        <Stack component="ul" gap="sm">
          {query.data?.map((session) => (
            <Device key={session._id} session={session} userId={userId} />
          ))}
        </Stack>
        {others.length > 0 && <SignOutAll userId={userId} />}
      </QueryState>
    </Stack>
  );
}

const breakAnywhere = { overflowWrap: 'anywhere' } as const;

/** The session of this page is ended with Sign Out. */
function Device({ session, userId }: { session: UserSession; userId: string | null }) {
  const timeZone = useSiteTimeZone();
  const now = useNow();
  const ago = (instant: string) => formatMomentAgo(instant, timeZone, now);
  const { mutate, isPending } = useRevocation(userId, () => revokeSession(userId, session._id));
  const name = session.device ?? 'Unknown device';
  return (
    <Group component="li" justify="space-between" wrap="nowrap" gap="sm">
      <div style={{ minWidth: 0 }}>
        <Group gap="xs">
          <Text span size="sm" fw={600} style={breakAnywhere}>
            {name}
          </Text>
          {session.isCurrent && (
            <Badge size="sm" color="gray">
              This device
            </Badge>
          )}
        </Group>
        <Text size="sm" c="dimmed" style={breakAnywhere}>
          Signed in {ago(session.signedInAt)}
          {session.isCurrent ? '' : ` · Last used ${ago(session.lastUsedAt)}`}
          {session.ipAddress && ` · ${session.ipAddress}`}
        </Text>
      </div>
      {!session.isCurrent && (
        <SmallButton flex="none" aria-label={`Sign out ${name}`} loading={isPending} onClick={() => mutate()}>
          Sign Out
        </SmallButton>
      )}
    </Group>
  );
}

function SignOutAll({ userId }: DeviceListProps) {
  const { mutate, isPending } = useRevocation(userId, () => revokeSessions(userId));
  const label = userId === null ? 'Sign Out Other Devices' : 'Sign Out All Devices';
  const handleClick = async () => {
    const message = 'They have to sign in again. Unsaved changes on these devices may be lost.';
    if (await confirm({ title: `${label}?`, message, confirmLabel: 'Sign Out', isDestructive: true })) mutate();
  };
  return (
    <Group>
      <Button variant="default" loading={isPending} onClick={() => void handleClick()}>
        {label}
      </Button>
    </Group>
  );
}

function useRevocation(userId: string | null, revoke: () => Promise<{ message: string }>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: revoke,
    onSuccess: ({ message }) => void toast.success(message),
    onError: (error) => void toast.error(errorMessage(error, 'The device could not be signed out')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: securityKey(userId) }),
  });
}
