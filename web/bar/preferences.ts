/** What the device remembers of how bar mode looks. */
import { useState } from 'react';

export const themes = ['dark', 'light', 'auto'] as const;
type Theme = (typeof themes)[number];

const themeKey = 'barTheme';
const flipKey = 'barFlipped';
const pageColors = { dark: '#14110f', light: '#ffffff' } as const;

export const readTheme = (): Theme => themes.find((theme) => theme === localStorage.getItem(themeKey)) ?? 'dark';

const isLight = (theme: Theme) =>
  theme === 'light' || (theme === 'auto' && window.matchMedia('(prefers-color-scheme: light)').matches);

/** The form controls of `ui` know `on-light`. */
export function applyTheme(theme: Theme) {
  const shown = isLight(theme) ? 'light' : 'dark';
  document.documentElement.dataset['theme'] = shown;
  document.documentElement.classList.toggle('on-light', shown === 'light');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', pageColors[shown]);
}

export function useTheme() {
  const [theme, setTheme] = useState(readTheme);
  const choose = (next: Theme) => {
    localStorage.setItem(themeKey, next);
    applyTheme(next);
    setTheme(next);
  };
  return [theme, choose] as const;
}

/** The taps are in the opposite order as seen from behind the bar. */
export function useFlipped() {
  const [isFlipped, setFlipped] = useState(() => localStorage.getItem(flipKey) === 'true');
  const flip = () => {
    localStorage.setItem(flipKey, String(!isFlipped));
    setFlipped(!isFlipped);
  };
  return [isFlipped, flip] as const;
}
