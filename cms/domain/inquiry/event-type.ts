/** Types of private events: lowercase, hyphenated; the default is `general`. */
export const eventTypeOptions = [
  { value: 'general', label: 'General inquiry' },
  { value: 'birthday-party', label: 'Birthday party' },
  { value: 'corporate-event', label: 'Corporate event' },
  { value: 'wedding', label: 'Wedding' },
  { value: 'rehearsal-dinner', label: 'Rehearsal dinner' },
  { value: 'fundraiser', label: 'Fundraiser' },
  { value: 'other', label: 'Other' },
] as const;

export type EventType = (typeof eventTypeOptions)[number]['value'];

export const defaultEventType = 'general';

export const isEventType = (text: string) => text.length <= 50 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);

const toSentence = (value: string) => value.charAt(0).toUpperCase() + value.slice(1).replaceAll('-', ' ');

export const eventTypeLabel = (value: string) =>
  eventTypeOptions.find((type) => type.value === value)?.label ?? toSentence(value);
