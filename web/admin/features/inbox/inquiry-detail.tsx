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
import { useRef, useState, useId, type Ref } from 'react';
import { inquiryStatuses, type InquiryStatus } from '@domain/inquiry/constants';
import type { Inquiry, InquiryEmail } from '@domain/inquiry/schema';
import { toLabeledDetails, inquiryKindLabels, inquiryStatusLabels } from '@domain/inquiry/label';
import { phoneUrl } from '@domain/shared/phone-number';
import type { StaffSection } from '@domain/shared/staff-link';
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

type ResendOptions = { inquiryId: string; email: InquiryEmail; onResent: () => void };

function useResendEmail({ inquiryId, email, onResent }: ResendOptions) {
  const queryClient = useQueryClient();
  const detailKey = inquiryQueries.byId(inquiryId).queryKey;
  const { mutate, isPending } = useMutation({
    mutationFn: inquiryMutations.resendEmail,
    onSuccess: ({ inquiry }) => {
      queryClient.setQueryData(detailKey, inquiry);
      onResent();
    },
    onError: (error) => {
      toast.error(errorMessage(error, 'Failed to send the email. Please try again.'));
      // Another user may have sent it.
      void queryClient.invalidateQueries({ queryKey: detailKey });
    },
    onSettled: () => inquiryApi.invalidate(queryClient),
  });
  return { resend: () => mutate({ inquiryId, emailId: email._id }), isSending: isPending };
}

const purposeLabels = {
  notification: 'Notification',
  confirmation: 'Confirmation',
} as const satisfies Record<InquiryEmail['purpose'], string>;

const icons = {
  sent: MailCheck,
  waiting: Clock,
  failed: MailX,
  'no-mail-server': CircleAlert,
} as const satisfies Record<InquiryEmail['state'], LucideIcon>;

type Format = (instant: string) => string;

const describeWaiting = ({ nextAttemptAt }: InquiryEmail, format: Format) =>
  nextAttemptAt ? `Waiting for the next attempt: ${format(nextAttemptAt)}` : 'Waiting to be sent';

const descriptions: Record<InquiryEmail['state'], (email: InquiryEmail, format: Format) => string> = {
  sent: ({ sentAt }, format) => (sentAt ? `Sent ${format(sentAt)}` : 'Sent'),
  waiting: describeWaiting,
  failed: ({ error }) => ['Failed', explainRejection(error)].filter(Boolean).join(': '),
  'no-mail-server': () => 'Not sent: mail is not set up on this server',
};

/** Whether the emails about an inquiry were sent: the notification to the brewery and the confirmation to the sender. */
function InquiryEmails({ inquiry }: { inquiry: Inquiry }) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  if (inquiry.emails.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h3 className={classes.emailsHeading} id={headingId} ref={heading} tabIndex={-1}>
        Emails
      </h3>
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
  const { resend, isSending } = useResendEmail({ inquiryId, email, onResent });
  const Icon = icons[state];
  return (
    <li className={classes.email} data-state={state}>
      <Icon size={18} aria-hidden className={classes.emailIcon} />
      <div>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {purposeLabels[purpose]} to {to}
        </Text>
        <Text size="sm" className={classes.emailState} role="status">
          {descriptions[state](email, (instant) => formatInstant(instant, timeZone))}
        </Text>
        {error && (
          <Text size="sm" className={classes.emailError}>
            {error}
          </Text>
        )}
        {state === 'failed' && (
          <SmallButton
            mt={8}
            icon={RotateCw}
            aria-label={`Send the ${purposeLabels[purpose].toLowerCase()} again`}
            loading={isSending}
            onClick={resend}
          >
            Send Again
          </SmallButton>
        )}
      </div>
    </li>
  );
}

/** Optimistic: `status` changes at once and reverts if the save fails. */
function useSetStatus({ _id, status, updatedAt }: Inquiry) {
  const queryClient = useQueryClient();
  const detailKey = inquiryQueries.byId(_id).queryKey;
  const { mutate, isPending, variables } = useMutation({
    mutationFn: inquiryMutations.setStatus,
    onSuccess: ({ inquiry }) => {
      queryClient.setQueryData(detailKey, inquiry);
      toast.success(`Marked as ${inquiryStatusLabels[inquiry.status]}`);
    },
    onError: (error) => {
      toast.error(errorMessage(error, 'Failed to update inquiry. Please try again.'));
      // After a conflict, the next change must be based on the latest version.
      void queryClient.invalidateQueries({ queryKey: detailKey });
    },
    onSettled: () => inquiryApi.invalidate(queryClient),
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

type CopyLinkButtonProps = {
  section: StaffSection;
  id: string;
  /** Of the record, such as `Pub Quiz`. */
  name: string;
};

/** Copies the link that opens the record here. Menus call `copyStaffLink` from an item named "Copy link". */
const CopyLinkButton = ({ section, id, name }: CopyLinkButtonProps) => (
  <IconButton
    icon={Link}
    label={`Copy link to ${name}`}
    onClick={() => void copyStaffLink(section, id)}
    tooltip="Copy link"
  />
);

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
  const { data: brandName = 'us' } = useQuery(siteQueries.brandName());
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
        <CopyLinkButton section="inbox" id={inquiry._id} name={`the inquiry from ${inquiry.name}`} />
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
  return (
    <dl className={classes.details}>
      <dt>Type</dt>
      <dd>
        {inquiryKindLabels[kind]} <OtherStateBadge inquiry={inquiry} />
      </dd>
      <dt>Received</dt>
      <dd>{formatInstant(createdAt, useSiteTimeZone())}</dd>
      <dt>Email</dt>
      <dd>{email}</dd>
      {phone && (
        <>
          <dt>Phone</dt>
          <dd>
            <Anchor size="sm" href={phoneUrl(phone)}>
              {phone}
            </Anchor>
          </dd>
        </>
      )}
      {toLabeledDetails(inquiry).map(({ name, label, text }) => (
        <DetailItem key={name} label={label} text={text} />
      ))}
    </dl>
  );
}

const DetailItem = ({ label, text }: { label: string; text: string }) => (
  <>
    <dt>{label}</dt>
    <dd>{text}</dd>
  </>
);
