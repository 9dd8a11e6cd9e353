import { UnstyledButton } from '@mantine/core';
import { showSection } from '../../lib/show-section';
import classes from './on-this-page.module.css';

/** Jumps to the charts, of which those of the taps are far down. */
export const OnThisPage = ({ sections }: { sections: readonly { id: string; title: string }[] }) => (
  <nav aria-label="On this page" className={classes.nav}>
    <ul>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <UnstyledButton className={classes.link} onClick={() => showSection(id)}>
            {title}
          </UnstyledButton>
        </li>
      ))}
    </ul>
  </nav>
);
