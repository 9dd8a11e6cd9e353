import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { drinkKinds, type DrinkKind } from '@domain/tap/constants';
import { drinkKindLabels } from '@domain/tap/display';
import type { NextDrink } from '@domain/tap/press';
import { toDrink } from '@domain/tap/show-presses';
import { Verb } from './verb';
import { Field, Select, TextInput } from '../../ui/field';

type Props = { verb: string; name: string; onPick: (next: NextDrink) => void; onBack: () => void };
type Values = Record<'name' | 'producer' | 'style' | 'abv', string> & { kind: DrinkKind };
type Errors = Partial<Record<keyof Values, string>>;

/** Of another producer: a name is enough. */
export function GuestForm({ verb, name, onPick, onBack }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Values>({ kind: 'beer', name, producer: '', style: '', abv: '' });
  const [errors, setErrors] = useState<Errors>({});
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const control = <Name extends keyof Values>(field: Name) => ({
    name: field,
    value: values[field],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [field]: event.target.value }),
  });

  async function submit() {
    // On demand: the validation library is a third of the app.
    const { guestInput } = await import('@domain/tap/input');
    const result = guestInput.safeParse(values);
    if (result.success) {
      const { data } = result;
      const drink = toDrink({ ...data, isGuest: true, color: null });
      return onPick({ choice: { guest: data }, drink, beer: null });
    }
    const found = Object.fromEntries(result.error.issues.toReversed().map(({ path, message }) => [path[0], message]));
    setErrors(found);
    const [first] = result.error.issues;
    form.current?.querySelector<HTMLElement>(`[name=${String(first?.path[0])}]`)?.focus();
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
