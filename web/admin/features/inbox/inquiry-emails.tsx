/** Whether the emails about an inquiry were sent: the notification to the brewery and the confirmation to the sender. */
import { Text, Paper } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, Clock, MailCheck, MailX, RotateCw, type LucideIcon } from 'lucide-react';
import { useId, useRef } from 'react';
import type { InquiryEmail, Inquiry } from '@domain/inquiry/schema';
import { inquiryMutations, inquiryQueries, invalidateInquiryLists } from '../../api/inquiries';
import { toast } from '../../components/toast';
import { useSiteTimeZone } from '../../hooks/use-taprooms';
import { errorMessage } from '../../lib/error-message';
import { formatInstant } from '../../../domain/format';
import { explainRejection } from '../../lib/inquiry-text';
import classes from './inbox.module.css';
import { SmallButton } from '../../components/buttons';

type ResendOptions = { inquiryId: string; email: InquiryEmail; onResent: () => void };

function useResendEmail({ inquiryId, email, onResent }: ResendOptions) {
  const queryClient = useQueryClient();
  const detailKey = inquiryQueries.byId(inquiryId).queryKey;
  const { mutate, isPending } = useMutation({
    ...inquiryMutations.resendEmail,
    onSuccess: ({ inquiry }) => {
      queryClient.setQueryData(detailKey, inquiry);
      onResent();
    },
    onError: (error) => {
      toast.error(errorMessage(error, 'Failed to send the email. Please try again.'));
      // Another user may have sent it.
      void queryClient.invalidateQueries({ queryKey: detailKey });
    },
    onSettled: () => invalidateInquiryLists(queryClient),
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

export function InquiryEmails({ inquiry }: { inquiry: Inquiry }) {
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
