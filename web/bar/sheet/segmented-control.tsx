import { useId } from 'react';

type Props<Value extends string> = {
  label: string;
  /** What the choice is for. */
  hint?: string;
  values: readonly Value[];
  labels: Record<Value, string>;
  chosen: Value;
  onChoose: (value: Value) => void;
};

/** A setting, which does not look like the buttons that change a tap at once. */
export function SegmentedControl<Value extends string>({
  label,
  hint,
  values,
  labels,
  chosen,
  onChoose,
}: Props<Value>) {
  const labelId = useId();
  return (
    <div role="group" aria-labelledby={labelId} className="grid gap-1">
      <p className="text-base leading-tight">
        <span id={labelId} className="font-semibold">
          {label}
        </span>
        {hint && <span className="text-quiet"> {hint}</span>}
      </p>
      <div className="grid auto-cols-fr grid-flow-col rounded-full border-2 border-edge bg-panel p-1">
        {values.map((value) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === chosen}
            onClick={() => onChoose(value)}
            className={`min-h-12 rounded-full px-1 font-display text-lg leading-tight font-bold [overflow-wrap:anywhere] ${
              value === chosen ? 'bg-content text-page' : 'text-quiet'
            }`}
          >
            {labels[value]}
          </button>
        ))}
      </div>
    </div>
  );
}
