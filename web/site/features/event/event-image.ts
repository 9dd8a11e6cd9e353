import type { Event } from '@domain/event/event';
import type { ImageSource } from '../../../ui/responsive-image';
import { photos } from '../../assets/images';

/** The primary image, else the first, else the placeholder, which is decorative beside the event's title. */
export function eventImage({ images }: Pick<Event, 'images'>): ImageSource {
  const image = images.find(({ isPrimary }) => isPrimary) ?? images[0];
  return image ?? { ...photos.eventPlaceholder, alt: '' };
}
