import { Paper } from '@mantine/core';
import { closedOnHoliday, listHolidayPrompts, openOnHoliday } from '@domain/taproom/holiday-prompts';
import type { HoursException, OpeningHours } from '@domain/taproom/taproom';
import { HolidayPrompt } from '../../../components/hours/holiday-prompt';
import classes from '../../../components/hours/hours.module.css';

type HolidayPromptsProps = {
  openingHours: OpeningHours;
  today: string;
  /** `isOther`: the user is about to change the hours. */
  onAdd: (exception: HoursException, isOther: boolean) => void;
};

/** The holidays of the next eight weeks without special hours. */
export function HolidayPrompts({ openingHours, today, onAdd }: HolidayPromptsProps) {
  const prompts = listHolidayPrompts(openingHours, today);
  if (prompts.length === 0) return null;
  return (
    <Paper withBorder component="ul" aria-label="Holidays without special hours" className={classes.prompts}>
      {prompts.map((prompt) => (
        <li key={prompt.date}>
          <HolidayPrompt
            prompt={prompt}
            onAnswer={(answer) =>
              onAdd(
                answer === 'closed' ? closedOnHoliday(prompt) : openOnHoliday(openingHours, prompt),
                answer === 'other',
              )
            }
          />
        </li>
      ))}
    </Paper>
  );
}
