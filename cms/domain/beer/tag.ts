/** Tags, and the five tag checkboxes of the staff form. */
import { equalsIgnoringCase, includesIgnoringCase } from './search';

const choices = {
  popular: { label: 'Popular', words: ['popular'] },
  'coming-soon': { label: 'Coming Soon', words: ['coming soon'] },
  limited: { label: 'Limited Release', words: ['limited', 'release'] },
  'year-round': { label: 'Year Round', words: ['year round', 'year-round'] },
  seasonal: { label: 'Seasonal', words: ['seasonal'] },
} as const;

export type TagChoice = keyof typeof choices;

/** In form order. */
export const tagChoices = Object.keys(choices) as TagChoice[];

export const tagChoiceLabel = (choice: TagChoice) => choices[choice].label;

/** Matches part of the tag, ignoring case: `New Release` counts as limited. */
const matches = (tag: string, choice: TagChoice) =>
  choices[choice].words.some((word) => includesIgnoringCase(tag, word));

export const hasTagChoice = (tags: readonly string[], choice: TagChoice) => tags.some((tag) => matches(tag, choice));

/** Checking adds the tag unless a matching one exists; unchecking removes every matching tag. */
export const toggleTag = (tags: readonly string[], choice: TagChoice, isChecked: boolean): string[] => {
  if (!isChecked) return tags.filter((tag) => !matches(tag, choice));
  return hasTagChoice(tags, choice) ? [...tags] : [...tags, choices[choice].label];
};

/** Adds a custom tag unless it is blank or exists in any case. */
export const addTag = (tags: readonly string[], text: string): string[] => {
  const tag = text.trim();
  return !tag || tags.some((other) => equalsIgnoringCase(other, tag)) ? [...tags] : [...tags, tag];
};
