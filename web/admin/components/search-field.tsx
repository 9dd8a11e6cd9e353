import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import classes from './filters.module.css';

type SearchFieldProps = {
  label: string;
  value: string;
  /** Called `delayMs` after the last key; at once on Enter, Clear and blur. */
  onSearch: (text: string) => void;
  delayMs?: number;
};

export function SearchField({ label, value, onSearch, delayMs = 500 }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  // Only a change from outside, such as Clear Filters, replaces the text: `value` may lag behind the typing.
  const [lastSearch, setLastSearch] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  if (value !== lastValue) {
    setLastValue(value);
    if (value !== lastSearch) {
      setLastSearch(value);
      setText(value);
    }
  }

  const search = (next: string) => {
    setLastSearch(next);
    onSearch(next);
  };
  const searchDebounced = useDebouncedCallback(search, delayMs);
  const searchNow = (next: string) => {
    searchDebounced.cancel();
    setText(next);
    search(next);
  };

  return (
    <TextInput
      ref={input}
      type="search"
      aria-label={label}
      placeholder={label}
      value={text}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        searchDebounced(currentTarget.value.trim());
      }}
      // A pending search must not follow a click on Clear Filters.
      onBlur={() => searchDebounced.flush()}
      onKeyDown={({ key }) => key === 'Enter' && searchNow(text.trim())}
      leftSection={<Search size={16} aria-hidden />}
      rightSection={
        text && (
          <CloseButton
            size="sm"
            aria-label="Clear search"
            onClick={() => {
              searchNow('');
              input.current?.focus();
            }}
          />
        )
      }
      className={classes.search}
    />
  );
}
