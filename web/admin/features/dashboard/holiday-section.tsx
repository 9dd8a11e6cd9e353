import { Button, Paper, Text, Title } from '@mantine/core';
import {
  closedOnHoliday,
  listHolidayPrompts,
  openOnHoliday,
  type HolidayPrompt as Prompt,
} from '@domain/taproom/holiday-prompts';
import type { StaffTaproom } from '@domain/taproom/staff-schema';
import { todayIn } from '@domain/time/zone';
import { useState } from 'react';
import { HolidayPrompt, type HolidayAnswer } from '../../components/hours/holiday-prompt';
import { useNow } from '../../hooks/use-now';
import { useTaprooms } from '../../hooks/use-taprooms';
import { HolidayHoursDialog } from './holiday-hours-dialog';
import classes from './tonight.module.css';
import { useHolidayAnswers } from './use-holiday-answers';

type Entry = { taproom: StaffTaproom; prompt: Prompt };

/** More are shown on demand. */
const shownAtFirst = 4;

const listEntries = (taprooms: readonly StaffTaproom[], now: Date): Entry[] =>
  taprooms
    .filter(({ isActive }) => isActive)
    .flatMap((taproom) =>
      listHolidayPrompts(taproom.openingHours, todayIn(taproom.timeZone, now)).map((prompt) => ({ taproom, prompt })),
    )
    .sort((one, two) => one.prompt.date.localeCompare(two.prompt.date));

/** Asks for the hours on holidays of the next eight weeks; nothing when all are known. */
export function HolidaySection() {
  const taprooms = useTaprooms();
  const now = useNow();
  const [isExpanded, setExpanded] = useState(false);
  const [edited, setEdited] = useState<Entry | null>(null);
  const answers = useHolidayAnswers();
  const entries = listEntries(taprooms, now);
  if (entries.length === 0 && !edited) return null;

  const handleAnswer = ({ taproom, prompt }: Entry, answer: HolidayAnswer) => {
    if (answer === 'other') return setEdited({ taproom, prompt });
    const exception = answer === 'closed' ? closedOnHoliday(prompt) : openOnHoliday(taproom.openingHours, prompt);
    answers.mutate({ taproom, exception });
  };
  const shown = isExpanded ? entries : entries.slice(0, shownAtFirst);

  return (
    <section aria-labelledby="holidays">
      <Title order={2} id="holidays" mb={2}>
        Holiday Hours
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        Are you open as usual? The site and search engines show your answer.
      </Text>
      <Paper withBorder component="ul" className={classes.list}>
        {shown.map((entry) => (
          <li key={`${entry.taproom.slug} ${entry.prompt.date}`}>
            <HolidayPrompt
              prompt={entry.prompt}
              taproomName={entry.taproom.name}
              isBusy={answers.isPending}
              onAnswer={(answer) => handleAnswer(entry, answer)}
            />
          </li>
        ))}
      </Paper>
      {shown.length < entries.length && (
        <Button variant="subtle" size="xs" color="gray.8" mt={6} onClick={() => setExpanded(true)}>
          Show {entries.length - shown.length} more
        </Button>
      )}
      <HolidayHoursDialog
        key={edited && `${edited.taproom.slug} ${edited.prompt.date}`}
        taproom={edited?.taproom ?? null}
        prompt={edited?.prompt ?? null}
        onSave={(exception) => {
          if (edited) answers.mutate({ taproom: edited.taproom, exception });
          setEdited(null);
        }}
        onClose={() => setEdited(null)}
      />
    </section>
  );
}
