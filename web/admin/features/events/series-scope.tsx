/** Series of repeated events: how often they repeat, and what a change applies to. */
import { Radio, Stack } from '@mantine/core';
import { seriesScopes, type RepeatInterval, type SeriesScope } from '@domain/event/constants';
import type { Event } from '@domain/event/schema';

const scopeLabels: Record<SeriesScope, string> = {
  this: 'This event',
  following: 'This and the following events',
  all: 'All upcoming events of the series',
};

const isScope = (value: string): value is SeriesScope => seriesScopes.some((scope) => scope === value);

type SeriesScopeChoiceProps = { label: string; value?: SeriesScope; onChange: (scope: SeriesScope) => void };

export const SeriesScopeChoice = ({ label, value, onChange }: SeriesScopeChoiceProps) => (
  <Radio.Group
    label={label}
    value={value}
    defaultValue={value === undefined ? 'this' : undefined}
    onChange={(scope) => isScope(scope) && onChange(scope)}
  >
    <Stack gap="xs" mt="xs">
      {seriesScopes.map((scope) => (
        <Radio key={scope} value={scope} label={scopeLabels[scope]} />
      ))}
    </Stack>
  </Radio.Group>
);

const intervalTexts: Record<RepeatInterval, string> = {
  week: 'Repeats every week',
  'two-weeks': 'Repeats every two weeks',
  'month-date': 'Repeats every month',
  'month-weekday': 'Repeats every month',
};

export const describeSeries = ({ interval }: NonNullable<Event['series']>) =>
  interval === null ? 'Part of a series' : intervalTexts[interval];
