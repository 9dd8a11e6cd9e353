/** New inquiries, the oldest first. */
import { Badge, Flex, Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
import { useState } from 'react';
import { inquiryKindLabels } from '../../../../cms/domain/inquiry/label';
import type { HomeSections } from '../../../../cms/domain/panel/home';
import { formatAge } from '../../../../cms/domain/time/age';
import { recordPath } from '../lists/list-path';
import { pluralize } from '../pluralize';
import { Entry, List, Section } from './section';

const describeOverdue = (total: number, overdue: number) => {
  const waiting = 'waiting for more than 24 hours';
  if (overdue < total) return `${overdue.toLocaleString('en-US')} of them ${waiting}`;
  return total === 1 ? waiting : `all ${waiting}`;
};

function Content({ total, overdue, oldest }: HomeSections['inquiries']) {
  const [now] = useState(() => new Date());
  if (total === 0) return <Widget.NoData>No new inquiries</Widget.NoData>;
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography>
        {pluralize(total, 'new inquiry', 'new inquiries')}
        {overdue > 0 && <Typography textColor="danger600">, {describeOverdue(total, overdue)}</Typography>}
      </Typography>
      <List label="New inquiries">
        {oldest.map(({ id, name, kind, preview, createdAt, isOverdue }) => (
          <Entry
            key={id}
            to={recordPath('api::inquiry.inquiry', id)}
            title={name}
            badge={<Badge>{inquiryKindLabels[kind]}</Badge>}
            text={preview}
            aside={
              <Typography
                variant="pi"
                textColor={isOverdue ? 'danger600' : 'neutral600'}
                style={{ whiteSpace: 'nowrap' }}
              >
                {formatAge(createdAt, now)}
              </Typography>
            }
          />
        ))}
      </List>
    </Flex>
  );
}

export const InquiriesWidget = () => <Section name="inquiries">{(inquiries) => <Content {...inquiries} />}</Section>;
