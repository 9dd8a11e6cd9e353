import { UnstyledButton } from '@mantine/core';
import { showSection } from '../../../lib/show-section';
import classes from './taproom.module.css';

/** Jumps to the headings of a long form. */
export const TableOfContents = ({ sections }: { sections: readonly { id: string; title: string }[] }) => (
  <nav aria-label="Sections of this page" className={classes.toc}>
    <ul>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <UnstyledButton className={classes.tocLink} onClick={() => showSection(id)}>
            {title}
          </UnstyledButton>
        </li>
      ))}
    </ul>
  </nav>
);
