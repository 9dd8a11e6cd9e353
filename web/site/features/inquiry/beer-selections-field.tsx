import { useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { countAllCases, formatCases, setCases } from '@domain/inquiry/beer-selections';
import { Button } from '../../../ui/button';
import { Field, TextArea } from '../../../ui/field';
import type { FormField } from '../../shared/form/form-field';
import { BeerPicker } from './beer-picker';
import type { ShippingFormValues } from './shipping-form-values';

type BeerSelectionsFieldProps = {
  beers: FormField;
  control: Control<ShippingFormValues>;
  setValue: (name: 'beerSelections' | 'quantity', value: string) => void;
};

/** The free text of the order and a picker that writes into it, loaded when it is opened. */
export function BeerSelectionsField({ beers, control, setValue }: BeerSelectionsFieldProps) {
  const [selections, quantity] = useWatch({ control, name: ['beerSelections', 'quantity'] });
  const [isOpen, setOpen] = useState(false);

  const handlePick = (beer: string, count: number) => {
    const changed = setCases(selections, beer, count);
    setValue('beerSelections', changed);
    // The quantity follows the picker unless the visitor has written another one.
    if (quantity.trim() === '' || quantity === formatTotal(selections)) setValue('quantity', formatTotal(changed));
  };
  return (
    <div>
      <Field label="Beer selections" required error={beers.error} hint="The beers you’d like, in your own words">
        <TextArea rows={3} {...beers.input} />
      </Field>
      <Button
        variant="outline"
        size="sm"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="mt-3 not-disabled:hover:border-ink! not-disabled:hover:bg-ink not-disabled:hover:text-oat! noscript:hidden"
      >
        {isOpen ? 'Hide the beers' : 'Pick from our beers'}
      </Button>
      {isOpen && <BeerPicker selections={selections} onPick={handlePick} />}
    </div>
  );
}

/** Empty without cases. */
function formatTotal(selections: string): string {
  const total = countAllCases(selections);
  return total > 0 ? formatCases(total) : '';
}
