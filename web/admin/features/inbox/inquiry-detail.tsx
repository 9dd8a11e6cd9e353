import { Anchor, Badge, Box, Button, Group, Input, Stack, Text, SegmentedControl, Paper } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  Check,
  Reply,
  Trash2,
  Link,
  CircleAlert,
  Clock,
  MailCheck,
  MailX,
  RotateCw,
  type LucideIcon,
} from 'lucide-react';
import { Fragment, useRef, useState, useId, type ReactNode } from 'react';
import { inquiryStatuses, type InquiryStatus } from '@domain/inquiry/constants';
import type { Inquiry, InquiryEmail } from '@domain/inquiry/schema';
import { toLabeledDetails, inquiryKindLabels, inquiryStatusLabels } from '@domain/inquiry/label';
import { phoneUrl } from '@domain/shared/phone-number';
import { shippingQueries } from '../../../api/content';
import { inquiryMutations, inquiryApi, inquiryQueries } from '../../api/inquiries';
import { siteQueries } from '../../api/site';
import { useAction } from '../../hooks/use-action';
import { useDeleteRecord } from '../../hooks/use-delete-record';
import { useSiteTimeZone } from '../../hooks/use-taprooms';
import { copyStaffLink } from '../../lib/copy-text';
import { formatInstant } from '../../../domain/format';
import { replyLink, explainRejection, isToOtherState } from '../../lib/inquiry-text';
import classes from './inbox.module.css';
import { IconButton, SmallButton } from '../../components/buttons';

/** Marks an order to a state that we don't ship to. */
export function OtherStateBadge({ inquiry }: { inquiry: Inquiry }) {
  const { data: states } = useQuery(shippingQueries.states());
  if (!states || !isToOtherState(inquiry, states)) return null;
  return (
    <Badge component="span" size="sm" color="yellow" title="We don’t ship to this state">
      Other state
    </Badge>
  );
}

type Change<Input> = {
  run: (input: Input) => Promise<{ inquiry: Inquiry }>;
  successText?: (changed: { inquiry: Inquiry }) => string;
  onChanged?: () => void;
  failureText: string;
};

/** Loads the latest version after a failure, such as a conflict with another user. */
function useInquiryChange<Input = void>({ _id }: Inquiry, { onChanged, ...change }: Change<Input>) {
  const queryClient = useQueryClient();
  const { queryKey } = inquiryQueries.byId(_id);
  return useAction({
    ...change,
    onSuccess: ({ inquiry }) => {
      queryClient.setQueryData(queryKey, inquiry);
      onChanged?.();
    },
    onError: () => void queryClient.invalidateQueries({ queryKey }),
    invalidate: inquiryApi.invalidate,
  });
}

const purposeLabels = {
  notification: 'Notification',
  confirmation: 'Confirmation',
} as const satisfies Record<InquiryEmail['purpose'], string>;

type EmailState = {
  icon: LucideIcon;
  color: string;
  textColor?: string;
  describe: (email: InquiryEmail, format: (instant: string) => string) => string;
};

const emailStates: Record<InquiryEmail['state'], EmailState> = {
  sent: {
    icon: MailCheck,
    color: 'green.8',
    textColor: 'dimmed',
    describe: ({ sentAt }, format) => (sentAt ? `Sent ${format(sentAt)}` : 'Sent'),
  },
  waiting: {
    icon: Clock,
    color: 'dimmed',
    describe: ({ nextAttemptAt }, format) =>
      nextAttemptAt ? `Waiting for the next attempt: ${format(nextAttemptAt)}` : 'Waiting to be sent',
  },
  failed: {
    icon: MailX,
    color: 'red.8',
    describe: ({ error }) => ['Failed', explainRejection(error)].filter(Boolean).join(': '),
  },
  'no-mail-server': {
    icon: CircleAlert,
    color: 'yellow.9',
    describe: () => 'Not sent: mail is not set up on this server',
  },
};

/** Whether the emails about an inquiry were sent: the notification to the brewery and the confirmation to the sender. */
function InquiryEmails({ inquiry }: { inquiry: Inquiry }) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  if (inquiry.emails.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <Text
        component="h3"
        size="sm"
        fw={500}
        mb={8}
        id={headingId}
        ref={heading}
        tabIndex={-1}
        style={{ outline: 'none' }}
      >
        Emails
      </Text>
      <Paper component="ul" withBorder>
        {inquiry.emails.map((email) => (
          <EmailItem
            key={email._id}
            inquiry={inquiry}
            email={email}
            // The focused button unmounts.
            onResent={() => heading.current?.focus()}
          />
        ))}
      </Paper>
    </section>
  );
}

type EmailItemProps = { inquiry: Inquiry; email: InquiryEmail; onResent: () => void };

