import MapPin from 'lucide-react/icons/map-pin';
import { categoryIcon, categoryLabel, isPublicCategory } from '@domain/event/category';
import type { Event } from '@domain/event/event';
import { formatTicketPrice } from '../../../domain/event';
import { eventTaproomLabel } from '@domain/taproom/label';
import { Chip } from '../../../ui/chip';
import { useNow, useSite } from '../../site-context';
import { categoryIcons } from './category-icons';
import { getEventState } from './event-state';

/** Whether the event is on now or cancelled; category (never "Other"), taproom and price. */
export function EventBadges({ event, className = '' }: { event: Event; className?: string }) {
  const now = useNow();
  const site = useSite();
  const Icon = categoryIcons[categoryIcon(event.category)];
  const state = getEventState(event, now, site);
  const isOff = state === 'cancelled';
  const price = isOff ? null : formatTicketPrice(event);
  return (
    <ul className={`flex flex-wrap gap-2 ${className}`} aria-label="About this event">
      {isOff && (
        // The photo has the stamp.
        <li className="sr-only print:not-sr-only">Cancelled</li>
      )}
      {state === 'ongoing' && (
        <li>
          <Chip tone="hop">On now</Chip>
        </li>
      )}
      {isPublicCategory(event.category) && (
        <li>
          <Chip>
            <Icon aria-hidden className="size-4 text-amber" />
            {categoryLabel(event.category)}
          </Chip>
        </li>
      )}
      <li>
        <Chip>
          <MapPin aria-hidden className="size-4 text-amber" />
          {eventTaproomLabel(event.tapRoom, site.taprooms)}
        </Chip>
      </li>
      {price && (
        <li>
          <Chip tone="rust">{price}</Chip>
        </li>
      )}
    </ul>
  );
}
