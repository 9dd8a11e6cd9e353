import { TextInput, UnstyledButton, Group, Text, SimpleGrid, Select, Textarea } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { StaffTaproom } from '@domain/taproom/schema';
import { todayIn } from '@domain/time/zone';
import { FormSection, FormSlice } from '../../../components/form-parts';
import { clearErrorsOf } from '../../../lib/form-errors';
import { showSection } from '../../../lib/show-section';
import { HeroSection } from '../hero-section';
import { HoursEditor } from '../hours/hours-editor';
import { useHeroImages } from '../hero-form';
import { PageSection, GoodToKnowSection, HostSection, IntroductionSection, SearchResultsSection } from './page-section';
import { PhotosSection } from './photos-section';
import { taproomLabels, type TaproomFormApi, useTaproomForm } from './taproom-form-values';
import classes from './taproom.module.css';
import { RecordForm } from '../../../components/record-form';
import { formatTaproomStatus, getTaproomStatus } from '../../../../domain/taproom';
import { EarlyClosing } from '../../../components/hours/early-closing';
import { useNow } from '../../../../ui/use-now';
import { useTaprooms } from '../../../hooks/use-taprooms';
import { cardIcons } from '@domain/taproom/card-icons';
import { taproomLimits } from '@domain/taproom/limits';
import { ItemList } from '../../../components/item-list';
import type { Position } from '../../../components/location-map';
import { parsePosition, PinField, toCoordinateText } from '../../../components/pin-field';

function LocationPicker({ form }: { form: TaproomFormApi }) {
  const position = parsePosition(form.values);
  const handleChange = ({ lat, lng }: Position) => {
    form.setValues({ lat: toCoordinateText(lat), lng: toCoordinateText(lng) });
    form.clearFieldError('lat');
    form.clearFieldError('lng');
  };
  return (
    <PinField
      description={position ? 'Drag it to the entrance, or click there.' : 'Click where the taproom is.'}
      position={position}
      onChange={handleChange}
    />
  );
}

function ContactSection({ form }: { form: TaproomFormApi }) {
  return (
    <FormSection title="Contact">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextInput label="Phone" type="tel" {...form.getInputProps('phone')} />
        <TextInput label="Email" type="email" {...form.getInputProps('email')} />
      </SimpleGrid>
      <TextInput label="Address" {...form.getInputProps('address')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextInput
          label="Latitude"
          inputMode="decimal"
          placeholder="e.g., 41.87811"
          description="For maps and search engines"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('lat')}
        />
        <TextInput label="Longitude" inputMode="decimal" placeholder="e.g., -87.62980" {...form.getInputProps('lng')} />
      </SimpleGrid>
      <LocationPicker form={form} />
    </FormSection>
  );
}

type CardsSectionProps = { form: TaproomFormApi; name: 'facts' | 'expectCards'; title: string; hint: string };

const emptyCard = { icon: '', title: '', text: '' };

const iconOptions = cardIcons.map((value) => ({ value, label: value.replaceAll('-', ' ') }));

const CardsSection = ({ form, name, title, hint }: CardsSectionProps) => (
  <FormSection title={title} hint={hint}>
    <ItemList
      items={form.values[name]}
      onChange={(cards) => form.setFieldValue(name, cards)}
      itemName="Card"
      empty={emptyCard}
      max={taproomLimits.cards}
      error={form.errors[name]}
      renderItem={(_, index) => (
        <>
          <Select
            label="Icon"
            placeholder="Default"
            data={iconOptions}
            clearable
            allowDeselect
            clearButtonProps={{ 'aria-label': 'Default icon' }}
            {...form.getInputProps(`${name}.${index}.icon`)}
            value={form.values[name][index]?.icon || null}
            onChange={(icon) => form.setFieldValue(`${name}.${index}.icon`, icon ?? '')}
          />
          <TextInput
            label="Title"
            required
            maxLength={taproomLimits.cardTitle}
            {...form.getInputProps(`${name}.${index}.title`)}
          />
          <Textarea
            label="Text"
            required
            autosize
            minRows={2}
            maxLength={taproomLimits.cardText}
            {...form.getInputProps(`${name}.${index}.text`)}
          />
        </>
      )}
    />
  </FormSection>
);

const emptyFigure = { figure: '', unit: '', text: '' };

const FiguresSection = ({ form }: { form: TaproomFormApi }) => (
  <FormSection title="Figures" hint="Big numbers, such as 9,000 sq ft, with a sentence each">
    <ItemList
      items={form.values.figures}
      onChange={(figures) => form.setFieldValue('figures', figures)}
      itemName="Figure"
      empty={emptyFigure}
      max={taproomLimits.figures}
      error={form.errors['figures']}
      renderItem={(_, index) => (
        <>
          <TextInput
            label="Figure"
            required
            placeholder="9,000"
            maxLength={taproomLimits.figure}
            {...form.getInputProps(`figures.${index}.figure`)}
          />
          <TextInput
            label="Unit"
            required
            placeholder="sq ft"
            maxLength={taproomLimits.figureUnit}
            {...form.getInputProps(`figures.${index}.unit`)}
          />
          <TextInput
            label="Text"
            maxLength={taproomLimits.figureText}
            {...form.getInputProps(`figures.${index}.text`)}
          />
        </>
      )}
    />
  </FormSection>
);

/** What the site says now, from the saved hours, and closing early. */
function TodayHours({ slug }: Pick<StaffTaproom, 'slug'>) {
  const taproom = useTaprooms().find((candidate) => candidate.slug === slug);
  const now = useNow();
  if (!taproom?.isActive) return null;
  return (
    <Group gap="xs" justify="space-between" className={classes.today}>
      <Text size="sm">
        The site says: <b>{formatTaproomStatus(getTaproomStatus(taproom, now))}</b>
      </Text>
      <EarlyClosing taproom={taproom} now={now} />
    </Group>
  );
}

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
