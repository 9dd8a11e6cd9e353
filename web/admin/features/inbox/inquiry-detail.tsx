import { Anchor, Button, Group, Stack, Text, SegmentedControl, Paper } from '@mantine/core';
import { useQuery, useQueryClient, useMutation } from '@tanstack/react-query';
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
import { Fragment, useRef, useState, useId, type ReactNode, type Ref } from 'react';
import { inquiryStatuses, type InquiryStatus } from '@domain/inquiry/constants';
import type { Inquiry, InquiryEmail } from '@domain/inquiry/schema';
import { toLabeledDetails, inquiryKindLabels, inquiryStatusLabels } from '@domain/inquiry/label';
import { phoneUrl } from '@domain/shared/phone-number';
import { inquiryMutations, inquiryApi, inquiryQueries } from '../../api/inquiries';
import { siteQueries } from '../../api/site';
import { toast } from '../../components/toast';
import { useDeleteRecord } from '../../hooks/use-delete-record';
import { useSiteTimeZone } from '../../hooks/use-taprooms';
import { copyStaffLink } from '../../lib/copy-text';
import { errorMessage } from '../../lib/error-message';
import { formatInstant } from '../../../domain/format';
import { replyLink, explainRejection } from '../../lib/inquiry-text';
import classes from './inbox.module.css';
import { OtherStateBadge } from './inquiry-table';
import { IconButton, SmallButton } from '../../components/buttons';

type Change<Input> = {
  id: string;
  change: (input: Input) => Promise<{ inquiry: Inquiry }>;
  onChanged: (inquiry: Inquiry) => void;
  failureText: string;
};

/** Loads the latest version after a failure, such as a conflict with another user. */
function useInquiryChange<Input>({ id, change, onChanged, failureText }: Change<Input>) {
  const queryClient = useQueryClient();
  const detailKey = inquiryQueries.byId(id).queryKey;
  return useMutation({
    mutationFn: change,
    onSuccess: ({ inquiry }) => {
      queryClient.setQueryData(detailKey, inquiry);
      onChanged(inquiry);
    },
    onError: (error) => {
      toast.error(errorMessage(error, failureText));
      void queryClient.invalidateQueries({ queryKey: detailKey });
    },
    onSettled: () => inquiryApi.invalidate(queryClient),
  });
}

const purposeLabels = {
  notification: 'Notification',
  confirmation: 'Confirmation',
} as const satisfies Record<InquiryEmail['purpose'], string>;

type Format = (instant: string) => string;

type EmailState = {
  icon: LucideIcon;
  color: string;
  textColor?: string;
  describe: (email: InquiryEmail, format: Format) => string;
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
            inquiryId={inquiry._id}
            email={email}
            // The focused button unmounts.
            onResent={() => heading.current?.focus()}
          />
        ))}
      </Paper>
    </section>
  );
}

type EmailItemProps = { inquiryId: string; email: InquiryEmail; onResent: () => void };

function EmailItem({ inquiryId, email, onResent }: EmailItemProps) {
  const { purpose, to, state, error } = email;
  const timeZone = useSiteTimeZone();
  const { mutate, isPending } = useInquiryChange({
    id: inquiryId,
    change: inquiryMutations.resendEmail,
    onChanged: onResent,
    failureText: 'Failed to send the email. Please try again.',
  });
  const { icon: Icon, color, textColor = color, describe } = emailStates[state];
  return (
    <Group component="li" wrap="nowrap" align="flex-start" gap={10} px={12} py={10} className={classes.email}>
      <Text span c={color} lh={1} mt={1}>
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
            onClick={() => mutate({ inquiryId, emailId: email._id })}
          >
            Send Again
          </SmallButton>
        )}
      </Text>
    </Group>
  );
}

/** Optimistic: `status` changes at once and reverts if the save fails. */
function useSetStatus({ _id, status, updatedAt }: Inquiry) {
  const { mutate, isPending, variables } = useInquiryChange({
    id: _id,
    change: inquiryMutations.setStatus,
    onChanged: (inquiry) => void toast.success(`Marked as ${inquiryStatusLabels[inquiry.status]}`),
    failureText: 'Failed to update inquiry. Please try again.',
  });
  const setStatus = (newStatus: InquiryStatus) => {
    if (!isPending) mutate({ id: _id, status: newStatus, updatedAt });
  };
  return { status: isPending ? variables.status : status, setStatus };
}

type StatusSelectProps = { status: InquiryStatus; onChange: (status: InquiryStatus) => void; ref: Ref<HTMLDivElement> };

function StatusSelect({ status, onChange, ref }: StatusSelectProps) {
  const labelId = useId();
  return (
    <div ref={ref}>
      <Text size="sm" fw={500} mb={4} id={labelId}>
        Status
      </Text>
      <SegmentedControl
        fullWidth
        size="sm"
        aria-labelledby={labelId}
        data={inquiryStatuses.map((value) => ({ value, label: inquiryStatusLabels[value] }))}
        value={status}
        onChange={(value) => onChange(value as InquiryStatus)}
      />
    </div>
  );
}

function useDeleteInquiry({ _id, name }: Inquiry, onDeleted: () => void) {
  const { deleteRecord, isDeleting } = useDeleteRecord({
    api: inquiryApi,
    failureText: 'Failed to delete inquiry. Please try again.',
    onDeleted,
  });
  const deleteInquiry = () =>
    deleteRecord({ id: _id, name: `the inquiry from ${name}`, message: 'This cannot be undone.' });
  return { deleteInquiry, isDeleting };
}

type InquiryDetailProps = { inquiry: Inquiry; onDeleted: () => void };

export function InquiryDetail({ inquiry, onDeleted }: InquiryDetailProps) {
  const { name: brandName = 'us' } = useQuery(siteQueries.brand()).data ?? {};
  const { deleteInquiry, isDeleting } = useDeleteInquiry(inquiry, onDeleted);
  const { status, setStatus } = useSetStatus(inquiry);
  const statusSelect = useRef<HTMLDivElement>(null);
  const [hasOpenedReply, setOpenedReply] = useState(false);
  const handleMarkAnswered = () => {
    setStatus('answered');
    // The focused button is about to unmount.
    statusSelect.current?.querySelector<HTMLElement>('input[value="answered"]')?.focus();
  };
  return (
    <Stack gap="md">
      <InquirySummary inquiry={inquiry} />
      <Paper withBorder role="group" aria-label="Message" className={classes.message}>
        {inquiry.message ?? (
          <Text span c="dimmed">
            No message
          </Text>
        )}
      </Paper>
      <StatusSelect status={status} onChange={setStatus} ref={statusSelect} />
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
          onClick={() => void deleteInquiry()}
        >
          Delete
        </Button>
        <IconButton
          icon={Link}
          label={`Copy link to the inquiry from ${inquiry.name}`}
          onClick={() => void copyStaffLink('inbox', inquiry._id)}
          tooltip="Copy link"
        />
      </Group>
      <div role="status">
        {hasOpenedReply && status === 'new' && (
          <Group gap="sm" className={classes.answered}>
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
    <dl className={classes.details}>
      {facts.map(
        ([label, content]) =>
          content && (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{content}</dd>
            </Fragment>
          ),
      )}
    </dl>
  );
}
