/** Shows a value on a scale from 0 to `max`; decorative, as the number itself is in the text. */
export function StatMeter({ value, max }: { value: number | null; max: number }) {
  if (value === null) return null;
  const percent = Math.min(100, Math.max(2, (value / max) * 100));
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      className="mt-4 block h-1 w-full max-w-40 print:hidden"
    >
      <rect width="100" height="4" className="fill-line" />
      <rect width={percent} height="4" className="fill-amber" />
    </svg>
  );
}
