import type { ReactNode } from 'react';

/** Phone numbers, `No. 7`, and a number and the word that a hyphen joins it to, such as `7-barrel`, stay on one line. */
export const keepTogether = (text: string): ReactNode[] =>
  text.split(/(\(\d{3}\) \d{3}-\d{4}|\d+-\p{L}+|\bNo\. \d+)/u).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
