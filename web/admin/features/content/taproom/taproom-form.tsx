import { TextInput, UnstyledButton } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { StaffTaproom } from '@domain/taproom/schema';
import { todayIn } from '@domain/time/zone';
import { ConflictDialog } from '../../../components/conflict-dialog';
import {
  FormActions,
  FormError,
  FormSection,
  FormSlice,
  sliceOf,
  RestoredNotice,
  UndoButton,
} from '../../../components/form-parts';
import { clearErrorsOf } from '../../../lib/form-errors';
import { showSection } from '../../../lib/show-section';
import { HeroSection } from '../hero-section';
import { HoursEditor } from '../hours/hours-editor';
import { useHeroImages } from '../hero-form';
import { CardsSection, ContactSection, FiguresSection } from './detail-sections';
import { PageSection, GoodToKnowSection, HostSection, IntroductionSection, SearchResultsSection } from './page-section';
import { PhotosSection } from './photos-section';
import { taproomLabels, type TaproomFormValues, type TaproomFormApi, useTaproomForm } from './taproom-form-values';
import classes from './taproom.module.css';
import { TodayHours } from './today-hours';

/** Jumps to the headings of a long form. */
const TableOfContents = ({ sections }: { sections: readonly { id: string; title: string }[] }) => (
  <nav aria-label="Sections of this page" className={classes.toc}>
    <ul>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <UnstyledButton className={classes.tocLink} onClick={() => showSection(id)}>
            {title}
          </UnstyledButton>
        </li>
      ))}
    </ul>
  </nav>
);

const TapListSection = ({ form }: { form: TaproomFormApi }) => (
  <FormSection title="Tap List" hint="Visitors read when the list was last checked.">
    <TextInput
      label="Remind after (hours)"
      description="Staff are reminded to check a list that is older. Blank: never."
      inputMode="numeric"
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      maw={280}
      {...form.getInputProps('tapListMaxAgeHours')}
    />
  </FormSection>
);

/** `shows`: what the content depends on, beyond functions. */
type Section = { id: string; title: string; shows: unknown; content: () => ReactNode };

type TaproomFormProps = { record: StaffTaproom; onRename: (slug: string) => void };

export function TaproomForm({ record, onRename }: TaproomFormProps) {
  const { form, base, setBase, isDirty, isSaving, ...recordForm } = useTaproomForm(record, onRename);
  const heroImages = useHeroImages({ form, setBase });
  const [now] = useState(() => new Date());
  const taproom = base ?? record;
  const { slug, heroPage, timeZone } = taproom;
  const heroTitle = heroPage === 'home' ? 'Hero Image' : 'Hero Images';

  const hours = () => (
    <HoursEditor
      values={form.values}
      errors={form.errors}
      today={todayIn(timeZone, now)}
      taproomName={form.values.name}
      onChange={(changes) => {
        form.setValues(changes);
        clearErrorsOf(form, Object.keys(changes));
      }}
    />
  );
  const hero = () => (
    <HeroSection
      form={form}
      location={slug}
      page={heroPage}
      title={heroTitle}
      isSlideshow
      uploadLabel="Add images"
      {...heroImages}
    />
  );
  const slice = (...names: (keyof TaproomFormValues)[]) => sliceOf(form, names);
  const sections: Section[] = [
    {
      id: 'hero',
      title: heroTitle,
      shows: [slice('heroImages'), slug, heroPage],
      content: hero,
    },
    {
      id: 'hours',
      title: 'Hours',
      shows: [slice('regular', 'texts', 'display', 'kitchen', 'exceptions', 'name'), timeZone],
      content: hours,
    },
    {
      id: 'contact',
      title: 'Contact',
      shows: slice('phone', 'email', 'address', 'lat', 'lng'),
      content: () => <ContactSection form={form} />,
    },
    {
      id: 'page',
      title: 'Name and Page',
      shows: [
        slice(
          'name',
          'city',
          'state',
          'timeZone',
          'slug',
          'path',
          'isActive',
          'isComingSoon',
          'opening',
          'regular',
          'texts',
        ),
        taproom,
      ],
      content: () => <PageSection form={form} taproom={taproom} />,
    },
    {
      id: 'introduction',
      title: 'Introduction',
      shows: slice('headline', 'introduction', 'features'),
      content: () => <IntroductionSection form={form} />,
    },
    {
      id: 'photos',
      title: 'Photos',
      shows: [slice('images', 'photoAlts', 'name'), taproom],
      content: () => <PhotosSection form={form} taproom={taproom} onBase={setBase} />,
    },
    {
      id: 'figures',
      title: 'Figures',
      shows: slice('figures'),
      content: () => <FiguresSection form={form} />,
    },
    {
      id: 'facts',
      title: 'Facts',
      shows: slice('facts'),
      content: () => (
        <CardsSection form={form} name="facts" title="Facts" hint="Short cards with an icon, below the figures" />
      ),
    },
    {
      id: 'expect',
      title: 'What to Expect',
      shows: slice('expectCards'),
      content: () => (
        <CardsSection form={form} name="expectCards" title="What to Expect" hint="Cards beside the opening hours" />
      ),
    },
    {
      id: 'good-to-know',
      title: 'Good to Know',
      shows: slice('parking', 'food', 'accessibility'),
      content: () => <GoodToKnowSection form={form} />,
    },
    {
      id: 'private-events',
      title: 'Private Events',
      shows: slice('hostsPrivateEvents', 'hostTitle', 'hostText'),
      content: () => <HostSection form={form} />,
    },
    {
      id: 'tap-list',
      title: 'Tap List',
      shows: slice('tapListMaxAgeHours'),
      content: () => <TapListSection form={form} />,
    },
    {
      id: 'search-results',
      title: 'Search Results',
      shows: slice('seoTitle', 'seoDescription'),
      content: () => <SearchResultsSection form={form} />,
    },
  ];

  return (
    <form noValidate aria-label="Content" onSubmit={recordForm.onSubmit}>
      <RestoredNotice {...recordForm.restored} />
      <FormError text={recordForm.errorText} errors={form.errors} />
      <div className={classes.layout}>
        <TableOfContents sections={sections} />
        <div className={classes.sections}>
          <TodayHours slug={slug} />
          {sections.map(({ id, shows, content }) => (
            <div key={id} id={id} className={classes.sections}>
              <FormSlice shows={shows}>{content}</FormSlice>
            </div>
          ))}
        </div>
      </div>
      <FormActions isDirty={isDirty} isSaving={isSaving} label="Save Changes">
        {isDirty && !isSaving && <UndoButton onUndo={recordForm.undo} />}
      </FormActions>
      <ConflictDialog itemName="content" labels={taproomLabels} {...recordForm.conflict} />
    </form>
  );
}
