import { ArrowLeft, Plus } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { foldText } from '@domain/shared/fold-text';
import { drinkKinds, type DrinkKind } from '@domain/tap/constants';
import { describeDrink, tapTitle, drinkKindLabels } from '@domain/tap/display';
import type { TappableDrink, TapName } from '@domain/tap/schema';
import { Field, TextInput, Select } from '../../ui/field';
import type { NextDrink } from '../state/press-queue';
import { toDrink } from '../state/show-presses';
import { useBarState, useTapList } from '../state/bar';
import { focusOnMount } from '../../ui/focus-on-mount';
import { BarButton, useFields, Verb } from '../controls';

type GuestFormProps = { verb: string; name: string; onPick: (next: NextDrink) => void; onBack: () => void };
type Values = Record<'name' | 'producer' | 'style' | 'abv' | 'ounces' | 'price', string> & { kind: DrinkKind };

const blank = { kind: 'beer', producer: '', style: '', abv: '', ounces: '', price: '' } as const;

/** Loaded on demand: the validation library is a third of the app. */
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

/** The form for a drink of another producer: a name is enough. */
function GuestForm({ verb, name, onPick, onBack }: GuestFormProps) {
  const { values, errors, showErrors, formProps, control } = useFields<Values>({ ...blank, name });
  async function submit() {
    const { guest, pours, issues } = await check(values);
    if (!guest) return showErrors(Object.fromEntries(issues.map(({ field, message }) => [field, message])));
    const drink = toDrink({ ...guest, isGuest: true, color: null });
    const isPriced = pours.some(({ ounces, price }) => ounces !== null || price !== null);
    // A guest that was on before keeps its last pours if none are entered.
    onPick({ choice: { guest }, drink, beer: null, ...(isPriced && { pours }) });
  }

  return (
    <form className="grid grid-cols-2 gap-3" {...formProps(submit)}>
      <Field label="Name" error={errors.name} className="col-span-2">
        <TextInput ref={focusOnMount} autoComplete="off" {...control('name')} />
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
        <BarButton aria-label="Back" onClick={onBack}>
          <ArrowLeft aria-hidden size={24} />
        </BarButton>
        <BarButton type="submit" look="primary">
          <span>
            <Verb text={verb} /> {values.name.trim() || 'guest'}
          </span>
        </BarButton>
      </div>
    </form>
  );
}

// The search of bar mode, which runs without a network.

/** Lower is better; null: no match. Names count before producers and styles, starts of words before what is inside them. */
function rank({ drink }: TappableDrink, query: string): number | null {
  const fields = [drink.name, drink.producer, drink.style].map((field) => foldText(field ?? ''));
  const ranks = fields.flatMap((field, index) => {
    const base = index * 3;
    if (field.startsWith(query)) return [base];
    if (field.includes(` ${query}`)) return [base + 1];
    return field.includes(query) ? [base + 2] : [];
  });
  return ranks.length > 0 ? Math.min(...ranks) : null;
}

/** A tap of a tap list. */
type Tap = TapName & { pouring: { beer: string | null } | null };

type FoundDrink = TappableDrink & {
  /** Those that pour this beer now; guests have no id to compare. */
  taps: TapName[];
};

/** Guests that are offered before anything is typed. */
const maxGuests = 5;

/** What is likely to come on next: own beers that pour nowhere, then those that do, then guests. */
const groupOf = ({ beer, taps }: FoundDrink) => (beer === null ? 2 : Math.min(taps.length, 1));

/** Guests without a date stay in the order of the server, newest first. */
const compareNames = (left: FoundDrink, right: FoundDrink) =>
  left.beer === null ? 0 : left.drink.name.localeCompare(right.drink.name, 'en');

const compareLastOn = (left: FoundDrink, right: FoundDrink) =>
  (right.lastOnAt ?? '').localeCompare(left.lastOnAt ?? '') || compareNames(left, right);

/** Own beers before guests; in each group the best matches first, then those that were on last. */
export function findDrinks(drinks: readonly TappableDrink[], text: string, taps: readonly Tap[]): FoundDrink[] {
  const query = foldText(text.trim());
  const tapsOf = (beer: string | null) => (beer === null ? [] : taps.filter(({ pouring }) => pouring?.beer === beer));
  const found = drinks
    .flatMap((drink) => {
      const matched = query === '' ? 0 : rank(drink, query);
      return matched === null ? [] : [{ drink: { ...drink, taps: tapsOf(drink.beer) }, rank: matched }];
    })
    .sort(
      (left, right) =>
        groupOf(left.drink) - groupOf(right.drink) || left.rank - right.rank || compareLastOn(left.drink, right.drink),
    )
    .map(({ drink }) => drink);
  const firstGuest = found.findIndex(({ beer }) => beer === null);
  return query === '' && firstGuest !== -1 ? found.slice(0, firstGuest + maxGuests) : found;
}

