import { ListPlus, Search } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { chosenEndReasons, kegLevels, type KegLevel } from '@domain/tap/constants';
import { describeDrink, formatPour, tapTitle, endReasonLabels, levelLabels } from '@domain/tap/display';
import type { StaffPouring, StaffTap, StaffTapList } from '@domain/tap/schema';
import { formatDaysOn } from '../screen/format';
import type { ChosenEndReason, Command, NextDrink } from '../state/press-queue';
import { useBar, useBarState } from '../state/bar';
import { DrinkPicker } from './drink-picker';
import { focusOnMount } from '../../ui/focus-on-mount';
import { BarButton, Choice, Sheet, Verb } from '../controls';

type TapCommands = ReturnType<typeof useTapCommands>;

/** The presses of one tap; each closes the sheet. */
function useTapCommands(tap: StaffTap, onClose: () => void) {
  const bar = useBar();
  const [reason, setReason] = useState<ChosenEndReason>('kicked');
  const seen = { tap: tap._id, expected: tap.pouring?._id ?? null, before: tap.pouring };
  const press = (command: Command) => {
    bar.press(command);
    onClose();
  };
  return {
    reason,
    setReason,
    /** `Kicked →`, for an empty tap `Put on`. */
    verb: tap.pouring ? `${endReasonLabels[reason]} →` : 'Put on',
    swap: (next: NextDrink) => press({ type: 'swap', ...seen, reason, next }),
    kick: () => press({ type: 'kick', ...seen, reason }),
    setLevel: (level: KegLevel) => press({ type: 'level', ...seen, level }),
    plan: (next: NextDrink) => press({ type: 'plan', tap: tap._id, next }),
  };
}

type TapActionsProps = {
  tap: StaffTap;
  list: StaffTapList;
  commands: TapCommands;
  onPick: (purpose: 'swap' | 'plan') => void;
};

const maxOffers = 3;

/** Those for this tap first, then those for the next free one. */
const offersFor = ({ onDeck }: StaffTapList, tap: string): StaffPouring[] =>
  [...onDeck.filter(({ tapId }) => tapId === tap), ...onDeck.filter(({ tapId }) => tapId === null)].slice(0, maxOffers);

/** The most likely press is the first one; the rest is above and below it, within reach of the thumb. */
function TapActions({ tap, list, commands, onPick }: TapActionsProps) {
  const offers = offersFor(list, tap._id);
  const { reason } = commands;
  return (
    <div className="flex flex-col gap-3">
      {tap.pouring && (
        <>
          <Choice
            look="action"
            label="Level"
            values={kegLevels}
            labels={levelLabels}
            chosen={tap.pouring.level}
            onChoose={commands.setLevel}
          />
          <div className="mt-1 border-t border-edge pt-3">
            <Choice
              label="Reason"
              hint="for the buttons below"
              values={chosenEndReasons}
              labels={{ ...endReasonLabels, rotated: 'Rotated' }}
              chosen={reason}
              onChoose={commands.setReason}
            />
          </div>
        </>
      )}
      {offers.map((pouring, index) => (
        <BarButton
          key={pouring._id}
          data-first={index === 0 || undefined}
          look={index === 0 ? 'large' : 'secondary'}
          className="flex-col gap-0.5"
          onClick={() => commands.swap({ choice: { pouring: pouring._id }, drink: pouring.drink, beer: pouring.beer })}
        >
          <span className="line-clamp-3 leading-[1.2]">
            <Verb text={commands.verb} /> {pouring.drink.name}
          </span>
          <span className="font-sans text-base font-normal">{describeDrink(pouring.drink)}</span>
        </BarButton>
      ))}
      <BarButton
        data-first={offers.length === 0 || undefined}
        look={offers.length === 0 ? 'large' : 'secondary'}
        onClick={() => onPick('swap')}
      >
        <Search aria-hidden size={22} />{' '}
        {offers.length === 0 ? (
          <span>
            <Verb text={commands.verb} /> choose the next
          </span>
        ) : (
          'Another beer or a guest'
        )}
      </BarButton>
      <div className="grid auto-cols-fr grid-flow-col gap-2">
        {tap.pouring && (
          <BarButton className="text-lg" onClick={commands.kick}>
            {endReasonLabels[reason]}, nothing next
          </BarButton>
        )}
        <BarButton className="text-lg" onClick={() => onPick('plan')}>
          <ListPlus aria-hidden size={22} /> Plan next
        </BarButton>
      </div>
    </div>
  );
}

