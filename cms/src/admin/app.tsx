/** The panel in the brewery's colours. */
import type { StrapiApp } from '@strapi/strapi/admin';
import emblem from './assets/emblem.svg';
import favicon from './assets/favicon.svg';

const amber = {
  primary100: '#fdf3e2',
  primary200: '#f6d9a6',
  primary500: '#c27a15',
  primary600: '#94580c',
  primary700: '#6d3f07',
};

export default {
  config: {
    auth: { logo: emblem },
    menu: { logo: emblem },
    head: { favicon },
    locales: [],
    tutorials: false,
    notifications: { releases: false },
    theme: {
      light: { colors: { ...amber, buttonPrimary500: '#94580c', buttonPrimary600: '#6d3f07' } },
      dark: {
        colors: {
          primary600: '#e39a2d',
          primary700: '#f0b65a',
          buttonPrimary500: '#b5622a',
          buttonPrimary600: '#94580c',
        },
      },
    },
    translations: {
      en: {
        'Auth.form.welcome.title': 'Boldridge Brewing Co.',
        'Auth.form.welcome.subtitle': 'Sign in to the content of the brewery',
        'app.components.LeftMenu.navbrand.title': 'Boldridge',
        'app.components.LeftMenu.navbrand.workplace': 'Content',
      },
    },
  },
  bootstrap(_app: StrapiApp) {},
};
