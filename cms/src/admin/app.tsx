/** Branding of Strapi's panel. The brewery's name and logo come from the site settings (admin-extensions). */
import emblem from './assets/emblem.svg';
import favicon from './assets/favicon.svg';

/** Amber; its contrast with white is sufficient for text in both directions. */
const light = {
  primary100: '#fdf3e2',
  primary200: '#f6d9a6',
  primary500: '#b5622a',
  primary600: '#9a5210',
  primary700: '#7a3f0a',
  buttonPrimary500: '#9a5210',
  buttonPrimary600: '#9a5210',
};

const dark = {
  primary100: '#3a2a14',
  primary200: '#6d4a16',
  primary500: '#e39a2d',
  primary600: '#e39a2d',
  primary700: '#f0b65a',
  buttonPrimary500: '#b5622a',
  buttonPrimary600: '#b5622a',
};

export default {
  config: {
    auth: { logo: emblem },
    menu: { logo: emblem },
    head: { favicon },
    locales: [],
    tutorials: false,
    notifications: { releases: false },
    theme: { light: { colors: light }, dark: { colors: dark } },
    translations: {
      en: {
        'Auth.form.welcome.subtitle': 'Sign in to manage the brewery’s content',
        'app.components.LeftMenu.navbrand.workplace': 'Content',
      },
    },
  },
  bootstrap() {},
};
