import { Text, Badge } from '@mantine/core';
import { formatShortDate } from '@domain/time/format';
import { formatTime } from '@domain/time/time-of-day';
import { toZonedDateTime, todayIn } from '@domain/time/zone';
import type { Role } from '@domain/user/permission';
import { roleColors, roleLabels } from '@domain/user/display';
import { useSiteTimeZone } from '../hooks/use-taprooms';

/** Replaces a missing logo. */
export const BreweryName = ({ name }: { name: string }) => (
  <Text span ff="heading" fw={600} fz={32} lh={1.05} tt="uppercase" ta="center" style={{ overflowWrap: 'anywhere' }}>
    {name}
  </Text>
);

type LabelWithHintProps = { label: string; hint?: string | undefined };

/** Of a choice or a photo, which have no label of their own. */
export const LabelWithHint = ({ label, hint }: LabelWithHintProps) => (
  <div>
    <Text fw={600}>{label}</Text>
    {hint && (
      <Text size="xs" c="dimmed">
        {hint}
      </Text>
    )}
  </div>
);

export const CustomBadge = ({ isCustom }: { isCustom: boolean }) => (
  <Badge size="sm" color={isCustom ? 'green' : 'gray'}>
    {isCustom ? 'Custom' : 'Default'}
  </Badge>
);

/** The date of an instant in the brewery's time zone: `Nov 22, 2026`. */
export const InstantDate = ({ value }: { value: string }) =>
  formatShortDate(todayIn(useSiteTimeZone(), new Date(value)));

/** Date and time of an instant in the brewery's time zone: `Nov 22, 2026, 4:05 PM`. */
export function InstantDateTime({ value }: { value: string }) {
  const { date, time } = toZonedDateTime(useSiteTimeZone(), new Date(value));
  return (
    <time dateTime={value}>
      {formatShortDate(date)}, {formatTime(time)}
    </time>
  );
}

export function RoleBadge({ role }: { role: Role }) {
  return (
    <Badge size="sm" miw="max-content" color={roleColors[role]}>
      {roleLabels[role]}
    </Badge>
  );
}
