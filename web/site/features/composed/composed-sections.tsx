import { Plus } from 'lucide-react';
import { useId, useMemo } from 'react';
import type { facts, questions, formattedText, callToAction, cards, map, textPhoto } from '@domain/page/blocks';
import type { ValuesOf } from '@domain/page/fields';
import { toParagraphs } from '@domain/page/rich-text';
import { showsHours, taproomLabel } from '@domain/taproom/label';
import type { TaproomSummary } from '@domain/taproom/schema';
import { Headline } from '../../../ui/layout';
import { ResponsiveImage } from '../../../ui/responsive-image';
import { SmartLink } from '../../../ui/smart-link';
import { FormattedText } from '../../shared/page/rich-text';
import { FramedSection, type SectionProps, ActionLink } from '../../shared/composed-section';
import { ContactLinks, HoursTable } from '../../shared/location/contact-details';
import { NearMap } from '../../shared/map/lazy-map';
import { TaproomStatus } from '../../shared/taproom/taproom-status';
import { useTaprooms } from '../../shared/taproom/use-taprooms';

/** A formatted text on a light background. */
export function RichTextSection({ section: { heading, text }, frame }: SectionProps<typeof formattedText>) {
  const id = useId();
  return (
    <FramedSection frame={frame} labelledBy={heading ? id : undefined}>
      <div className="mx-auto max-w-read">
        {heading && <Headline id={id} text={heading} className="mb-8 text-title" />}
        <FormattedText content={text} topLevel={heading ? 3 : 2} />
      </div>
    </FramedSection>
  );
}

/** Leaves no figure alone in the last row. */
const figureColumns: Record<number, string> = {
  1: '',
  2: 'sm:grid-cols-2',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
};

