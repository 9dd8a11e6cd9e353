import { Box, Button, Group, Text } from '@mantine/core';
import type { HolidayPrompt as Prompt } from '@domain/taproom/holiday-prompts';

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

export function HolidayPrompt({ prompt: { name, label, usual }, taproomName, isBusy, onAnswer }: HolidayPromptProps) {
  const holiday = taproomName ? `${name} in ${taproomName}` : name;
  return (
    <Group gap="8px 16px" justify="space-between" px={14} py={9} role="group" aria-label={holiday}>
      <Box flex="1 1 220px" miw={0} style={{ overflowWrap: 'anywhere' }}>
        <Text span fw={600}>
          {name}, {label}
        </Text>
        <Text span c="dimmed" display="block">
          {[taproomName, usual && `usually ${usual}`].filter(Boolean).join(': ')}
        </Text>
      </Box>
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
    </Group>
  );
}
