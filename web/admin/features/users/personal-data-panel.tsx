import { Button, Group, TextInput, Alert, Stack, Text, Checkbox, List } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Search, CircleCheck, Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { EraseResult, PersonalDataSummary } from '@domain/privacy/schema';
import { joinTexts } from '@domain/shared/join-texts';
import { formatShortDate } from '@domain/time/format';
import { todayIn } from '@domain/time/zone';
import { sourceLabels } from '@domain/subscriber/constants';
import { ApiError } from '../../../api/client';
import { personalDataMutations, invalidateErased } from '../../api/users';
import { FormSection } from '../../components/form-parts';
import { useAction } from '../../hooks/use-action';
import { useActionForm } from '../../hooks/use-action-form';
import { useSiteTimeZone } from '../../hooks/use-taprooms';
import { downloadFile } from '../../lib/download-file';
import { errorMessage } from '../../lib/error-message';
import { pluralize } from '../../../domain/format';

type Counts = Pick<
  PersonalDataSummary,
  'messages' | 'orders' | 'emails' | 'events' | 'deletedRecords' | 'storedResponses'
>;

/** Ordered as on the page. */
const labels = {
  messages: ['message or event inquiry', 'messages and event inquiries'],
  orders: ['shipping order', 'shipping orders'],
  emails: ['email in the outbox', 'emails in the outbox'],
  events: ['event with this person as organizer', 'events with this person as organizer'],
  deletedRecords: ['deleted record that can still be restored', 'deleted records that can still be restored'],
  storedResponses: ['copy kept for repeated requests', 'copies kept for repeated requests'],
} as const satisfies Record<keyof Counts, [string, string]>;

const names = Object.keys(labels) as (keyof Counts)[];

/** `2 shipping orders`; nothing for what there is none of. */
const listCounts = (counts: Counts): string[] =>
  names
    .filter((name) => counts[name] > 0)
    .map((name) => {
      const [one, many] = labels[name];
      return pluralize(counts[name], one, many);
    });

const listSubscription = ({ subscription, pendingSubscription }: PersonalDataSummary): string[] => [
  ...(subscription ? ['the newsletter subscription with its proof of consent'] : []),
  ...(pendingSubscription ? ['the unconfirmed newsletter subscription'] : []),
];

/** What is erased; an organizer's contact details are removed from events, which stay. */
const listErased = (summary: PersonalDataSummary, keepOrders: boolean): string[] => [
  ...listCounts({ ...summary, orders: keepOrders ? 0 : summary.orders, events: 0 }),
  ...(summary.events > 0 ? [`the organizer’s contact details in ${pluralize(summary.events, 'event')}`] : []),
  ...listSubscription(summary),
];

const hasNothing = (summary: PersonalDataSummary): boolean =>
  listCounts(summary).length + listSubscription(summary).length + summary.accounts.length === 0;

type Subscription = NonNullable<PersonalDataSummary['subscription']>;

function SubscriptionFacts({ subscription }: { subscription: Subscription }) {
  const { isActive, source, consentPage, consentText, unsubscribedAt } = subscription;
  const timeZone = useSiteTimeZone();
  const onDay = (instant: string | null) => instant && formatShortDate(todayIn(timeZone, new Date(instant)));
  const subscribedOn = onDay(subscription.subscribedAt);
  const consentOn = onDay(subscription.consentAt);
  const confirmedOn = onDay(subscription.confirmedAt);
  const page = consentPage ? ` at ${consentPage}` : '';
  const text = consentText ? `, where the form said: “${consentText.replaceAll('\n', ' – ')}”` : '';
  return (
    <>
      Newsletter subscription ({isActive ? 'active' : 'inactive'}, {sourceLabels[source]}) since {subscribedOn}
      <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {consentOn ? `Agreed on ${consentOn}${page}${text}.` : 'Added by staff.'}
        {confirmedOn && ` Confirmed by email on ${confirmedOn}.`}
        {!isActive && unsubscribedAt && ` Unsubscribed on ${onDay(unsubscribedAt)}.`}
      </Text>
    </>
  );
}

const accountNotes = {
  staff: 'This person has an account of the staff app, which is not part of this. Delete it under Users.',
  panel: 'This person has an account of the panel, which is not part of this. Delete it there.',
} as const;

