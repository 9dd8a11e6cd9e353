import Clock from 'lucide-react/icons/clock';
import { getShortStatus } from '@domain/location/short-status';
import type { TaproomKey } from '../../../api/content';
import { useTaproom } from '../../shared/location/use-taproom';
import { useNow } from '../../site-context';

/** Whether each taproom is open: 'Auburn until 8 · Folsom until 10'. */
export function TaproomStatusLine() {
  return (
    <p className="flex min-h-11 items-center gap-2.5 font-semibold text-foam">
      <Clock aria-hidden className="size-5 shrink-0 text-amber" />
      {/* Where the line breaks, the dot is at its start, and cut off. */}
      <span className="overflow-hidden">
        <span className="sr-only">Opening hours: </span>
        <span className="-ml-3 block">
          <span className="inline-block pl-3">
            <TaproomStatus taproom="auburn" name="Auburn" />
          </span>{' '}
          <span className="inline-block">
            <span className="inline-block w-3">{'· '}</span>
            <TaproomStatus taproom="folsom" name="Folsom" />
          </span>
        </span>
      </span>
    </p>
  );
}

function TaproomStatus({ taproom: key, name }: { taproom: TaproomKey; name: string }) {
  const now = useNow();
  const { hours } = useTaproom(key).taproom;
  const status = getShortStatus(hours, now);
  return status ? <span className="inline-block">{`${name} ${status}`}</span> : `${name}: ${hours.display}`;
}
