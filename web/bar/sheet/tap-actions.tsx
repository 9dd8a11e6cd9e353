import { ListPlus, Search } from 'lucide-react';
import { chosenEndReasons, kegLevels } from '@domain/tap/constants';
import { describeDrink, endReasonLabels, levelLabels } from '@domain/tap/display';
import type { StaffPouring, StaffTap, StaffTapList } from '@domain/tap/tap-list';
import { ChoiceRow } from './choice-row';
import { SegmentedControl } from './segmented-control';
import { Verb } from './verb';
import type { TapCommands } from './use-tap-commands';

type Props = {
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
export function TapActions({ tap, list, commands, onPick }: Props) {
  const offers = offersFor(list, tap._id);
  const { reason } = commands;
  return (
    <div className="flex flex-col gap-3">
      {tap.pouring && (
        <>
          <ChoiceRow
            label="Level"
            values={kegLevels}
            labels={levelLabels}
            chosen={tap.pouring.level}
            onChoose={commands.setLevel}
          />
          <div className="mt-1 border-t border-edge pt-3">
            <SegmentedControl
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
        <button
          key={pouring._id}
          type="button"
          data-first={index === 0 || undefined}
          className={`bar-button ${index === 0 ? 'bar-primary min-h-20 text-2xl' : 'bar-secondary'} flex-col gap-0.5`}
          onClick={() => commands.swap({ choice: { pouring: pouring._id }, drink: pouring.drink, beer: pouring.beer })}
        >
          <span className="line-clamp-3 leading-[1.2]">
            <Verb text={commands.verb} /> {pouring.drink.name}
          </span>
          <span className="font-sans text-base font-normal">{describeDrink(pouring.drink)}</span>
        </button>
      ))}
      <button
        type="button"
        data-first={offers.length === 0 || undefined}
        className={`bar-button ${offers.length === 0 ? 'bar-primary min-h-20 text-2xl' : 'bar-secondary'}`}
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
      </button>
      <div className="grid auto-cols-fr grid-flow-col gap-2">
        {tap.pouring && (
          <button type="button" className="bar-button bar-secondary text-lg" onClick={commands.kick}>
            {endReasonLabels[reason]}, nothing next
          </button>
        )}
        <button type="button" className="bar-button bar-secondary text-lg" onClick={() => onPick('plan')}>
          <ListPlus aria-hidden size={22} /> Plan next
        </button>
      </div>
    </div>
  );
}
