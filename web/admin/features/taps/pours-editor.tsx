import { ActionIcon, Button, Group, Input, Select, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { tapLimits } from '@domain/tap/constants';
import { formatPour } from '@domain/tap/display';
import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { tapQueries } from '../../api/taps';
import { DecimalInput } from '../../components/decimal-input';
import { clearErrorsOf } from '../../lib/form-errors';
import { findOption, groupDrinks } from './drink-choice';
import { emptyPour, toPourValues, type PourValues } from './drink-values';
import classes from './pours-editor.module.css';
import type { TapFormApi } from './tap-form-values';

type PoursEditorProps = { form: TapFormApi; taproom: string };

const commonPours: PourValues[] = [
  { name: 'Pint', ounces: 16, price: '' },
  { name: 'Half pint', ounces: 8, price: '' },
  { name: 'Taster', ounces: 4, price: '' },
];

/** The glasses on the menu, in its order. */
export function PoursEditor({ form, taproom }: PoursEditorProps) {
  const addButton = useRef<HTMLButtonElement>(null);
  const { pours } = form.values;
  const setPours = (next: PourValues[]) => {
    form.setFieldValue('pours', next);
    clearErrorsOf(form, ['pours']);
  };
  const others = commonPours.filter(({ name }) => !pours.some((pour) => pour.name === name));
  const isFull = pours.length >= tapLimits.pours;
  const labels = ['Glass', 'Ounces', 'Price ($)'] as const;

  return (
    <Input.Wrapper label="Pours" labelElement="div" error={form.errors.pours}>
      <Stack gap={8} role="group" aria-label="Pours" mt={4}>
        {pours.length === 0 && (
          <Text size="sm" c="dimmed">
            No glasses yet: the list shows the drink without sizes and prices.
          </Text>
        )}
        {pours.length > 0 && (
          <div className={classes.pour} aria-hidden>
            {labels.map((label) => (
              <Text key={label} size="xs" c="dimmed">
                {label}
              </Text>
            ))}
          </div>
        )}
        {pours.map((_, index) => (
          <div key={index} className={classes.pour} role="group" aria-label={`Pour ${index + 1}`}>
            <TextInput
              aria-label={labels[0]}
              placeholder="Pint"
              maxLength={tapLimits.pourName}
              {...form.getInputProps(`pours.${index}.name`)}
            />
            <DecimalInput aria-label={labels[1]} placeholder="16 oz" {...form.getInputProps(`pours.${index}.ounces`)} />
            <DecimalInput
              aria-label={labels[2]}
              placeholder="$8"
              fixedDecimals={2}
              {...form.getInputProps(`pours.${index}.price`)}
            />
            <ActionIcon
              color="red.7"
              aria-label={`Remove pour ${index + 1}`}
              onClick={() => {
                setPours(pours.toSpliced(index, 1));
                addButton.current?.focus();
              }}
            >
              <Trash2 size={16} />
            </ActionIcon>
          </div>
        ))}
        <Group gap={6}>
          {others.map((pour) => (
            <Button
              key={pour.name}
              size="xs"
              variant="default"
              disabled={isFull}
              leftSection={<Plus size={14} aria-hidden />}
              onClick={() => setPours([...pours, pour])}
            >
              {pour.name}
            </Button>
          ))}
          <Button
            ref={addButton}
            size="xs"
            variant="default"
            aria-disabled={isFull}
            leftSection={<Plus size={14} aria-hidden />}
            onClick={() => isFull || setPours([...pours, emptyPour])}
          >
            Add pour
          </Button>
          <CopyPours taproom={taproom} onCopy={setPours} />
        </Group>
        {isFull && (
          <Text size="xs" c="dimmed">
            A drink has at most {tapLimits.pours} pours.
          </Text>
        )}
      </Stack>
    </Input.Wrapper>
  );
}

/** Takes over sizes and prices of another drink. */
function CopyPours({ taproom, onCopy }: { taproom: string; onCopy: (pours: PourValues[]) => void }) {
  const drinks = useQuery(tapQueries.drinks(taproom)).data ?? [];
  const groups = groupDrinks(
    drinks.filter(({ pours }) => pours.length > 0),
    [],
    null,
  );
  if (groups.length === 0) return null;
  return (
    <Select
      aria-label="Copy pours from"
      placeholder="Copy from…"
      size="xs"
      w={{ base: '100%', xs: 180 }}
      searchable
      value={null}
      maxDropdownHeight={260}
      data={groups.map(({ group, items }) => ({
        group,
        items: items.map(({ value, label }) => ({ value, label })),
      }))}
      renderOption={({ option }) => (
        <span>
          <Text span size="sm">
            {option.label}
          </Text>
          <Text span size="xs" c="dimmed" display="block">
            {(findOption(groups, option.value)?.pours ?? []).map(formatPour).join(', ')}
          </Text>
        </span>
      )}
      onChange={(value) => value !== null && onCopy(toPourValues(findOption(groups, value)?.pours ?? []))}
    />
  );
}
