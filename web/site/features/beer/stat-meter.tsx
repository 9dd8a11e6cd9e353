/** Where a number lies on its scale. The number itself stands above; this is only for the eye. */
export function StatMeter({ value, max }: { value: number | null; max: number }) {
  if (value === null) return null;
  const filled = Math.min(100, Math.max(2, (value / max) * 100));
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      className="mt-4 block h-1 w-full max-w-40 print:hidden"
    >
      <rect width="100" height="4" className="fill-line" />
      <rect width={filled} height="4" className="fill-amber" />
    </svg>
  );
}