/** A text also replaces the one about a failed connection. */
const describeFailure = (text: string) => (error: unknown) => errorMessage(error, text, text);

type PersonSummaryProps = { summary: PersonalDataSummary; onErased: (result: EraseResult) => void };

function PersonSummary({ summary, onErased }: PersonSummaryProps) {
  const { email, orders, subscription, pendingSubscription, accounts } = summary;
  const [keepOrders, setKeepOrders] = useState(true);
  const erased = listErased(summary, keepOrders);
  const download = useAction({
    run: () => personalDataMutations.exportJson(email),
    onSuccess: downloadFile,
    failureText: describeFailure('The export failed. Please try again.'),
  });
  const erase = useAction({
    run: () => personalDataMutations.erase({ email, keepOrders }),
    question: {
      title: `Erase the data of ${email}?`,
      message: `This deletes ${joinTexts(erased)}. It cannot be undone.`,
      confirmLabel: 'Erase',
      isDestructive: true,
    },
    onSuccess: onErased,
    failureText: describeFailure('Nothing was erased. Please try again.'),
  });
  if (hasNothing(summary)) {
    return <Text style={{ overflowWrap: 'anywhere' }}>Nothing is stored about {email}.</Text>;
  }

  return (
    <Stack gap="sm">
      <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
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
          leftSection={<Download size={16} />}
          loading={download.isPending}
          onClick={() => download.start()}
        >
          Export JSON
        </Button>
        {erased.length > 0 && (
          <Button
            color="red"
            leftSection={<Trash2 size={16} />}
            loading={erase.isPending}
            onClick={() => void erase.start()}
          >
            Erase
          </Button>
        )}
      </Group>
    </Stack>
  );
}

function EraseSummary({ result: { erased, kept } }: { result: EraseResult }) {
  const texts = [
    ...listCounts({ ...erased, events: 0 }),
    ...(erased.events > 0 ? [`the contact details in ${pluralize(erased.events, 'event')}`] : []),
    ...(erased.subscription || erased.pendingSubscription ? ['the newsletter subscription'] : []),
  ];
  return (
    <Alert color="green" icon={<CircleCheck size={18} />} title="Erased">
      <Stack gap={4}>
        <Text>{texts.length > 0 ? `Deleted: ${joinTexts(texts)}.` : 'There was nothing left to delete.'}</Text>
        {kept.orders > 0 && (
          <Text>Kept: {pluralize(kept.orders, 'shipping order')} with what was emailed about them.</Text>
        )}
        <Text>Backups keep the data until they are deleted in turn.</Text>
      </Stack>
    </Alert>
  );
}

const describeFailedSearch = describeFailure('The search failed. Please try again.');

/** Answers requests of visitors about their data. */
export function PersonalDataPanel() {
  const queryClient = useQueryClient();
  const [erased, setErased] = useState<EraseResult | null>(null);
  const { form, ...search } = useActionForm({
    initialValues: { email: '' },
    validate: () => ({}),
    submit: ({ email }) => {
      setErased(null);
      return personalDataMutations.find(email.trim());
    },
    onError: (error, { setErrors }) =>
      setErrors({ email: (error instanceof ApiError && error.errors[0]?.msg) || describeFailedSearch(error) }),
  });
  const handleErased = (result: EraseResult) => {
    setErased(result);
    void invalidateErased(queryClient);
  };

  return (
    <FormSection
      title="Personal Data"
      hint="When a visitor asks what you know about them, or wants it deleted: find it by their email address, export it for them, or erase it."
    >
      <form noValidate onSubmit={search.onSubmit}>
        <Group gap="sm" align="flex-start">
          <TextInput
            type="email"
            label="Email address"
            autoComplete="off"
            maxLength={254}
            flex="1 1 16rem"
            {...form.getInputProps('email')}
          />
          <Button type="submit" leftSection={<Search size={16} />} loading={search.isPending} mt={25}>
            Find
          </Button>
        </Group>
      </form>
      <div role="status">
        {erased && <EraseSummary result={erased} />}
        {search.data && !search.isPending && !erased && (
          <PersonSummary key={search.submittedAt} summary={search.data} onErased={handleErased} />
        )}
      </div>
    </FormSection>
  );
}
