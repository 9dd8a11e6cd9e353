import { Select, type SelectProps } from '@mantine/core';
import { chosenEndReasons } from '@domain/tap/constants';
import { endReasonLabels } from '@domain/tap/display';

const reasons = chosenEndReasons.map((reason) => ({ value: reason, label: endReasonLabels[reason] }));

/** Why the keg ends; the statistics tell kicked kegs from others. */
export const ReasonField = (props: SelectProps) => (
  <Select
    label="Why it goes off"
    description="Kicked: the keg is empty. Quality: what is left is dumped."
    data={reasons}
    allowDeselect={false}
    {...props}
  />
);
