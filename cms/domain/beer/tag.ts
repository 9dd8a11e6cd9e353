/** Tags and the five checkboxes of the staff form (staff-admin.md §2). */
import { equalsIgnoringCase, includesIgnoringCase } from './search';

const choices = {
  popular: { label: 'Popular', words: ['popular'] },
  'coming-soon': { label: 'Coming Soon', words: ['coming soon'] },
  limited: { label: 'Limited Release', words: ['limited', 'release'] },
  'year-round': { label: 'Year Round', words: ['year round', 'year-round'] },
  seasonal: { label: 'Seasonal', words: ['seasonal'] },
} as const;

export type TagChoice = keyof typeof choices;

/** In the order of the form. */
export const tagChoices = Object.keys(choices) as TagChoice[];

export const tagChoiceLabel = (choice: TagChoice) => choices[choice].label;

/** Case-insensitive part of the tag's text: `New Release` counts as limited. */
const matches = (tag: string, choice: TagChoice) =>
  choices[choice].words.some((word) => includesIgnoringCase(tag, word));

export const hasTagChoice = (tags: readonly string[], choice: TagChoice) => tags.some((tag) => matches(tag, choice));

/** Ticking adds the tag unless one of its kind is there; unticking removes every tag of its kind. */
export const toggleTag = (tags: readonly string[], choice: TagChoice, isOn: boolean): string[] => {
  if (!isOn) return tags.filter((tag) => !matches(tag, choice));
  return hasTagChoice(tags, choice) ? [...tags] : [...tags, choices[choice].label];
};

/** A tag that was typed by hand; one that is there in any case is not added again. */
export const addTag = (tags: readonly string[], typed: string): string[] => {
  const tag = typed.trim();
  return !tag || tags.some((other) => equalsIgnoringCase(other, tag)) ? [...tags] : [...tags, tag];
};

/** api.md §4: whether one of the beer's tags contains the text. */
export const hasTag = (beer: { tags: readonly string[] }, text: string) =>
  beer.tags.some((tag) => includesIgnoringCase(tag, text));
