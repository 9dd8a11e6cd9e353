/** A list of short texts: Enter or a comma adds what was typed, Backspace in the empty input removes the last entry. */
import { Button, Field, Flex, Tag, TextInput, useNotifyAT } from '@strapi/design-system';
import { Cross, Plus } from '@strapi/icons';
import { type ChangeEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import {
  addEntries,
  findEntryMessage,
  openSuggestions,
  toEntries,
  type ListRules,
  beerTagRules,
  eventTagRules,
  sizeRules,
} from './rules';

type StringListInputProps = {
  name: string;
  value: unknown;
  onChange: (name: string, value: string[]) => void;
  label: string;
  labelAction?: ReactNode;
  hint?: ReactNode;
  error?: string;
  /** The form's error as it is. */
  rawError?: unknown;
  required?: boolean;
  disabled?: boolean;
};

function StringListInput(props: StringListInputProps & { rules: ListRules }) {
  const { name, value, onChange, label, labelAction, hint, error, rawError, required, disabled, rules } = props;
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const { notifyStatus } = useNotifyAT();
  const entries = toEntries(value);
  const suggestions = openSuggestions(entries, rules);

  const add = (added: string) => {
    const { list, problem: nextProblem } = addEntries(entries, added, rules);
    setProblem(nextProblem);
    if (list === null) return;
    setText('');
    if (list.length === entries.length) return;
    onChange(name, list);
    notifyStatus(`Added ${list.slice(entries.length).map(rules.format).join(', ')}`);
  };

  const remove = (entry: string, index: number) => {
    onChange(name, entries.toSpliced(index, 1));
    notifyStatus(`Removed ${rules.format(entry)}`);
    // The focused button is gone.
    input.current?.focus();
  };

  const changeText = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    setText(currentTarget.value);
    setProblem(null);
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' || event.key === ',') {
      // Enter would submit the form.
      event.preventDefault();
      add(text);
      // A held key clears the text, but not the list.
    } else if (event.key === 'Backspace' && text === '' && !event.repeat) {
      const last = entries.at(-1);
      if (last !== undefined) remove(last, entries.length - 1);
    }
  };

  return (
    <Field.Root name={name} error={problem ?? error ?? findEntryMessage(rawError)} hint={hint} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      {entries.length > 0 && (
        <Flex tag="ul" gap={1} wrap="wrap" aria-label={label}>
          {entries.map((entry, index) => (
            <li key={`${index} ${entry}`}>
              <Tag
                icon={<Cross aria-hidden />}
                label={`Remove ${rules.format(entry)}`}
                disabled={disabled}
                onClick={() => remove(entry, index)}
              >
                {rules.format(entry)}
              </Tag>
            </li>
          ))}
        </Flex>
      )}
      <TextInput
        ref={input}
        value={text}
        placeholder={rules.placeholder}
        disabled={disabled}
        autoComplete="off"
        onChange={changeText}
        onKeyDown={handleKeyDown}
        onBlur={() => add(text)}
      />
      <Field.Hint />
      <Field.Error />
      {suggestions.length > 0 && !disabled && (
        <Flex role="group" aria-label={`Common ${label.toLowerCase()}`} gap={1} wrap="wrap">
          {suggestions.map((suggestion) => (
            <Button
              key={suggestion}
              size="S"
              variant="tertiary"
              startIcon={<Plus aria-hidden />}
              aria-label={`Add ${rules.format(suggestion)}`}
              onClick={() => add(suggestion)}
            >
              {rules.format(suggestion)}
            </Button>
          ))}
        </Flex>
      )}
    </Field.Root>
  );
}

export const BeerSizesInput = (props: StringListInputProps) => <StringListInput {...props} rules={sizeRules} />;
export const BeerTagsInput = (props: StringListInputProps) => <StringListInput {...props} rules={beerTagRules} />;
export const EventTagsInput = (props: StringListInputProps) => <StringListInput {...props} rules={eventTagRules} />;