type Props = { tap: StaffTap; list: StaffTapList; now: Date; onClose: () => void };

/** What can be done with one tap. Every action is one touch, and closes the sheet. */
export function TapSheet({ tap, list, now, onClose }: Props) {
  /** What the bartender sees now; a change by another user while the sheet is open is a conflict. */
  const [seen] = useState(tap);
  const [isPicking, setPicking] = useState<'swap' | 'plan' | null>(null);
  const [comingSoon, setComingSoon] = useState<NextDrink | null>(null);
  const presses = useTapCommands(seen, onClose);
  const { drinks } = useBarState();
  const isComingSoon = ({ beer }: NextDrink) =>
    beer !== null && drinks?.some((drink) => drink.beer === beer && drink.isComingSoon);
  const commands = {
    ...presses,
    swap: (next: NextDrink) => (isComingSoon(next) ? setComingSoon(next) : presses.swap(next)),
  };

  const handleBack = () => {
    flushSync(() => setPicking(null));
    document.querySelector<HTMLElement>('[data-first]')?.focus();
  };

  function renderActions() {
    if (comingSoon) return <ComingSoonQuestion next={comingSoon} onDecide={presses.swap} />;
    if (!isPicking) return <TapActions tap={seen} list={list} commands={commands} onPick={setPicking} />;
    const isPlan = isPicking === 'plan';
    return (
      <DrinkPicker
        verb={isPlan ? 'On deck:' : commands.verb}
        onBack={handleBack}
        onPick={isPlan ? commands.plan : commands.swap}
      />
    );
  }

  return (
    <Sheet title={tapTitle(tap)} onClose={onClose}>
      {!comingSoon && <Poured tap={seen} list={list} now={now} />}
      {renderActions()}
    </Sheet>
  );
}

/** Taprooms that list no prices don't miss them. */
function Poured({ tap: { pouring }, list, now }: Omit<Props, 'onClose'>) {
  if (!pouring) return <p className="-mt-3 text-lg text-quiet">Empty</p>;
  const { drink, pours, tappedAt } = pouring;
  const details = [describeDrink(drink), tappedAt && formatDaysOn(tappedAt, list.taproom.timeZone, now)];
  const hasPrices = list.taps.some((tap) => tap.pouring?.pours.some(({ price }) => price !== null));
  return (
    <div className="-mt-3 text-lg">
      <p>
        <strong>{drink.name}</strong> <span className="text-quiet">{details.filter(Boolean).join(' · ')}</span>
      </p>
      {pours.length > 0 && <p>{pours.map(formatPour).join(' · ')}</p>}
      {pours.length === 0 && hasPrices && <p className="text-quiet">No price. Add it in the staff app, in Tap List.</p>}
    </div>
  );
}

type ComingSoonQuestionProps = { next: NextDrink; onDecide: (next: NextDrink) => void };

/** Asks before a beer that is tagged Coming Soon goes on tap. */
function ComingSoonQuestion({ next, onDecide }: ComingSoonQuestionProps) {
  return (
    <div className="grid gap-3">
      <p className="-mt-3 text-lg" role="status">
        <strong>{next.drink.name}</strong> is tagged Coming Soon. Remove the tag, so that the site says the same as the
        tap?
      </p>
      <BarButton ref={focusOnMount} look="large" onClick={() => onDecide({ ...next, removesComingSoon: true })}>
        Put it on, remove the tag
      </BarButton>
      <BarButton onClick={() => onDecide(next)}>Put it on, keep the tag</BarButton>
    </div>
  );
}
