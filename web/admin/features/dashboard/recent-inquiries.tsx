import { Badge, Button, Group, Paper, Text, Title, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Inquiry } from '@domain/inquiry/schema';
import { inquiryKindLabels } from '@domain/inquiry/label';
import { previewInquiry } from '../../lib/inquiry-text';
import { InstantDate } from '../../components/labels';
import { inquiryQueries } from '../../api/inquiries';
import { QueryState } from '../../components/query-state';
import { navigate } from '../../shell/navigation';
import classes from './recent-inquiries.module.css';

export function RecentInquiries() {
  const query = useQuery(inquiryQueries.list({ limit: 5 }));
  const inquiries = query.data?.inquiries ?? [];

  return (
    <section aria-labelledby="recent-inquiries">
      <Group justify="space-between" mb="xs">
        <Title order={2} id="recent-inquiries">
          Recent Inquiries
        </Title>
        <Button variant="subtle" size="xs" color="gray.8" onClick={() => void navigate({ page: 'inbox' })}>
          Open inbox
        </Button>
      </Group>
      <QueryState
        query={query}
        isEmpty={inquiries.length === 0}
        emptyText="No inquiries yet"
        errorText="Failed to load inquiries"
      >
        <Paper withBorder component="ul" className={classes.list}>
          {inquiries.map((inquiry) => (
            <li key={inquiry._id}>
              <InquiryRow inquiry={inquiry} />
            </li>
          ))}
        </Paper>
      </QueryState>
    </section>
  );
}

function InquiryRow({ inquiry }: { inquiry: Inquiry }) {
  const { _id, kind, status, name, createdAt } = inquiry;
  return (
    <UnstyledButton className={classes.row} onClick={() => void navigate({ page: 'inbox', id: _id })}>
      <Group gap="xs" wrap="nowrap">
        <Text size="sm" fw={status === 'new' ? 700 : 500} truncate>
          {name}
        </Text>
        {status === 'new' && (
          <Badge size="xs" variant="filled" flex="none">
            New
          </Badge>
        )}
        <Text size="xs" c="dimmed" ml="auto" flex="none">
          <span className={classes.kind}>{inquiryKindLabels[kind]} · </span>
          <InstantDate value={createdAt} />
        </Text>
      </Group>
      <Text size="sm" c="dimmed" lineClamp={1}>
        {previewInquiry(inquiry)}
      </Text>
    </UnstyledButton>
  );
}
