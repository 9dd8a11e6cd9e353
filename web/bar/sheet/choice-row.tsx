import { useId } from 'react';

type Props<Value extends string> = {
  label: string;
  values: readonly Value[];
  labels: Record<Value, string>;
  chosen: Value | null;
  onChoose: (value: Value) => void;
};

/** One of a few values in one touch, which acts at once. */
export function ChoiceRow<Value extends string>({ label, values, labels, chosen, onChoose }: Props<Value>) {
  const labelId = useId();
  return (
    <div role="group" aria-labelledby={labelId} className="grid gap-1">
      <p id={labelId} className="text-base leading-tight font-semibold">
        {label}
      </p>
      <div className="grid auto-cols-fr grid-flow-col gap-2">
        {values.map((value) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === chosen}
            onClick={() => onChoose(value)}
            className={`bar-button px-1 text-lg ${
              value === chosen ? 'border-2 border-strong bg-raised text-strong' : 'border-2 border-edge'
            }`}
          >
            {labels[value]}
          </button>
        ))}
      </div>
    </div>
  );
}
