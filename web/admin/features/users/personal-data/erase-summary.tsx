import { Alert, Stack, Text } from '@mantine/core';
import { CircleCheck } from 'lucide-react';
import type { EraseResult } from '@domain/privacy/personal-data';
import { joinTexts } from '@domain/shared/join-texts';
import { listCounts } from './facts';
import { pluralize } from '../../../lib/pluralize';

const describeErased = ({ erased }: EraseResult): string[] => [
  ...listCounts({ ...erased, events: 0 }),
  ...(erased.events > 0 ? [`the contact details in ${pluralize(erased.events, 'event')}`] : []),
  ...(erased.subscription || erased.pendingSubscription ? ['the newsletter subscription'] : []),
];

export function EraseSummary({ result }: { result: EraseResult }) {
  const { kept } = result;
  const texts = describeErased(result);
  return (
    <Alert color="green" icon={<CircleCheck size={18} aria-hidden />} title="Erased">
      <Stack gap={4}>
        <Text size="sm">
          {texts.length > 0 ? `Deleted: ${joinTexts(texts)}.` : 'There was nothing left to delete.'}
        </Text>
        {kept.orders > 0 && (
          <Text size="sm">Kept: {pluralize(kept.orders, 'shipping order')} with what was emailed about them.</Text>
        )}
        <Text size="sm">Backups keep the data until they are deleted in turn.</Text>
      </Stack>
    </Alert>
  );
}
