import { Button, Group, TextInput, Alert, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Search, CircleCheck } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import type { EraseResult } from '@domain/privacy/personal-data';
import { joinTexts } from '@domain/shared/join-texts';
import { ApiError } from '../../../../api/client';
import { personalDataMutations } from '../../../api/personal-data';
import { FormSection } from '../../../components/form-section';
import { errorMessage } from '../../../lib/error-message';
import { pluralize } from '../../../lib/pluralize';
import { listCounts } from './facts';
import { PersonSummary } from './person-summary';

const describeErased = ({ erased }: EraseResult): string[] => [
  ...listCounts({ ...erased, events: 0 }),
  ...(erased.events > 0 ? [`the contact details in ${pluralize(erased.events, 'event')}`] : []),
  ...(erased.subscription || erased.pendingSubscription ? ['the newsletter subscription'] : []),
];

function EraseSummary({ result }: { result: EraseResult }) {
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

const findFailed = 'The search failed. Please try again.';

const fieldError = (error: unknown): string | null =>
  error ? (error instanceof ApiError && error.errors[0]?.msg) || errorMessage(error, findFailed, findFailed) : null;

/** For requests of visitors about their data. */
export function PersonalDataPanel() {
  const [email, setEmail] = useState('');
  const search = useMutation(personalDataMutations.find);
  const erase = useMutation(personalDataMutations.erase);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (search.isPending) return;
    erase.reset();
    search.mutate(email.trim());
  };

  return (
    <FormSection
      title="Personal Data"
      hint="When a visitor asks what you know about them, or wants it deleted: find it by their email address, export it for them, or erase it."
    >
      <form noValidate onSubmit={handleSubmit}>
        <Group gap="sm" align="flex-start">
          <TextInput
            type="email"
            label="Email address"
            autoComplete="off"
            maxLength={254}
            value={email}
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
            error={fieldError(search.error)}
            style={{ flex: '1 1 16rem' }}
          />
          <Button type="submit" leftSection={<Search size={16} aria-hidden />} loading={search.isPending} mt={25}>
            Find
          </Button>
        </Group>
      </form>
      <div role="status">
        {erase.data && <EraseSummary result={erase.data} />}
        {search.data && !search.isPending && !erase.data && (
          <PersonSummary key={search.submittedAt} summary={search.data} erase={erase} />
        )}
      </div>
    </FormSection>
  );
}
