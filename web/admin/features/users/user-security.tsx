import { Button, Divider, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { fullName } from '@domain/user/display';
import type { User } from '@domain/user/user';
import { securityQueries, turnOffSecondFactorOf } from '../../api/security';
import { confirm } from '../../components/confirm';
import { QueryState } from '../../components/query-state';
import { toast } from '../../components/toast';
import { errorMessage } from '../../lib/error-message';
import { DeviceList } from './device-list';
import { useSecurityRefresh } from './use-security-refresh';

/** In the dialog of another user, for admins. */
export function UserSecurity({ user }: { user: User }) {
  return (
    <Stack gap="sm" mt="md">
      <Divider label="Signed-in devices" labelPosition="left" />
      <DeviceList userId={user._id} />
      <Divider label="Two-step sign-in" labelPosition="left" />
      <SecondFactorOfUser user={user} />
    </Stack>
  );
}

function SecondFactorOfUser({ user }: { user: User }) {
  const query = useQuery(securityQueries.secondFactor(user._id));
  const isOn = query.data?.isOn === true;
  return (
    <QueryState query={query} isEmpty={false} emptyText="" errorText="Failed to load two-step sign-in">
      <Group justify="space-between" gap="sm">
        <Text size="sm">{isOn ? 'On' : 'Off'}</Text>
        {isOn && <TurnOffButton user={user} />}
      </Group>
    </QueryState>
  );
}

/** For users who have lost the phone and the recovery codes. */
function TurnOffButton({ user }: { user: User }) {
  const refresh = useSecurityRefresh(user._id);
  const { mutate, isPending } = useMutation({
    mutationFn: () => turnOffSecondFactorOf(user._id),
    onSuccess: ({ message }) => void toast.success(message),
    onError: (error) => void toast.error(errorMessage(error, 'Two-step sign-in could not be turned off')),
    onSettled: refresh,
  });
  const handleClick = async () => {
    const message = 'Only do this if the user has lost the phone, and you are sure that it is the user who asks.';
    const title = `Turn off two-step sign-in of ${fullName(user)}?`;
    if (await confirm({ title, message, confirmLabel: 'Turn Off', isDestructive: true })) mutate();
  };
  return (
    <Button variant="default" size="xs" loading={isPending} onClick={() => void handleClick()}>
      Turn Off
    </Button>
  );
}
