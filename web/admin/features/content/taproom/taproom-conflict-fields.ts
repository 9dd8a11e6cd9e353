/** The rows of the conflict dialog, in form order. */
import type { Field } from '../../../lib/merge';
import { formatPhotos } from '../../../lib/photo-order';
import { formatHeroImages } from '../hero-form';
import { formatExceptions, formatWeek } from '../../../components/hours/hours-form-values';
import type { TaproomFormValues } from './taproom-form-values';

/** A field whose `format` takes the type of its own values. */
const field = <Name extends keyof TaproomFormValues>(
  name: Name,
  label: string,
  format: (value: TaproomFormValues[Name]) => string,
) => ({ name, label, format: (value) => format(value as TaproomFormValues[Name]) }) satisfies Field<TaproomFormValues>;

export const taproomConflictFields: Field<TaproomFormValues>[] = [
  field('heroImages', 'Hero images', formatHeroImages),
  field('regular', 'Hours', formatWeek),
  { name: 'texts', label: 'Texts of the weekdays' },
  { name: 'display', label: 'Display text' },
  field('exceptions', 'Special hours', formatExceptions),
  field('kitchen', 'Kitchen hours', formatWeek),
  { name: 'phone', label: 'Phone' },
  { name: 'email', label: 'Email' },
  { name: 'address', label: 'Address' },
  { name: 'lat', label: 'Latitude' },
  { name: 'lng', label: 'Longitude' },
  { name: 'name', label: 'Name' },
  { name: 'slug', label: 'Slug' },
  { name: 'city', label: 'City' },
  { name: 'state', label: 'State' },
  { name: 'timeZone', label: 'Time zone' },
  { name: 'path', label: 'Path' },
  { name: 'isActive', label: 'Shown on the site' },
  { name: 'isComingSoon', label: 'Coming soon' },
  { name: 'headline', label: 'Headline' },
  { name: 'introduction', label: 'Introduction' },
  { name: 'features', label: 'Features' },
  { name: 'figures', label: 'Figures' },
  { name: 'facts', label: 'Facts' },
  { name: 'expectCards', label: 'What to expect' },
  { name: 'parking', label: 'Parking' },
  { name: 'food', label: 'Food' },
  { name: 'accessibility', label: 'Accessibility' },
  field('images', 'Gallery', formatPhotos),
  { name: 'photoAlts', label: 'Descriptions of photos' },
  { name: 'hostsPrivateEvents', label: 'Private events' },
  { name: 'hostTitle', label: 'Private events: title' },
  { name: 'hostText', label: 'Private events: text' },
  { name: 'tapListMaxAgeHours', label: 'Remind after' },
  { name: 'seoTitle', label: 'Page title' },
  { name: 'seoDescription', label: 'Page description' },
];