/** Large figures with a word on each. */
export function Facts({ section: { heading, items }, frame }: SectionProps<typeof facts>) {
  return (
    <FramedSection frame={frame} intro={{ heading }}>
      <dl
        className={`grid gap-x-6 gap-y-10 sm:gap-x-10 sm:gap-y-14 ${items.length % 2 === 0 ? 'grid-cols-[repeat(auto-fill,minmax(min(100%,7.5rem),1fr))]' : 'grid-cols-1'} ${figureColumns[items.length] ?? 'sm:grid-cols-3'}`}
      >
        {items.map(({ figure, text }, index) => (
          <div key={index} className="flex flex-col-reverse justify-end border-t-2 border-amber pt-5">
            <dt className="mt-3 text-lead leading-snug text-oat/90">{text}</dt>
            <dd className="font-display text-[clamp(2.75rem,1.6rem+4.6vw,6.5rem)] leading-[0.9] font-bold uppercase">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </FramedSection>
  );
}

/** Questions that open to show their answers, without JavaScript too. */
export function Questions({ section: { heading, items }, frame }: SectionProps<typeof questions>) {
  const id = useId();
  return (
    <FramedSection frame={frame} labelledBy={id}>
      <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <Headline id={id} text={heading} className="text-title lg:sticky lg:top-24 lg:self-start" />
        <div className="border-t-2 border-current">
          {items.map(({ question, answer }, index) => (
            <details key={index} className="group border-b border-current/30 last:border-b-2 last:border-current">
              <summary className="flex min-h-16 list-none items-center justify-between gap-6 py-4 [&::-webkit-details-marker]:hidden">
                <h3 className="text-2xl leading-tight normal-case">{question}</h3>
                <Plus
                  aria-hidden
                  className="size-6 shrink-0 text-accent transition-transform duration-200 group-open:rotate-45"
                />
              </summary>
              <div className="max-w-read pb-6 text-lg">
                <FormattedText content={answer} topLevel={4} />
              </div>
            </details>
          ))}
        </div>
      </div>
    </FramedSection>
  );
}

type CardProps = { card: ValuesOf<(typeof cards)['fields']['items']['item']>; className: string; isWide: boolean };

/** Makes the last row as full as possible. */
const cardColumns: Record<number, string> = {
  1: '',
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-3',
  4: 'md:grid-cols-2 xl:grid-cols-4',
  8: 'md:grid-cols-2 xl:grid-cols-4',
};

/** Cards of a text, with or without photo and button. */
export function Cards({ section: { heading, text, items }, frame }: SectionProps<typeof cards>) {
  return (
    <FramedSection frame={frame} intro={{ heading, text }}>
      <div
        className={`grid grid-cols-1 gap-6 ${cardColumns[items.length] ?? 'md:grid-cols-2 lg:grid-cols-3 md:max-lg:*:last:odd:col-span-2'}`}
      >
        {items.map((card, index) => (
          <Card
            key={index}
            card={card}
            className={frame.tone === 'char' ? 'bg-ink' : 'bg-char'}
            isWide={items.length === 1}
          />
        ))}
      </div>
    </FramedSection>
  );
}

/** A single card has its photo beside the text. */
function Card({ card: { photo, title, text, actionLabel, actionHref }, className, isWide }: CardProps) {
  const id = useId();
  return (
    <article
      aria-labelledby={id}
      className={`flex flex-col overflow-hidden rounded-card forced-colors:border ${className} ${isWide && photo ? 'lg:grid lg:grid-cols-2' : ''}`}
    >
      {photo && (
        <ResponsiveImage
          image={{ ...photo, alt: '' }}
          sizes="(min-width: 1024px) 46vw, (min-width: 768px) 50vw, 100vw"
          className={`aspect-3/2 w-full bg-ash object-cover ${isWide ? 'lg:h-full' : ''}`}
        />
      )}
      <div className={`flex grow flex-col items-start p-[min(2rem,7vw)] ${isWide ? 'justify-center lg:p-16' : ''}`}>
        <h3 id={id} className="text-heading">
          {title}
        </h3>
        <p className="mt-3 text-lg whitespace-pre-line text-oat/90">{text}</p>
        <div className={`pt-6 empty:hidden ${isWide ? '' : 'mt-auto'}`}>
          <ActionLink label={actionLabel} href={actionHref} />
        </div>
      </div>
    </article>
  );
}

/** A text with a photo beside it, above it on phones; without a photo, the headline beside the text. */
export function TextPhoto({ section, frame }: SectionProps<typeof textPhoto>) {
  const { eyebrow, heading, text, photo, photoSide, actionLabel, actionHref } = section;
  const id = useId();
  const top = <Headline id={id} eyebrow={eyebrow} text={heading} />;
  const body = (
    <>
      <div className="space-y-5 text-lg text-oat/90">
        {toParagraphs(text).map((paragraph, index) => (
          <p key={index} className="whitespace-pre-line">
            {paragraph}
          </p>
        ))}
      </div>
      <ActionLink label={actionLabel} href={actionHref} size="lg" className="mt-8" />
    </>
  );
  return (
    <FramedSection frame={frame} labelledBy={id}>
      {photo ? (
        <div className="grid grid-cols-1 items-center gap-x-16 gap-y-10 lg:grid-cols-2 xl:gap-x-24">
          <ResponsiveImage
            image={photo}
            sizes="(min-width: 1600px) 720px, (min-width: 1024px) 46vw, 100vw"
            className={`aspect-4/3 w-full rounded-card bg-ash object-cover lg:aspect-5/4 ${photoSide === 'right' ? 'lg:order-1' : ''}`}
          />
          <div className="max-w-read">
            {top}
            <div className="mt-6">{body}</div>
          </div>
        </div>
      ) : (
        <div className="grid grid-cols-1 gap-x-16 gap-y-6 lg:grid-cols-2 xl:gap-x-24">
          <div>{top}</div>
          <div className="max-w-read lg:pt-1">{body}</div>
        </div>
      )}
    </FramedSection>
  );
}

/** A band with a headline and one or two buttons. */
export function CallToAction({ section, frame }: SectionProps<typeof callToAction>) {
  const { heading, text, actionLabel, actionHref, secondLabel, secondHref } = section;
  const id = useId();
  return (
    <FramedSection frame={frame} labelledBy={id} isNarrow>
      <div className="grid grid-cols-1 items-center gap-8 lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-16">
        <div>
          <Headline id={id} text={heading} className="max-w-[18em] text-title" />
          {text && <p className="mt-4 max-w-read text-lead whitespace-pre-line">{text}</p>}
        </div>
        <div className="flex flex-wrap gap-4 lg:max-w-md">
          <ActionLink label={actionLabel} href={actionHref} size="lg" className="bg-ink! text-foam! hover:bg-ash!" />
          <ActionLink
            label={secondLabel}
            href={secondHref}
            size="lg"
            variant="outline"
            className="hover:border-ink! hover:text-ink!"
          />
        </div>
      </div>
    </FramedSection>
  );
}

/** Addresses, hours and a map of one taproom or of all; nothing if there is none. */
export function TaproomMap({ section: { heading, text, taproom: slug }, frame }: SectionProps<typeof map>) {
  const all = useTaprooms();
  const taprooms = useMemo(() => (slug ? all.filter((taproom) => taproom.slug === slug) : all), [all, slug]);
  const [only, second] = taprooms;
  if (!only) return null;
  return (
    <FramedSection frame={frame} intro={{ heading, text }}>
      {second ? (
        <>
          <Map taprooms={taprooms} className="[--map-height:min(30rem,70svh)]" />
          <ul className="mt-12 grid grid-cols-1 gap-x-12 gap-y-12 sm:grid-cols-2 xl:grid-cols-3">
            {taprooms.map((taproom) => (
              <li key={taproom.slug} className="border-t-2 border-amber pt-5">
                <Place taproom={taproom} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <div>
            <Place taproom={only} />
            {showsHours(only) && <HoursTable taproom={only} className="mt-6" />}
          </div>
          <Map taprooms={taprooms} className="[--map-height:min(24rem,70svh)] lg:[--map-height:100%]" />
        </div>
      )}
    </FramedSection>
  );
}

function Place({ taproom }: { taproom: TaproomSummary }) {
  return (
    <>
      <h3 className="text-heading">
        <SmartLink href={taproom.path} className="hover:text-amber">
          {taproomLabel(taproom)}
        </SmartLink>
      </h3>
      <div className="mt-2 text-lg">
        <TaproomStatus taproom={taproom} />
      </div>
      <ContactLinks contact={taproom.contact} />
    </>
  );
}

function Map({ taprooms, className }: { taprooms: readonly TaproomSummary[]; className: string }) {
  const places = useMemo(
    () =>
      taprooms.flatMap((taproom) =>
        taproom.coordinates ? [{ name: taproomLabel(taproom), coordinates: taproom.coordinates }] : [],
      ),
    [taprooms],
  );
  if (places.length === 0) return null;
  return (
    <NearMap
      label={places.length === 1 ? `Map of ${places[0]?.name}` : 'Map of our taprooms'}
      places={places}
      message="The map could not be loaded. The addresses are beside it."
      className={`min-h-80 noscript:hidden ${className}`}
    />
  );
}
