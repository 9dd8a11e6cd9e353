import { Button, Text, UnstyledButton } from '@mantine/core';
import { inquiryKindLabels } from '@domain/inquiry/label';
import type { Tonight } from '@domain/stats/tonight';
import { formatAge } from '@domain/time/age';
import { MailCheck } from 'lucide-react';
import { formatCount } from '../../lib/format-count';
import { navigate } from '../../shell/navigation';
import { EmptyPanel, TonightPanel } from './tonight-panel';
import classes from './tonight.module.css';

/** New inquiries that are older than 24 hours. */
export function OverdueInquiries({
  inquiries: { total, oldest },
  now,
}: {
  inquiries: Tonight['overdueInquiries'];
  now: Date;
}) {
  return (
    <TonightPanel title="Waiting Over 24 Hours">
      {total === 0 ? (
        <EmptyPanel icon={MailCheck} text="No inquiries are waiting" />
      ) : (
        <ul className={classes.list}>
          {oldest.map(({ _id, name, kind, createdAt }) => (
            <li key={_id}>
              <UnstyledButton className={classes.row} onClick={() => void navigate({ page: 'inbox', id: _id })}>
                <span className={classes.name}>
                  <Text span size="sm" fw={600}>
                    {name}
                  </Text>
                  <Text span size="sm" c="dimmed">
                    {inquiryKindLabels[kind]}
                  </Text>
                </span>
                <Text span size="sm" c="red.8" className={classes.age}>
                  {formatAge(createdAt, now)}
                </Text>
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
      {total > oldest.length && (
        <Button variant="subtle" size="xs" color="gray.8" m={6} onClick={() => void navigate({ page: 'inbox' })}>
          {formatCount(total - oldest.length)} more in the inbox
        </Button>
      )}
    </TonightPanel>
  );
}
