import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { drinkKinds, type DrinkKind } from '@domain/tap/constants';
import { drinkKindLabels } from '@domain/tap/display';
import type { NextDrink } from '../state/press-queue';
import { toDrink } from '../state/show-presses';
import { Verb } from './verb';
import { Field, Select, TextInput } from '../../ui/field';

type Props = { verb: string; name: string; onPick: (next: NextDrink) => void; onBack: () => void };
type Values = Record<'name' | 'producer' | 'style' | 'abv' | 'ounces' | 'price', string> & { kind: DrinkKind };
type Errors = Partial<Record<keyof Values, string>>;

const blank = { kind: 'beer', producer: '', style: '', abv: '', ounces: '', price: '' } as const;

/** On demand: the validation library is a third of the app. */
async function check({ ounces, price, ...values }: Values) {
  const { guestInput, poursField } = await import('@domain/tap/input');
  const guest = guestInput.safeParse(values);
  // The label has the currency, but hands that are in a hurry type it too.
  const pours = poursField.safeParse([{ ounces, price: price.replace(/^\s*\$/, '') }]);
  const issues = [
    ...(guest.error?.issues.map(({ path: [field], message }) => ({ field: String(field), message })) ?? []),
    ...(pours.error?.issues.map(({ path: [, field], message }) => ({ field: String(field), message })) ?? []),
  ];
  return guest.success && pours.success ? { guest: guest.data, pours: pours.data } : { issues };
}

/** Of another producer: a name is enough. */
export function GuestForm({ verb, name, onPick, onBack }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Values>({ ...blank, name });
  const [errors, setErrors] = useState<Errors>({});
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const control = <Name extends keyof Values>(field: Name) => ({
    name: field,
    value: values[field],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [field]: event.target.value }),
  });

  async function submit() {
    const { guest, pours, issues } = await check(values);
    if (guest) {
      const drink = toDrink({ ...guest, isGuest: true, color: null });
      const isPriced = pours.some(({ ounces, price }) => ounces !== null || price !== null);
      // Without pours, a guest that was on before keeps those of the last time.
      return onPick({ choice: { guest }, drink, beer: null, ...(isPriced && { pours }) });
    }
    setErrors(Object.fromEntries(issues.toReversed().map(({ field, message }) => [field, message])));
    form.current?.querySelector<HTMLElement>(`[name=${issues[0]?.field}]`)?.focus();
  }

  return (
    <form
      ref={form}
      noValidate
      className="grid grid-cols-2 gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Field label="Name" error={errors.name} className="col-span-2">
        <TextInput autoComplete="off" {...control('name')} />
      </Field>
      <Field label="Producer" required={false} error={errors.producer} className="col-span-2">
        <TextInput autoComplete="off" {...control('producer')} />
      </Field>
      <Field label="Style" required={false} error={errors.style} className="col-span-2">
        <TextInput autoComplete="off" {...control('style')} />
      </Field>
      <Field label="Kind" error={errors.kind}>
        <Select {...control('kind')}>
          {drinkKinds.map((kind) => (
            <option key={kind} value={kind}>
              {drinkKindLabels[kind]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="ABV %" required={false} error={errors.abv}>
        <TextInput inputMode="decimal" autoComplete="off" {...control('abv')} />
      </Field>
      <Field label="Pour, oz" required={false} error={errors.ounces}>
        <TextInput inputMode="decimal" autoComplete="off" {...control('ounces')} />
      </Field>
      <Field label="Price, $" required={false} error={errors.price}>
        <TextInput inputMode="decimal" autoComplete="off" {...control('price')} />
      </Field>
      <div className="col-span-2 grid grid-cols-[auto_1fr] gap-2">
        <button type="button" className="bar-button bar-secondary" aria-label="Back" onClick={onBack}>
          <ArrowLeft aria-hidden size={24} />
        </button>
        <button type="submit" className="bar-button bar-primary">
          <span>
            <Verb text={verb} /> {values.name.trim() || 'guest'}
          </span>
        </button>
      </div>
    </form>
  );
}
