import { Alert, Button, Checkbox, Group, List, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { EraseInput } from '@domain/privacy/input';
import type { EraseResult, PersonalDataSummary } from '@domain/privacy/personal-data';
import { joinTexts } from '@domain/shared/join-texts';
import { sourceLabels } from '@domain/subscriber/source';
import { invalidateErased, personalDataMutations } from '../../../api/personal-data';
import { confirm } from '../../../components/confirm';
import { InstantDate } from '../../../components/instant-date';
import { toast } from '../../../components/toast';
import { downloadFile } from '../../../lib/download-file';
import { errorMessage } from '../../../lib/error-message';
import { hasNothing, listCounts, listErased } from './facts';

type Subscription = NonNullable<PersonalDataSummary['subscription']>;

/** The subscription and the proof of consent. */
function SubscriptionFacts({ subscription }: { subscription: Subscription }) {
  const { isActive, source, subscribedAt, consentAt, consentPage, consentText, confirmedAt, unsubscribedAt } =
    subscription;
  return (
    <>
      Newsletter subscription ({isActive ? 'active' : 'inactive'}, {sourceLabels[source]}) since{' '}
      <InstantDate value={subscribedAt} />
      <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {consentAt ? (
          <>
            Agreed on <InstantDate value={consentAt} />
            {consentPage && ` at ${consentPage}`}
            {consentText && `, where the form said: “${consentText.replaceAll('\n', ' – ')}”`}.
          </>
        ) : (
          'Added by staff.'
        )}
        {confirmedAt && (
          <>
            {' '}
            Confirmed by email on <InstantDate value={confirmedAt} />.
          </>
        )}
        {!isActive && unsubscribedAt && (
          <>
            {' '}
            Unsubscribed on <InstantDate value={unsubscribedAt} />.
          </>
        )}
      </Text>
    </>
  );
}

type PersonSummaryProps = {
  summary: PersonalDataSummary;
  erase: UseMutationResult<EraseResult, Error, EraseInput>;
};

const accountNotes = {
  staff: 'This person has an account of the staff app, which is not part of this. Delete it under Users.',
  panel: 'This person has an account of the panel, which is not part of this. Delete it there.',
} as const;

const eraseFailed = 'Nothing was erased. Please try again.';
const exportFailed = 'The export failed. Please try again.';

export function PersonSummary({ summary, erase }: PersonSummaryProps) {
  const { email, orders, subscription, pendingSubscription, accounts } = summary;
  const queryClient = useQueryClient();
  const [keepOrders, setKeepOrders] = useState(true);
  const download = useMutation({
    ...personalDataMutations.exportJson,
    onSuccess: downloadFile,
    onError: (error) => void toast.error(errorMessage(error, exportFailed, exportFailed)),
  });
  if (hasNothing(summary)) {
    return (
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        Nothing is stored about {email}.
      </Text>
    );
  }
  const erased = listErased(summary, keepOrders);

  const handleErase = async () => {
    if (erase.isPending) return;
    const isConfirmed = await confirm({
      title: `Erase the data of ${email}?`,
      message: `This deletes ${joinTexts(erased)}. It cannot be undone.`,
      confirmLabel: 'Erase',
      isDestructive: true,
    });
    if (!isConfirmed) return;
    erase.mutate(
      { email, keepOrders },
      {
        onSuccess: () => void invalidateErased(queryClient),
        onError: (error) => void toast.error(errorMessage(error, eraseFailed, eraseFailed)),
      },
    );
  };

  return (
    <Stack gap="sm">
      <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
        Stored about {email}:
      </Text>
      <List size="sm" aria-label="Stored data">
        {listCounts(summary).map((text) => (
          <List.Item key={text}>{text}</List.Item>
        ))}
        {subscription && (
          <List.Item>
            <SubscriptionFacts subscription={subscription} />
          </List.Item>
        )}
        {pendingSubscription && <List.Item>Newsletter subscription that is not confirmed yet</List.Item>}
      </List>
      {accounts.map((kind) => (
        <Alert key={kind} color="gray">
          {accountNotes[kind]}
        </Alert>
      ))}
      {orders > 0 && (
        <Checkbox
          label="Keep shipping orders"
          description="Laws on taxes and alcohol may require you to keep them for years, with their emails."
          checked={keepOrders}
          onChange={({ currentTarget }) => setKeepOrders(currentTarget.checked)}
        />
      )}
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<Download size={16} aria-hidden />}
          loading={download.isPending}
          onClick={() => download.mutate(email)}
        >
          Export JSON
        </Button>
        {erased.length > 0 && (
          <Button
            color="red"
            leftSection={<Trash2 size={16} aria-hidden />}
            loading={erase.isPending}
            onClick={() => void handleErase()}
          >
            Erase
          </Button>
        )}
      </Group>
    </Stack>
  );
}
