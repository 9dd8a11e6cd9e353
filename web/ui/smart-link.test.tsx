import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SmartLink } from './smart-link';

/** Whether a click is left to the browser; the router prevents the default action of its links. */
function isPlain(href: string): boolean {
  render(
    <MemoryRouter>
      <SmartLink href={href}>Link</SmartLink>
    </MemoryRouter>,
  );
  let isLeft = false;
  const observe = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', observe, { once: true });
  fireEvent.click(screen.getByRole('link'));
  return isLeft;
}

test.each([
  '/uploads/menu.pdf',
  '/uploads/menu',
  '/events.ics',
  '/theme.css?colors=1',
  '/admin',
  '/admin/',
  '/admin#events',
  '/api/docs',
  'mailto:hi@boldridge.example',
])('the browser follows %s', (href) => expect(isPlain(href)).toBe(true));

test.each([
  '/',
  '/events?search=a.b',
  '/administration',
  '/uploads-guide',
  '/v1.5/notes',
  '/contact#a.b',
  '?page=2',
  '#order',
])('the router follows %s', (href) => expect(isPlain(href)).toBe(false));
