import { useId, type ComponentProps, type ReactNode } from 'react';
import type { ComposedSection } from '@domain/page/composed-page';
import type { SectionOf } from '@domain/page/definition';
import type { Component } from '@domain/page/fields';
import { ButtonLink } from '../../ui/button';
import { Headline, Section } from '../../ui/layout';

type Intro = {
  heading: string | null;
  text?: string | null;
  /** A button beside the headline; below it on phones. */
  action?: ReactNode;
};

type FramedSectionProps = {
  frame: SectionFrame;
  /** Headline and introduction; nothing without all of them. */
  intro?: Intro;
  /** Id of a headline of its own: with one, it is a landmark. */
  labelledBy?: string | undefined;
  /** A band instead of a whole section. */
  isNarrow?: boolean;
  children: ReactNode;
};

/** A section of a composed page with its background and spacing. */
export function FramedSection({ frame, intro, labelledBy, isNarrow = false, children }: FramedSectionProps) {
  const { id, tone, isContinued } = frame;
  const introId = useId();
  const [top, bottom] = isNarrow
    ? ['pt-14 md:pt-20', 'pb-14 md:pb-20']
    : ['pt-16 md:pt-24 lg:pt-32', 'pb-16 md:pb-24 lg:pb-32'];
  return (
    <Section
      id={id}
      aria-labelledby={intro?.heading ? introId : labelledBy}
      tone={tone}
      space={`${isContinued ? '' : top} ${bottom}`}
      className="wrap-anywhere"
    >
      {intro && <SectionIntro id={introId} {...intro} />}
      {children}
    </Section>
  );
}

/** The background. `photo`: a photo, or a section that has no edge to the next one. */
export type SectionTone = 'ink' | 'char' | 'oat' | 'amber' | 'photo';

export type SectionFrame = {
  /** The target of links to the section: `#form`; `#form-2` is the second one. */
  id: string;
  tone: SectionTone;
  /** The section above has the same background: there is only one gap between them. */
  isContinued: boolean;
};

export type SectionProps<Of extends Component> = { section: SectionOf<Of>; frame: SectionFrame };

type SectionType = ComposedSection['type'];

/** The first one that differs from the section above. */
const tonesByType: Record<SectionType, readonly [SectionTone, ...SectionTone[]]> = {
  'block-hero': ['photo'],
  'text-photo': ['ink', 'char'],
  chapters: ['photo'],
  facts: ['char', 'ink'],
  cards: ['ink', 'char'],
  gallery: ['ink', 'char'],
  quote: ['char', 'ink'],
  'call-to-action': ['amber'],
  questions: ['oat', 'char'],
  'beers-by-tag': ['ink', 'char'],
  events: ['char', 'ink'],
  'rich-text': ['oat'],
  map: ['ink', 'char'],
  form: ['oat'],
};

/** How the sections of a composed page, which are in any order, follow each other. `above`: the background of the page's top. */
export function frameSections<Item extends { type: SectionType }>(
  sections: readonly Item[],
  above: SectionTone,
): { section: Item; frame: SectionFrame }[] {
  const counts = new Map<SectionType, number>();
  let previous = above;
  return sections.map((section) => {
    const { type } = section;
    const count = (counts.get(type) ?? 0) + 1;
    counts.set(type, count);
    const choices = tonesByType[type];
    const tone = choices.find((candidate) => candidate !== previous) ?? choices[0];
    const frame = {
      id: count === 1 ? anchorOf(type) : `${anchorOf(type)}-${count}`,
      tone,
      isContinued: tone === previous && tone !== 'photo',
    };
    previous = tone;
    return { section, frame };
  });
}

const anchorOf = (type: SectionType) => type.replace(/^block-/, '');

function SectionIntro({ id, heading, text = null, action }: Intro & { id: string }) {
  if (!heading && !text && !action) return null;
  return (
    <div className="mb-10 flex flex-wrap items-end justify-between gap-x-12 gap-y-6 md:mb-14">
      <div className="min-w-0">
        {heading && <Headline id={id} text={heading} className="max-w-[18em] text-title" />}
        {text && (
          <p className={`max-w-read text-lead whitespace-pre-line opacity-90 ${heading ? 'mt-5' : ''}`}>{text}</p>
        )}
      </div>
      {action}
    </div>
  );
}

type ActionLinkProps = Omit<ComponentProps<typeof ButtonLink>, 'href' | 'children'> & {
  label: string | null;
  href: string | null;
};

/** A button of the content, which has no button until both are filled in. */
export const ActionLink = ({ label, href, ...rest }: ActionLinkProps) =>
  label && href ? (
    <ButtonLink href={href} {...rest}>
      {label}
    </ButtonLink>
  ) : null;