type Props = {
  /** What happens with the drink: `Kicked →`. */
  verb: string;
  onPick: (next: NextDrink) => void;
  onBack: () => void;
};

const maxShown = 30;

/** A guest that was on before is entered again with the same details. */
const toNext = ({ beer, drink, pours }: TappableDrink): NextDrink => {
  const { kind, name, producer, style, abv } = drink;
  const choice = beer === null ? { guest: { kind, name, producer, style, abv } } : { beer };
  return { choice, drink: toDrink(drink), beer, usualPours: pours };
};

/** `Hazy IPA · 6.5% · on tap 3`; several names are joined with commas. */
function describeFound({ drink, taps }: FoundDrink) {
  const titles = taps.map((tap) => (tap.label === null ? tapTitle(tap).toLowerCase() : tap.label));
  return [describeDrink(drink), taps.length > 0 && `on ${titles.join(', ')}`].filter(Boolean).join(' · ');
}

export function DrinkPicker(props: Props) {
  const [query, setQuery] = useState('');
  const [isGuest, setGuest] = useState(false);
  const handleBack = () => (isGuest ? setGuest(false) : props.onBack());
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // One step back, instead of closing the sheet.
    event.preventDefault();
    handleBack();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Back is a button, too
    <div onKeyDown={handleKeyDown}>
      {isGuest ? (
        <GuestForm {...props} name={query} onBack={handleBack} />
      ) : (
        <DrinkSearch {...props} query={query} onSearch={setQuery} onGuest={() => setGuest(true)} />
      )}
    </div>
  );
}

type SearchProps = Props & { query: string; onSearch: (query: string) => void; onGuest: () => void };

/** Finds a beer after two letters, without a network. */
function DrinkSearch({ verb, query, onSearch, onPick, onBack, onGuest }: SearchProps) {
  const { drinks } = useBarState();
  const list = useTapList();
  const input = useRef<HTMLInputElement>(null);
  const found = useMemo(
    () => findDrinks(drinks ?? [], query, list?.taps ?? []).slice(0, maxShown),
    [drinks, query, list],
  );
  useEffect(() => input.current?.focus(), []);

  return (
    <div className="grid gap-3">
      {/* Whether a touch changes the keg or plans the next one; each button says it to screen readers. */}
      <p aria-hidden className="font-display text-xl leading-none font-bold text-strong">
        <Verb text={verb} /> …
      </p>
      <Field label="Search" hideLabel>
        <TextInput
          ref={input}
          type="search"
          placeholder="Beer, style or producer"
          autoComplete="off"
          autoCorrect="off"
          enterKeyHint="search"
          className="min-h-14 text-xl"
          value={query}
          onChange={(event) => onSearch(event.target.value)}
        />
      </Field>
      <p role="status" className={query === '' ? 'sr-only' : 'text-quiet'}>
        {found.length === 0 ? noMatch(drinks, query) : query === '' ? '' : `${found.length} found`}
      </p>
      <ul className="grid max-h-[45dvh] gap-2 overflow-y-auto">
        {found.map((each) => (
          <li key={each.beer ?? `${each.drink.name} ${each.drink.producer}`} className="grid">
            <BarButton className="justify-between gap-3 text-left" onClick={() => onPick(toNext(each))}>
              <span className="line-clamp-3 min-w-0 leading-[1.2]">
                <span className="sr-only">{verb} </span>
                {each.drink.name}
              </span>
              <span className="text-right font-sans text-base font-normal wrap-break-word text-quiet">
                {describeFound(each)}
              </span>
            </BarButton>
          </li>
        ))}
      </ul>
      <div className="grid grid-cols-[auto_1fr] gap-2">
        <BarButton aria-label="Back" onClick={onBack}>
          <ArrowLeft aria-hidden size={24} />
        </BarButton>
        <BarButton onClick={onGuest}>
          <Plus aria-hidden size={22} /> Guest drink
        </BarButton>
      </div>
    </div>
  );
}

function noMatch(drinks: TappableDrink[] | null, query: string) {
  if (drinks === null) return 'The beers appear once there is a network. A guest drink can be entered now.';
  return query === '' ? 'There are no beers yet.' : `No drink matches “${query}”.`;
}
