import MapPin from 'lucide-react/icons/map-pin';
import { categoryIcon, categoryLabel } from '@domain/event/category';
import type { Event } from '@domain/event/event';
import { formatTicketPrice } from '@domain/event/ticket';
import { isOngoing } from '@domain/event/schedule';
import { tapRoomLabel } from '@domain/event/taproom';
import { Chip } from '../../../ui/chip';
import { useNow } from '../../site-context';
import { categoryIcons } from './category-icons';

/** Category, taproom and price, and whether the event is on now or featured. */
export function EventBadges({ event, className = '' }: { event: Event; className?: string }) {
  const now = useNow();
  const Icon = categoryIcons[categoryIcon(event.category)];
  const price = formatTicketPrice(event);
  return (
    <ul className={`flex flex-wrap gap-2 ${className}`} aria-label="About this event">
      {isOngoing(event, now) && (
        <li>
          <Chip tone="hop">On now</Chip>
        </li>
      )}
      {event.isFeatured && (
        <li>
          <Chip tone="amber">Featured</Chip>
        </li>
      )}
      <li>
        <Chip>
          <Icon aria-hidden className="size-4 text-amber" />
          {categoryLabel(event.category)}
        </Chip>
      </li>
      <li>
        <Chip>
          <MapPin aria-hidden className="size-4 text-amber" />
          {tapRoomLabel(event.tapRoom)}
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
