/** A tag to type or to choose from suggestions. */
import { Button, Field, Flex } from '@strapi/design-system';

type TagFieldProps = { tag: string; choices: readonly string[]; error?: string; onChange: (tag: string) => void };

export function TagField({ tag, choices, error, onChange }: TagFieldProps) {
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Field.Root name="tag" error={error} required>
        <Field.Label>Tag</Field.Label>
        <Field.Input
          value={tag}
          maxLength={50}
          onChange={(event: React.ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
        />
        <Field.Error />
      </Field.Root>
      <Flex gap={2} wrap="wrap" role="group" aria-label="Suggestions">
        {choices.map((choice) => (
          <Button
            key={choice}
            type="button"
            size="S"
            variant={choice === tag ? 'default' : 'tertiary'}
            aria-pressed={choice === tag}
            onClick={() => onChange(choice)}
          >
            {choice}
          </Button>
        ))}
      </Flex>
    </Flex>
  );
}
