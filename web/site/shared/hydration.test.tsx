import type { ComponentType } from 'react';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

const makeForm = (EarlyInput: ComponentType, label: string) => (
  <form aria-label={label}>
    <EarlyInput />
    <input name="email" aria-label={`${label} email`} />
    <textarea name="message" aria-label={`${label} message`} />
    <select name="subject" aria-label={`${label} subject`} defaultValue="Other">
      <option>Other</option>
      <option>Tours</option>
    </select>
  </form>
);

const makePage = (EarlyInput: ComponentType) => (
  <main>
    {makeForm(EarlyInput, 'Newsletter')}
    {makeForm(EarlyInput, 'Contact')}
  </main>
);

/** The module reads the forms of the page when it loads. */
async function loadEarlyInput() {
  vi.resetModules();
  return (await import('./hydration')).EarlyInput;
}

let container: HTMLElement;

async function hydrate() {
  const page = makePage(await loadEarlyInput());
  await act(async () => void hydrateRoot(container, page, { onRecoverableError: () => {} }));
}

beforeEach(async () => {
  const html = renderToString(makePage(await loadEarlyInput()));
  document.body.innerHTML = '';
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
});

function enterValues() {
  const email = screen.getByLabelText('Contact email');
  Object.assign(email, { value: 'ann@example.com' });
  Object.assign(screen.getByLabelText('Contact message'), { value: 'Good evening' });
  Object.assign(screen.getByLabelText('Contact subject'), { value: 'Tours' });
  return email;
}

const expectKept = () => {
  expect(screen.getByLabelText('Contact email')).toHaveValue('ann@example.com');
  expect(screen.getByLabelText('Contact message')).toHaveValue('Good evening');
  expect(screen.getByLabelText('Contact subject')).toHaveValue('Tours');
  expect(screen.getByLabelText('Newsletter email')).toHaveValue('');
};

test('what was entered before hydration is in the form that React renders again after a foreign change', async () => {
  const email = enterValues();
  email.after(document.createElement('div'));
  await hydrate();
  expect(screen.getByLabelText('Contact email')).not.toBe(email);
  expectKept();
});

test('without a foreign change, React keeps the form', async () => {
  const email = enterValues();
  await hydrate();
  expect(screen.getByLabelText('Contact email')).toBe(email);
  expectKept();
});
