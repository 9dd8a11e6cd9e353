import { Badge } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { isToOtherState } from '../../lib/inquiry-text';
import type { Inquiry } from '@domain/inquiry/inquiry';
import { shippingQueries } from '../../../api/content';

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
