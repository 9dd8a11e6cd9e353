import { useQuery } from '@tanstack/react-query';
import { formatMiles, type Distant } from './distance';
import { shippingQueries } from '../../../api/shipping';
import { SmartLink } from '../../../ui/smart-link';
import { useSite } from '../../site-context';
import type { Outlet } from './outlet';

/** Farther than most people drive for beer. */
const nearbyMiles = 100;

const linkClass = 'underline decoration-amber underline-offset-4 hover:text-amber';

type DistantNoticeProps = {
  nearest: Distant<Outlet>[];
  /** Two letters; null if it is not known, because the visitor's own position was searched. */
  state: string | null;
};

/** Shown above the results if even the nearest one is far away. */
export function DistantNotice({ nearest, state }: DistantNoticeProps) {
  const [first] = nearest;
  if (!first || first.miles <= nearbyMiles) return null;
  return (
    <div className="mb-10 border-l-4 border-amber py-1 pl-6">
      <p className="text-lead font-semibold">No shop or wholesaler within {nearbyMiles} miles carries our beer yet.</p>
      <p className="mt-2 text-lg">
        The nearest is {first.item.name}, {formatMiles(first.miles)} away. <WhatNext state={state} />
      </p>
    </div>
  );
}

/** Shipping is only offered to states on the list. */
function WhatNext({ state }: { state: string | null }) {
  const hasShipping = !useSite().pagesOff.includes('/shipping');
  const { data: states = [] } = useQuery({ ...shippingQueries.states(), enabled: hasShipping });
  const destination = state
    ? states.find(({ code }) => code === state)?.state
    : states.length > 0 && `${states.length} states`;
  const contact = (label: string) => (
    <SmartLink href="/contact" className={linkClass}>
      {label}
    </SmartLink>
  );
  if (!destination) return <>{contact('Tell us')} which shop should have it.</>;
  return (
    <>
      We may{' '}
      <SmartLink href="/shipping" className={linkClass}>
        ship to {destination}
      </SmartLink>
      , or {contact('tell us')} which shop should have it.
    </>
  );
}
