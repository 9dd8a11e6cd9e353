import { Ridge } from '../../../ui/ridge';

/** A drawing of dusk over the ridge, for a hero without a photo. */
export function HeroFallback() {
  return (
    <div aria-hidden className="dusk-gradient absolute inset-0">
      <Ridge className="absolute inset-x-0 bottom-[30%] h-[38%]! text-ink" />
      <div className="absolute inset-x-0 bottom-0 h-[30%] bg-ink" />
    </div>
  );
}
