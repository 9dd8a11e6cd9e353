import { Select, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { tapLimits } from '@domain/tap/constants';
import { formatPour } from '@domain/tap/display';
import { defaultPoursInput } from '@domain/tap/input';
import type { DefaultPours, Pour } from '@domain/tap/schema';
import { freshOptions } from '../../../api/staff/client';
import { saveDefaultPours, tapQueries } from '../../api/taps';
import { FormSection } from '../../components/form-parts';
import { ItemList } from '../../components/item-list';
import { ErrorState } from '../../components/query-state';
import { toast } from '../../components/toast';
import { useRecordForm } from '../../hooks/use-record-form';
import { clearErrorsOf, renamePaths, validateWith } from '../../lib/form-errors';
import type { FieldLabels } from '../../lib/merge';
import { PoursFields } from './drink-fields';
import { formatPours, toPourValues, type PourValues, type TapFormProps } from './tap-form-values';
import classes from './taps.module.css';
import { SmallButton } from '../../components/buttons';
import { RecordForm } from '../../components/record-form';

const listPours = (pours: readonly Pour[]) => pours.map(formatPour).join(', ') || 'No prices yet';

/** What a drink costs that was never poured before, in all taprooms. */
export function DefaultPricesSection({ onEdit }: { onEdit: (defaults: DefaultPours) => void }) {
  const query = useQuery(tapQueries.defaultPours());
  const defaults = query.data;
  return (
    <FormSection
      title="Default Prices"
      badge={
        <SmallButton aria-disabled={!defaults} icon={Pencil} ml="auto" onClick={() => defaults && onEdit(defaults)}>
          Edit Prices
        </SmallButton>
      }
    >
      <Text size="sm" c="dimmed">
        Of drinks that are new on tap, in all taprooms. Others keep those of their last keg.
      </Text>
      {query.isError && !defaults && <ErrorState query={query} errorText="Failed to load the default prices" />}
      {defaults && (
        <Stack gap={4} className={classes.name}>
          <Text size="sm">{listPours(defaults.pours)}</Text>
          {defaults.exceptions.map(({ style, beer, name, pours }) => (
            <Text key={beer ?? style} size="sm">
              <strong>{name}:</strong> {listPours(pours)}
            </Text>
          ))}
        </Stack>
      )}
    </FormSection>
  );
}

/** `target`: `style:Stout` or `beer:` with an id; blank until one is chosen. */
type ExceptionValues = { target: string; pours: PourValues[] };
type PriceValues = { pours: PourValues[]; exceptions: ExceptionValues[] };

const toTarget = ({ style, beer }: { style: string | null; beer: string | null }) =>
  beer === null ? `style:${style}` : `beer:${beer}`;

const toPriceValues = ({ pours, exceptions }: DefaultPours): PriceValues => ({
  pours: toPourValues(pours),
  exceptions: exceptions.map((exception) => ({ target: toTarget(exception), pours: toPourValues(exception.pours) })),
});

/** A style may have a colon in its name. */
const parseTarget = (target: string) => ({
  style: target.startsWith('style:') ? target.slice('style:'.length) : null,
  beer: target.startsWith('beer:') ? target.slice('beer:'.length) : null,
});

const toPriceBody = ({ pours, exceptions }: PriceValues) => ({
  pours,
  exceptions: exceptions.map((exception) => ({
    ...parseTarget(exception.target),
    pours: exception.pours,
  })),
});

const mapPricePaths = renamePaths([/^(exceptions\.\d+)\.(style|beer)$/, '$1.target']);

/** Styles and beers that can have prices of their own. */
function useTargets(taproom: string, { exceptions }: DefaultPours) {
  const drinks = useQuery(tapQueries.drinks(taproom)).data ?? [];
  const styles = [...exceptions.map(({ style }) => style), ...drinks.map(({ drink }) => drink.style)];
  const beers = [
    ...exceptions.map(({ beer, name }) => ({ beer, name })),
    ...drinks.map(({ beer, drink: { name } }) => ({ beer, name })),
  ];
  const names = new Map(beers.flatMap(({ beer, name }) => (beer === null ? [] : [[`beer:${beer}`, name]])));
  return [
    {
      group: 'Styles',
      items: [...new Set(styles.flatMap((style) => style ?? []))]
        .toSorted((one, other) => one.localeCompare(other, 'en'))
        .map((style) => ({ value: `style:${style}`, label: style })),
    },
    { group: 'Beers', items: [...names].map(([value, label]) => ({ value, label })) },
  ];
}

type Targets = ReturnType<typeof useTargets>;

const labelsFor = (targets: Targets): FieldLabels<PriceValues> => {
  const labelOf = (target: string) =>
    targets.flatMap(({ items }) => items).find(({ value }) => value === target)?.label ?? 'Not chosen';
  return {
    pours: { label: 'Prices', format: formatPours },
    exceptions: {
      format: (exceptions) =>
        exceptions.map(({ target, pours }) => `${labelOf(target)}: ${formatPours(pours)}`).join('; ') || 'None',
    },
  };
};

/** The brewery's prices, and those of single styles and beers. */
export function DefaultPricesForm({ defaults, tapList, onDone, onCancel }: TapFormProps & { defaults: DefaultPours }) {
  const taproom = tapList.taproom.slug;
  const queryClient = useQueryClient();
  const recordForm = useRecordForm<DefaultPours, PriceValues>({
    record: defaults,
    toFormValues: (record) => toPriceValues(record ?? defaults),
    validate: (values) => mapPricePaths(validateWith(defaultPoursInput)(toPriceBody(values))),
    save: (values, edited) => saveDefaultPours({ ...toPriceBody(values), updatedAt: (edited ?? defaults).updatedAt }),
    fetchLatest: () => queryClient.fetchQuery({ ...tapQueries.defaultPours(), ...freshOptions }),
    onSaved: (saved) => {
      toast.success('Default prices saved');
      queryClient.setQueryData(tapQueries.defaultPours().queryKey, saved);
      void queryClient.invalidateQueries({ queryKey: ['taps'] });
    },
    onLeave: onDone,
    failureText: 'Failed to save the prices. Please try again.',
    mapFieldPaths: mapPricePaths,
  });
  const { form, base } = recordForm;
  const targets = useTargets(taproom, base ?? defaults);
  const exceptionsForm: typeof form = {
    ...form,
    removeListItem: (path, index) => {
      // Another exception may have had an error because of this one, such as the same beer twice.
      clearErrorsOf(form, ['exceptions']);
      form.removeListItem(path, index);
    },
  };

  return (
    <RecordForm
      of={recordForm}
      label="Default prices"
      itemName="price list"
      labels={labelsFor(targets)}
      onCancel={onCancel}
    >
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          A drink that is new on tap starts with these glasses and prices. What is on tap now stays as it is.
        </Text>
        <PoursFields form={form} path="pours" label="All drinks" taproom={taproom} />
        <ItemList
          form={exceptionsForm}
          path="exceptions"
          itemName="Exception"
          empty={{ target: '', pours: form.values.pours }}
          max={tapLimits.priceExceptions}
          renderItem={(_, index) => (
            <>
              <Select
                label="Style or beer"
                placeholder="Choose"
                searchable
                data={targets}
                {...form.getInputProps(`exceptions.${index}.target`)}
              />
              <PoursFields form={form} path={`exceptions.${index}.pours`} label="Its pours" taproom={taproom} />
            </>
          )}
        />
      </Stack>
    </RecordForm>
  );
}
