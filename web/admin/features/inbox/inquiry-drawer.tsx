import { Drawer } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Inquiry } from '@domain/inquiry/inquiry';
import { inquiryQueries } from '../../api/inquiries';
import { Loading } from '../../components/query-state';
import { RecordError } from '../../components/record-error';
import { InquiryDetail } from './inquiry-detail';

/** While an email waits to be sent, which usually takes seconds. */
const refetchIntervalMs = 5_000;

const hasWaitingEmail = ({ emails }: Inquiry) => emails.some(({ state }) => state === 'waiting');

type InquiryDrawerProps = {
  /** Null while the drawer is closed. */
  id: string | null;
  onClose: () => void;
};

export function InquiryDrawer({ id, onClose }: InquiryDrawerProps) {
  const query = useQuery({
    ...inquiryQueries.byId(id ?? ''),
    enabled: id !== null,
    refetchInterval: ({ state: { data } }) => (data && hasWaitingEmail(data) ? refetchIntervalMs : false),
  });
  const { data: inquiry } = query;
  return (
    <Drawer
      opened={id !== null}
      onClose={onClose}
      position="right"
      size={520}
      title={inquiry?.name ?? 'Inquiry'}
      closeButtonProps={{ 'aria-label': 'Close' }}
      styles={{ title: { fontWeight: 600, lineHeight: 1.35, overflowWrap: 'anywhere' } }}
    >
      {inquiry ? (
        <InquiryDetail inquiry={inquiry} onDeleted={onClose} />
      ) : query.isError ? (
        <RecordError query={query} itemName="inquiry" leaveLabel="Show the inbox" onLeave={onClose} />
      ) : (
        <Loading rows={3} />
      )}
    </Drawer>
  );
}
