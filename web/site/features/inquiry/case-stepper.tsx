import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { ComponentProps } from 'react';

const maxCases = 99;

type CaseStepperProps = { beer: string; count: number; onChange: (count: number) => void };

/** The number of cases of one beer. The buttons keep the focus at the limits. */
export function CaseStepper({ beer, count, onChange }: CaseStepperProps) {
  return (
    <div role="group" aria-label={`Cases of ${beer}`} className="flex shrink-0 items-center">
      <StepButton aria-label={`Remove a case of ${beer}`} isEnabled={count > 0} onClick={() => onChange(count - 1)}>
        <Minus aria-hidden className="size-5" />
      </StepButton>
      <output className="min-w-12 text-center font-display text-xl font-semibold tabular-nums">
        {count}
        <span className="sr-only"> of {beer}</span>
      </output>
      <StepButton aria-label={`Add a case of ${beer}`} isEnabled={count < maxCases} onClick={() => onChange(count + 1)}>
        <Plus aria-hidden className="size-5" />
      </StepButton>
    </div>
  );
}

type StepButtonProps = ComponentProps<'button'> & { isEnabled: boolean; onClick: () => void };

const StepButton = ({ isEnabled, onClick, ...rest }: StepButtonProps) => (
  <button
    type="button"
    aria-disabled={!isEnabled}
    onClick={() => isEnabled && onClick()}
    className="grid size-11 place-items-center rounded-card border-2 border-ink hover:bg-ink hover:text-oat aria-disabled:cursor-not-allowed aria-disabled:border-ink/30 aria-disabled:bg-transparent aria-disabled:text-ink/40"
    {...rest}
  />
);
