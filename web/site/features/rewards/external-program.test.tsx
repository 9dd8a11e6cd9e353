import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { testSite } from '../../../test/render-route';
import { seedHero } from '../../../test/seed-content';
import { SiteProvider } from '../../site-context';
import { ExternalProgram } from './external-program';

const src = 'https://rewards.example/club';

const renderProgram = () =>
  render(
    <SiteProvider config={testSite}>
      <ExternalProgram src={src} texts={seedHero('rewards')} />
    </SiteProvider>,
  );

test('a program of another site loads once the visitor asks for it', async () => {
  renderProgram();
  expect(document.querySelector('iframe')).toBeNull();
  expect(screen.getByText(/comes from rewards\.example, which sees your IP address/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show the rewards program' }));
  expect(screen.getByTitle('Boldridge rewards program')).toHaveAttribute('src', src);
  expect(screen.queryByRole('button', { name: 'Show the rewards program' })).not.toBeInTheDocument();
});

test('it can be opened in a tab of its own instead', () => {
  renderProgram();
  expect(screen.getByRole('link', { name: /Open the rewards program/ })).toHaveAttribute('href', src);
});
