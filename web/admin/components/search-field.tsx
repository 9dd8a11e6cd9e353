import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import classes from './filters.module.css';

type SearchFieldProps = {
  label: string;
  value: string;
  /** Called when the person pauses for `delay` ms, at once on Enter, on Clear and when the field is left. */
  onSearch: (text: string) => void;
  delayMs?: number;
};

export function SearchField({ label, value, onSearch, delayMs: delay = 500 }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  // "Clear Filters" empties the field from outside; a search of our own leaves alone what was typed meanwhile.
  const [searched, setSearched] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    if (value !== searched) {
      setSearched(value);
      setText(value);
    }
  }

  const search = (next: string) => {
    setSearched(next);
    onSearch(next);
  };
  const searchSoon = useDebouncedCallback(search, delay);
  const searchNow = (next: string) => {
    searchSoon.cancel();
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
        searchSoon(currentTarget.value.trim());
      }}
      // Else it would come after what is pressed next, and undo a Clear Filters.
      onBlur={() => searchSoon.flush()}
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
