import { TextInput, UnstyledButton } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { StaffTaproom } from '@domain/taproom/schema';
import { todayIn } from '@domain/time/zone';
import { FormSection, FormSlice } from '../../../components/form-parts';
import { clearErrorsOf } from '../../../lib/form-errors';
import { showSection } from '../../../lib/show-section';
import { HeroSection } from '../hero-section';
import { HoursEditor } from '../hours/hours-editor';
import { useHeroImages } from '../hero-form';
import { CardsSection, ContactSection, FiguresSection } from './detail-sections';
import { PageSection, GoodToKnowSection, HostSection, IntroductionSection, SearchResultsSection } from './page-section';
import { PhotosSection } from './photos-section';
import { taproomLabels, type TaproomFormApi, useTaproomForm } from './taproom-form-values';
import classes from './taproom.module.css';
import { TodayHours } from './today-hours';
import { RecordForm } from '../../../components/record-form';

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

type Section = { id: string; title: string; content: (form: TaproomFormApi) => ReactNode };

type TaproomFormProps = { record: StaffTaproom; onRename: (slug: string) => void };

export function TaproomForm({ record, onRename }: TaproomFormProps) {
  const recordForm = useTaproomForm(record, onRename);
  const { form, base, setBase } = recordForm;
  const heroImages = useHeroImages({ form, setBase });
  const [now] = useState(() => new Date());
  const taproom = base ?? record;
  const { slug, heroPage, timeZone } = taproom;
  const heroTitle = heroPage === 'home' ? 'Hero Image' : 'Hero Images';

  const hours = (parts: TaproomFormApi) => (
    <HoursEditor
      values={parts.values}
      errors={parts.errors}
      today={todayIn(timeZone, now)}
      taproomName={parts.values.name}
      onChange={(changes) => {
        form.setValues(changes);
        clearErrorsOf(form, Object.keys(changes));
      }}
    />
  );
  const hero = (parts: TaproomFormApi) => (
    <HeroSection
      form={parts}
      location={slug}
      page={heroPage}
      title={heroTitle}
      isSlideshow
      uploadLabel="Add images"
      {...heroImages}
    />
  );
  const sections: Section[] = [
    { id: 'hero', title: heroTitle, content: hero },
    { id: 'hours', title: 'Hours', content: hours },
    { id: 'contact', title: 'Contact', content: (parts) => <ContactSection form={parts} /> },
    { id: 'page', title: 'Name and Page', content: (parts) => <PageSection form={parts} taproom={taproom} /> },
    { id: 'introduction', title: 'Introduction', content: (parts) => <IntroductionSection form={parts} /> },
    {
      id: 'photos',
      title: 'Photos',
      content: (parts) => <PhotosSection form={parts} taproom={taproom} onBase={setBase} />,
    },
    { id: 'figures', title: 'Figures', content: (parts) => <FiguresSection form={parts} /> },
    {
      id: 'facts',
      title: 'Facts',
      content: (parts) => (
        <CardsSection form={parts} name="facts" title="Facts" hint="Short cards with an icon, below the figures" />
      ),
    },
    {
      id: 'expect',
      title: 'What to Expect',
      content: (parts) => (
        <CardsSection form={parts} name="expectCards" title="What to Expect" hint="Cards beside the opening hours" />
      ),
    },
    { id: 'good-to-know', title: 'Good to Know', content: (parts) => <GoodToKnowSection form={parts} /> },
    { id: 'private-events', title: 'Private Events', content: (parts) => <HostSection form={parts} /> },
    { id: 'tap-list', title: 'Tap List', content: (parts) => <TapListSection form={parts} /> },
    { id: 'search-results', title: 'Search Results', content: (parts) => <SearchResultsSection form={parts} /> },
  ];

  return (
    <RecordForm of={recordForm} label="Content" itemName="content" labels={taproomLabels} saveLabel="Save Changes">
      <div className={classes.layout}>
        <TableOfContents sections={sections} />
        <div className={classes.sections}>
          <TodayHours slug={slug} />
          {sections.map(({ id, content }) => (
            <div key={id} id={id} className={classes.sections}>
              <FormSlice form={form} also={taproom}>
                {content}
              </FormSlice>
            </div>
          ))}
        </div>
      </div>
    </RecordForm>
  );
}
