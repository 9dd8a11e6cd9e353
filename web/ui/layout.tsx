import { useId, type ReactNode, type ComponentProps } from 'react';

const widths = { page: 'max-w-page', wide: 'max-w-wide', read: 'max-w-read' } as const;

type ContainerProps = { width?: keyof typeof widths; className?: string; children: ReactNode };

/** Centered content of limited width (1200 px by default) with a responsive gutter. */
export function Container({ width = 'page', className = '', children }: ContainerProps) {
  // The gutter is on the outer element, so that the content itself gets the full width.
  return (
    <div className="px-5 sm:px-8 print:px-0">
      <div className={`mx-auto w-full ${widths[width]} ${className}`}>{children}</div>
    </div>
  );
}

/** All others are colors of beer labels (`label-surface` in site.css). */
const tones: Record<string, string> = {
  ink: 'bg-ink text-oat',
  char: 'bg-char text-oat',
  amber: 'bg-amber text-ink [--focus-color:var(--color-ink)] [--focus-gap:var(--color-amber)]',
  /** For text and choices. `on-light` switches controls and errors to dark on light, `label-surface` colors. */
  oat: 'on-light label-surface [color-scheme:light]',
};

type SectionProps = ComponentProps<'section'> & {
  /** The background. */
  tone?: string;
  /** With a headline, or with `aria-labelledby`, the section is a landmark. */
  heading?: ReactNode;
  headingClass?: string;
  /** The padding above and below. */
  space?: string;
};

/** A page section with its headline and content in a wide container. */
export function Section({
  tone = 'ink',
  heading,
  headingClass = 'text-title',
  space = 'py-16 md:py-24 lg:py-32',
  className = '',
  children,
  ...rest
}: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={heading ? id : undefined}
      data-label={tone}
      className={`${tones[tone] ?? 'label-surface'} ${space} ${className}`}
      {...rest}
    >
      <Container width="wide">
        {heading && (
          <h2 id={id} className={headingClass}>
            {heading}
          </h2>
        )}
        {children}
      </Container>
    </section>
  );
}

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

type HeadlineProps = {
  as?: 'h1' | 'h2' | 'h3';
  id?: string;
  /** The small label above it. */
  eyebrow?: string | null;
  text: ReactNode;
  className?: string;
};

/** A headline of a size (`text-title`) with its label, if it has one. */
export function Headline({ as: Heading = 'h2', id, eyebrow, text, className = 'text-title' }: HeadlineProps) {
  return (
    <>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <Heading id={id} className={`${className} ${eyebrow ? 'mt-4' : ''}`}>
        {text}
      </Heading>
    </>
  );
}

/** A small label above a heading, preceded by a rule. */
export const Eyebrow = ({ children }: { children: ReactNode }) => (
  <p className="flex items-center gap-4 font-display text-label font-semibold text-accent uppercase before:h-px before:w-10 before:bg-(--accent,var(--color-amber)) max-md:in-[.on-photo]:text-foam">
    {children}
  </p>
);
