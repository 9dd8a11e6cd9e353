import { Button, Group, Text } from '@mantine/core';
import type { HolidayPrompt as Prompt } from '@domain/taproom/holiday-prompts';
import classes from './holiday-prompt.module.css';

export type HolidayAnswer = 'closed' | 'other' | 'usual';

type HolidayPromptProps = {
  prompt: Prompt;
  /** Needed if the prompts of several taprooms are listed. */
  taproomName?: string;
  isBusy?: boolean;
  onAnswer: (answer: HolidayAnswer) => void;
};

const labels: Record<HolidayAnswer, string> = {
  closed: 'Closed',
  other: 'Other hours',
  usual: 'Open as usual',
};

const answers = Object.keys(labels) as HolidayAnswer[];

/** Asks for the hours on a holiday. */
export function HolidayPrompt({ prompt: { name, label, usual }, taproomName, isBusy, onAnswer }: HolidayPromptProps) {
  const holiday = taproomName ? `${name} in ${taproomName}` : name;
  return (
    <div className={classes.prompt} role="group" aria-label={holiday}>
      <div className={classes.text}>
        <Text span size="sm" fw={600}>
          {name}, {label}
        </Text>
        <Text span size="sm" c="dimmed" display="block">
          {[taproomName, usual && `usually ${usual}`].filter(Boolean).join(': ')}
        </Text>
      </div>
      <Group gap={6}>
        {answers.map((answer) => (
          <Button
            key={answer}
            size="compact-sm"
            variant="default"
            aria-label={`${labels[answer]}: ${holiday}`}
            disabled={isBusy}
            onClick={() => onAnswer(answer)}
          >
            {labels[answer]}
          </Button>
        ))}
      </Group>
    </div>
  );
}
