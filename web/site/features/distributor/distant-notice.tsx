import { formatMiles, type DistantDistributor } from '@domain/distributor/distance';
import { SmartLink } from '../../../ui/smart-link';
import { useSite } from '../../site-context';

/** Farther than most people drive for beer. */
const nearbyMiles = 100;

const linkClass = 'underline decoration-amber underline-offset-4 hover:text-amber';

/** Shown above the results if even the nearest one is far away. */
export function DistantNotice({ nearest }: { nearest: DistantDistributor[] }) {
  const canShip = !useSite().pagesOff.includes('/shipping');
  const [first] = nearest;
  if (!first || first.miles <= nearbyMiles) return null;
  return (
    <div className="mb-10 border-l-4 border-amber py-1 pl-6">
      <p className="text-lead font-semibold">No shop or wholesaler within {nearbyMiles} miles carries our beer yet.</p>
      <p className="mt-2 text-lg">
        The nearest is {first.distributor.name}, {formatMiles(first.miles)} away.{' '}
        {canShip && (
          <>
            We may{' '}
            <SmartLink href="/shipping" className={linkClass}>
              ship to your state
            </SmartLink>
            , or{' '}
          </>
        )}
        <SmartLink href="/contact" className={linkClass}>
          {canShip ? 'tell us' : 'Tell us'}
        </SmartLink>{' '}
        which shop should have it.
      </p>
    </div>
  );
}
