import { Ridge } from '../../../ui/ridge';

/** Dusk over the ridge, drawn: what stands behind the headline when no photograph can be had. */
export function HeroDusk() {
  return (
    <div aria-hidden className="dusk absolute inset-0">
      <Ridge className="absolute inset-x-0 bottom-[30%] h-[38%]! text-ink" />
      <div className="absolute inset-x-0 bottom-0 h-[30%] bg-ink" />
    </div>
  );
}
