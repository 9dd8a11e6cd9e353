import { useId, type ReactNode } from 'react';
import { Button, type ButtonVariant } from '../../ui/button';
import { Chip, type ChipTone } from '../../ui/chip';
import { Container, Eyebrow } from '../../ui/layout';
import { Head } from '../seo/head';

/** Every type style of the brand and its utility class. */
const displayStyles = [
  { name: 'Hero', className: 'text-hero' },
  { name: 'Page', className: 'text-page' },
  { name: 'Title', className: 'text-title' },
  { name: 'Heading', className: 'text-heading' },
  { name: 'Label', className: 'text-label' },
];

const textStyles = [
  { name: 'Lead', className: 'text-lead' },
  { name: 'Large', className: 'text-lg' },
  { name: 'Body', className: '' },
  { name: 'Small', className: 'text-base' },
  { name: 'Bold', className: 'font-bold' },
  { name: 'Semibold', className: 'font-semibold' },
];

const colors = [
  { name: 'ink', className: 'bg-ink text-oat' },
  { name: 'char', className: 'bg-char text-oat' },
  { name: 'oat', className: 'bg-oat text-ink' },
  { name: 'foam', className: 'bg-foam text-ink' },
  { name: 'amber', className: 'bg-amber text-ink' },
  { name: 'copper', className: 'bg-copper text-ink' },
  { name: 'hop', className: 'bg-hop text-ink' },
  { name: 'rust', className: 'bg-rust text-foam' },
];

const pangram = 'Five quick brewers jump the lazy vat of hops';
const glyphs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 $ % & @ # ! ? ( ) “ ” ’ – é ö ñ';
const variants: ButtonVariant[] = ['primary', 'secondary', 'outline', 'ghost'];
const tones: ChipTone[] = ['plain', 'amber', 'hop', 'rust'];

/** Every type style on one page, to check after a change of tokens or font files. */
export function Component() {
  return (
    <div className="pt-36 pb-24">
      <Head title="Font test" description="Every type style and color of the brand." robots="noindex" />
      <Container width="wide">
        <Eyebrow>Internal</Eyebrow>
        <h1 className="mt-4 text-page">Font test</h1>
        <Specimens heading="Display" styles={displayStyles} baseClass="font-display font-bold uppercase" />
        <Specimens heading="Text" styles={textStyles} baseClass="font-sans" />
        <Part heading="Glyphs">
          <p className="mt-6 font-display text-heading font-semibold">{glyphs}</p>
          <p className="mt-6 text-lead">{glyphs}</p>
          <p className="mt-6 text-lead tabular-nums">11:00 AM - 8:00 PM · 6.5% · 72 IBU · $12.50</p>
        </Part>
        <Part heading="Buttons and chips">
          <div className="mt-6 flex flex-wrap items-center gap-6">
            {variants.map((variant) => (
              <Button key={variant} variant={variant}>
                {variant}
              </Button>
            ))}
            {tones.map((tone) => (
              <Chip key={tone} tone={tone}>
                {tone}
              </Chip>
            ))}
          </div>
        </Part>
        <Part heading="Colors">
          <ul className="mt-6 grid grid-cols-2 gap-4 md:grid-cols-4">
            {colors.map(({ name, className }) => (
              <li key={name} className={`rounded-card border border-line p-6 text-2xl font-semibold ${className}`}>
                {name}
              </li>
            ))}
          </ul>
        </Part>
      </Container>
    </div>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-16">
      <h2 id={id} className="text-title">
        {heading}
      </h2>
      {children}
    </section>
  );
}

type SpecimensProps = { heading: string; styles: { name: string; className: string }[]; baseClass: string };

const Specimens = ({ heading, styles, baseClass }: SpecimensProps) => (
  <Part heading={heading}>
    <dl className="mt-6">
      {styles.map(({ name, className }) => (
        <div key={name} className="border-t border-line py-6">
          <dt className="text-base text-smoke">{name}</dt>
          <dd className={`mt-2 ${baseClass} ${className}`}>{pangram}</dd>
        </div>
      ))}
    </dl>
  </Part>
);