function EmailItem({ inquiry, email, onResent }: EmailItemProps) {
  const { _id, purpose, to, state, error } = email;
  const timeZone = useSiteTimeZone();
  const { start, isPending } = useInquiryChange(inquiry, {
    run: () => inquiryMutations.resendEmail({ inquiryId: inquiry._id, emailId: _id }),
    onChanged: onResent,
    failureText: 'Failed to send the email. Please try again.',
  });
  const { icon: Icon, color, textColor = color, describe } = emailStates[state];
  return (
    <Group component="li" wrap="nowrap" align="flex-start" gap={10} px={12} py={10} className={classes.email}>
      <Text size="md" span c={color} lh={1} mt={1}>
        <Icon size={18} aria-hidden />
      </Text>
      <Text component="div" size="sm" style={{ overflowWrap: 'anywhere' }}>
        <div>
          {purposeLabels[purpose]} to {to}
        </div>
        <Text inherit c={textColor} role="status">
          {describe(email, (instant) => formatInstant(instant, timeZone))}
        </Text>
        {error && (
          <Text inherit c="dimmed">
            {error}
          </Text>
        )}
        {state === 'failed' && (
          <SmallButton
            mt={8}
            icon={RotateCw}
            aria-label={`Send the ${purposeLabels[purpose].toLowerCase()} again`}
            loading={isPending}
            onClick={() => start()}
          >
            Send Again
          </SmallButton>
        )}
      </Text>
    </Group>
  );
}

type InquiryDetailProps = { inquiry: Inquiry; onDeleted: () => void };

export function InquiryDetail({ inquiry, onDeleted }: InquiryDetailProps) {
  const { _id, name, updatedAt } = inquiry;
  const { name: brandName = 'us' } = useQuery(siteQueries.brand()).data ?? {};
  const { deleteRecord, isDeleting } = useDeleteRecord({
    api: inquiryApi,
    failureText: 'Failed to delete inquiry. Please try again.',
    onDeleted,
  });
  const change = useInquiryChange(inquiry, {
    run: (next: InquiryStatus) => inquiryMutations.setStatus({ id: _id, status: next, updatedAt }),
    successText: (changed) => `Marked as ${inquiryStatusLabels[changed.inquiry.status]}`,
    failureText: 'Failed to update inquiry. Please try again.',
  });
  // Changes at once, and reverts if the save fails.
  const status = change.isPending ? change.variables : inquiry.status;
  const statusSelect = useRef<HTMLDivElement>(null);
  const [hasOpenedReply, setOpenedReply] = useState(false);
  const handleMarkAnswered = () => {
    void change.start('answered');
    // The focused button is about to unmount.
    statusSelect.current?.querySelector<HTMLElement>('input[value="answered"]')?.focus();
  };
  return (
    <Stack gap="md">
      <InquirySummary inquiry={inquiry} />
      <Paper
        withBorder
        px={14}
        py={12}
        bg="gray.0"
        role="group"
        aria-label="Message"
        style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
      >
        {inquiry.message ?? (
          <Text size="md" span c="dimmed">
            No message
          </Text>
        )}
      </Paper>
      <Input.Wrapper label="Status" labelElement="div" ref={statusSelect}>
        <SegmentedControl
          fullWidth
          size="sm"
          aria-label="Status"
          data={inquiryStatuses.map((value) => ({ value, label: inquiryStatusLabels[value] }))}
          value={status}
          onChange={change.start}
        />
      </Input.Wrapper>
      <Group gap="sm">
        <Button
          component="a"
          href={replyLink(inquiry, brandName)}
          leftSection={<Reply size={16} />}
          onClick={() => setOpenedReply(true)}
        >
          Reply by email
        </Button>
        <Button
          variant="default"
          c="red.8"
          leftSection={<Trash2 size={16} />}
          loading={isDeleting}
          onClick={() =>
            void deleteRecord({ id: _id, name: `the inquiry from ${name}`, message: 'This cannot be undone.' })
          }
        >
          Delete
        </Button>
        <IconButton
          icon={Link}
          label={`Copy link to the inquiry from ${name}`}
          onClick={() => void copyStaffLink('inbox', _id)}
          tooltip="Copy link"
        />
      </Group>
      <div role="status">
        {hasOpenedReply && status === 'new' && (
          <Group gap="sm" px={12} py={8} bg="green.0" bd="1px solid green.3" bdrs="sm">
            <Text size="sm">Have you sent your reply?</Text>
            <SmallButton icon={Check} onClick={handleMarkAnswered}>
              Mark as answered
            </SmallButton>
          </Group>
        )}
      </div>
      <InquiryEmails inquiry={inquiry} />
    </Stack>
  );
}

function InquirySummary({ inquiry }: { inquiry: Inquiry }) {
  const { kind, email, phone, createdAt } = inquiry;
  const received = formatInstant(createdAt, useSiteTimeZone());
  const type = (
    <>
      {inquiryKindLabels[kind]} <OtherStateBadge inquiry={inquiry} />
    </>
  );
  const phoneLink = phone && (
    <Anchor inherit href={phoneUrl(phone)}>
      {phone}
    </Anchor>
  );
  const facts: [string, ReactNode][] = [
    ['Type', type],
    ['Received', received],
    ['Email', email],
    ['Phone', phoneLink],
    ...toLabeledDetails(inquiry).map(({ label, text }): [string, ReactNode] => [label, text]),
  ];
  return (
    <Box
      component="dl"
      display="grid"
      m={0}
      fz="sm"
      style={{ gridTemplateColumns: 'max-content 1fr', gap: '6px 16px' }}
    >
      {facts
        .filter(([, content]) => content)
        .map(([label, content]) => (
          <Fragment key={label}>
            <Text component="dt" inherit c="dimmed">
              {label}
            </Text>
            <Box component="dd" m={0} style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              {content}
            </Box>
          </Fragment>
        ))}
    </Box>
  );
}
