/** The brand's ridgeline as a divider between page sections. The color comes from `className`. */
export function Ridge({ className = 'text-char' }: { className?: string }) {
  return (
    <svg
      aria-hidden
      data-no-print
      viewBox="0 0 1440 110"
      preserveAspectRatio="none"
      className={`pointer-events-none block h-10 w-full sm:h-16 lg:h-24 ${className}`}
    >
      <path
        className="drift"
        fill="currentColor"
        opacity="0.45"
        d="M0 110V74l130-34 96 20 150-46 92 38 120-26 146 40 122-54 120 46 168-38 138 30 158-36v136z"
      />
      <path
        fill="currentColor"
        d="M0 110V92l164-26 118 18 128-34 74 20 152-38 88 32 96-12 150-42 96 46 116-16 132 24 126-28v74z"
      />
    </svg>
  );
}
