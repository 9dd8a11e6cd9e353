import { Container, Eyebrow } from '../../ui/layout';
import { Head } from '../seo/head';

/** Every type style of the brand: its name and its classes. */
const styles = [
  ['Hero', 'font-display font-bold uppercase text-hero'],
  ['Page', 'font-display font-bold uppercase text-page'],
  ['Title', 'font-display font-bold uppercase text-title'],
  ['Heading', 'font-display font-bold uppercase text-heading'],
  ['Label', 'font-display font-semibold uppercase text-label'],
  ['Lead', 'text-lead'],
  ['Large', 'text-lg'],
  ['Body', ''],
  ['Small', 'text-base'],
  ['Bold', 'font-bold'],
  ['Semibold', 'font-semibold'],
  ['Quote', 'font-serif italic text-lead'],
] as const;

const pangram = 'Five quick brewers jump the lazy vat of hops';
const glyphs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 $ % & @ # ! ? ( ) “ ” ’ – é ö ñ';

/** Every type style on one page, to check after a change of tokens or font files. */
export const Component = () => (
  <div className="pt-36 pb-24">
    <Head title="Font test" description="Every type style of the brand." robots="noindex" />
    <Container width="wide">
      <Eyebrow>Internal</Eyebrow>
      <h1 className="mt-4 text-page">Font test</h1>
      <dl className="mt-6">
        {styles.map(([name, className]) => (
          <div key={name} className="border-t border-line py-6">
            <dt className="text-base text-smoke">{name}</dt>
            <dd className={`mt-2 ${className}`}>{pangram}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 font-display text-heading font-semibold">{glyphs}</p>
      <p className="mt-6 text-lead">{glyphs}</p>
      <p className="mt-6 text-lead tabular-nums">11:00 AM - 8:00 PM · 6.5% · 72 IBU · $12.50</p>
    </Container>
  </div>
);
