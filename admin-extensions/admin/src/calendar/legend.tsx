/** Explains the look and the letters of events. */
import { Flex, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import type { EventStatus } from '../../../../cms/domain/event/constants';
import { taproomCodes } from '../../../../cms/domain/taproom/codes';
import { legendEntries, lookOf, StatusIcons } from './event-look';

const Sample = styled.span<{ $status: EventStatus }>`
  display: inline-flex;
  align-items: center;
  gap: 0.4rem;
  padding: 0 0.6rem;
  font-size: 1.2rem;
  line-height: 2rem;
  border-radius: ${({ theme }) => theme.borderRadius};
  ${({ $status }) => lookOf($status)}
`;

export const Legend = ({ taproomNames }: { taproomNames: readonly string[] }) => (
  <Flex tag="ul" aria-label="Legend" gap={3} wrap="wrap" paddingTop={4}>
    {legendEntries.map(({ label, status, isPublic }) => (
      <li key={label}>
        <Sample $status={status}>
          <StatusIcons status={status} isPublic={isPublic} />
          <span className="title">{label}</span>
        </Sample>
      </li>
    ))}
    {taproomNames.length > 1 &&
      [...taproomCodes(taproomNames)].map(([name, code]) => (
        <Typography key={name} tag="li" variant="pi" textColor="neutral600">
          <strong>{code}</strong> {name}
        </Typography>
      ))}
    <Typography tag="li" variant="pi" textColor="neutral600">
      Striped: closed
    </Typography>
  </Flex>
);
