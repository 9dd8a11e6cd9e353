/** Whether new subscribers confirm their email address, as the form edits it. */
import type { NewsletterSettings } from '@domain/site/site';

export type NewSubscribersValue = 'default' | 'confirm' | 'at-once';

const labels = { confirm: 'Confirm by a link in an email', 'at-once': 'Are subscribed at once' };

const toValue = (hasDoubleOptIn: boolean) => (hasDoubleOptIn ? 'confirm' : 'at-once');

export const toNewSubscribersValue = (setting: boolean | null): NewSubscribersValue =>
  setting === null ? 'default' : toValue(setting);

export const toDoubleOptIn = (value: NewSubscribersValue): boolean | null =>
  value === 'default' ? null : value === 'confirm';

export const newSubscribersOptions = ({ newsletterDoubleOptInDefault }: NewsletterSettings) => [
  { value: 'default', label: `As on the server: ${labels[toValue(newsletterDoubleOptInDefault)].toLowerCase()}` },
  { value: 'confirm', label: labels.confirm },
  { value: 'at-once', label: labels['at-once'] },
];

/** Whether subscribers would have to confirm, with this value of the form. */
export const needsConfirmation = (value: NewSubscribersValue, { newsletterDoubleOptInDefault }: NewsletterSettings) =>
  value === 'default' ? newsletterDoubleOptInDefault : value === 'confirm';

export const formatNewSubscribers = (value: unknown): string =>
  value === 'confirm' || value === 'at-once' ? labels[value] : 'As on the server';
