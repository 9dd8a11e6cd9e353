import { Anchor, Group, Paper, Stack, Text, UnstyledButton } from '@mantine/core';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import type { StaffTaproom } from '@domain/taproom/schema';
import { todayIn } from '@domain/time/zone';
import { formatTaproomStatus, getTaproomStatus } from '../../../../domain/taproom';
import { useNow } from '../../../../ui/use-now';
import { FormSection, FormSlice } from '../../../components/form-parts';
import { EarlyClosing } from '../../../components/hours/early-closing';
import { RecordForm } from '../../../components/record-form';
import { useTaprooms } from '../../../hooks/use-taprooms';
import { showSection } from '../../../lib/show-section';
import { HeroSection } from '../hero-images';
import { HoursEditor } from '../hours/hours-editor';
import { PhotosSection } from './photos-section';
import { taproomLabels, useTaproomForm } from './taproom-form-values';
import { contentOf, fieldSections, type Content, type FieldSection } from './taproom-sections';
import classes from './taproom.module.css';

function TodayHours({ slug }: Pick<StaffTaproom, 'slug'>) {
  const taproom = useTaprooms().find((candidate) => candidate.slug === slug);
  const now = useNow();
  if (!taproom?.isActive) return null;
  return (
    <Paper withBorder px={14} py={10}>
      <Group gap="xs" justify="space-between">
        <Text>
          The site says: <b>{formatTaproomStatus(getTaproomStatus(taproom, now))}</b>
        </Text>
        <EarlyClosing taproom={taproom} now={now} />
      </Group>
    </Paper>
  );
}

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

const PageLink = ({ path }: Pick<StaffTaproom, 'path'>) => (
  <Anchor href={path} target="_blank" rel="noopener">
    {path} <ExternalLink size={12} aria-label="(opens a new tab)" />
  </Anchor>
);

type TaproomSection = { id: string; title: string; content: Content };

const toFormSection = (section: FieldSection): TaproomSection => ({
  id: section.id,
  title: section.title,
  content: (form, taproom) => (
    <FormSection
      title={section.title}
      hint={section.hint}
      badge={section.id === 'page' && taproom.isActive && <PageLink {...taproom} />}
    >
      {contentOf(section)(form, taproom)}
    </FormSection>
  ),
});

type TaproomFormProps = { record: StaffTaproom; onRename: (slug: string) => void };

export function TaproomForm({ record, onRename }: TaproomFormProps) {
  const recordForm = useTaproomForm(record, onRename);
  const { form, base, setBase } = recordForm;
  const [now] = useState(() => new Date());
  const taproom = base ?? record;
  const { slug, heroPage, timeZone } = taproom;
  const heroTitle = heroPage === 'home' ? 'Hero Image' : 'Hero Images';

  const sections: TaproomSection[] = [
    {
      id: 'hero',
      title: heroTitle,
      content: (parts) => (
        <HeroSection
          form={parts}
          setBase={setBase}
          location={slug}
          page={heroPage}
          title={heroTitle}
          isSlideshow
          uploadLabel="Add images"
        />
      ),
    },
    {
      id: 'hours',
      title: 'Hours',
      content: (parts) => <HoursEditor form={parts} today={todayIn(timeZone, now)} />,
    },
    ...fieldSections.above.map(toFormSection),
    {
      id: 'photos',
      title: 'Photos',
      content: (parts) => <PhotosSection form={parts} taproom={taproom} onBase={setBase} />,
    },
    ...fieldSections.below.map(toFormSection),
  ];

  return (
    <RecordForm of={recordForm} label="Content" itemName="content" labels={taproomLabels} saveLabel="Save Changes">
      <div className={classes.layout}>
        <TableOfContents sections={sections} />
        <Stack gap={16} miw={0}>
          <TodayHours slug={slug} />
          {sections.map(({ id, content }) => (
            <Stack key={id} id={id} gap={16}>
              <FormSlice form={form} also={taproom}>
                {(parts) => content(parts, taproom)}
              </FormSlice>
            </Stack>
          ))}
        </Stack>
      </div>
    </RecordForm>
  );
}
