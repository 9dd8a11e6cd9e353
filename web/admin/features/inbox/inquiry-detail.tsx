import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Inquiry } from '@domain/inquiry/inquiry';
import { toLabeledDetails, inquiryKindLabels } from '@domain/inquiry/label';
import { replyLink } from '@domain/inquiry/reply';
import { phoneUrl } from '@domain/shared/phone-number';
import { Check, Reply, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { siteQueries } from '../../api/site';
import { useSiteTimeZone } from '../../hooks/use-time-zone';
import { CopyLinkButton } from '../../components/copy-link-button';
import { formatInstant } from '../../lib/format-instant';
import classes from './inbox.module.css';
import { InquiryEmails } from './inquiry-emails';
import { OtherStateBadge } from './other-state-badge';
import { StatusSelect } from './status-select';
import { useDeleteInquiry } from './use-delete-inquiry';
import { useSetStatus } from './use-set-status';

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
      <div role="group" aria-label="Message" className={classes.message}>
        {inquiry.message ?? (
          <Text span c="dimmed">
            No message
          </Text>
        )}
      </div>
      <StatusSelect status={status} onChange={setStatus} ref={statusSelect} />
      <Group gap="sm">
        <Button
          component="a"
          href={replyLink(inquiry, brandName)}
          leftSection={<Reply size={16} aria-hidden />}
          onClick={() => setOpenedReply(true)}
        >
          Reply by email
        </Button>
        <Button
          variant="default"
          c="red.8"
          leftSection={<Trash2 size={16} aria-hidden />}
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
            <Button
              size="xs"
              variant="default"
              leftSection={<Check size={14} aria-hidden />}
              onClick={handleMarkAnswered}
            >
              Mark as answered
            </Button>
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
