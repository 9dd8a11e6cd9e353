/** How the site looks: a palette, a dark or a light theme, and a pair of fonts. Colors of their own replace the palette's. */
import { mixColors, nearestReadable } from './color';

/** AA for text: buttons, links and headings. */
export const minTextContrast = 4.5;
/** AA for graphics: lines, skies and large shapes. */
export const minGraphicContrast = 3;

/** The design tokens that differ between palettes; `line-light` and `paper` are of light surfaces in both themes. */
type Neutral = 'ink' | 'char' | 'ash' | 'line' | 'bark' | 'smoke' | 'oat' | 'foam' | 'umber' | 'line-light';

type Palette = {
  label: string;
  description: string;
  accent: string;
  secondary: string;
  neutrals: Record<Neutral, string>;
};

export const paletteNames = ['dusk', 'harbor', 'evergreen'] as const;
export type PaletteName = (typeof paletteNames)[number];

export const palettes: Record<PaletteName, Palette> = {
  dusk: {
    label: 'Dusk',
    description: 'Warm browns, oat and amber',
    accent: '#e39a2d',
    secondary: '#b5622a',
    neutrals: {
      ink: '#14110f',
      char: '#1e1a17',
      ash: '#2a2420',
      line: '#3a322b',
      bark: '#8a7b6d',
      smoke: '#b9ab9a',
      oat: '#f4ece0',
      foam: '#fffaf2',
      umber: '#5c4f44',
      'line-light': '#d5c8b6',
    },
  },
  harbor: {
    label: 'Harbor',
    description: 'Slate, mist and sea blue',
    accent: '#6fb9dc',
    secondary: '#3f82ab',
    neutrals: {
      ink: '#0e1418',
      char: '#161e24',
      ash: '#202a31',
      line: '#2f3c45',
      bark: '#72828e',
      smoke: '#a6b5c0',
      oat: '#e8eff3',
      foam: '#f8fbfd',
      umber: '#465662',
      'line-light': '#c2cfd8',
    },
  },
  evergreen: {
    label: 'Evergreen',
    description: 'Forest, cream and hop green',
    accent: '#b2c65e',
    secondary: '#5f8d4b',
    neutrals: {
      ink: '#0f1511',
      char: '#172019',
      ash: '#212c24',
      line: '#303e34',
      bark: '#738578',
      smoke: '#a8b8aa',
      oat: '#eef0e2',
      foam: '#fbfcf4',
      umber: '#485746',
      'line-light': '#cbd3bd',
    },
  },
};

export const themeNames = ['dark', 'light'] as const;
export type ThemeName = (typeof themeNames)[number];
export const themeLabels: Record<ThemeName, string> = { dark: 'Dark', light: 'Light' };

export const fontPairNames = ['barlow', 'oswald', 'bitter'] as const;
export type FontPairName = (typeof fontPairNames)[number];
export const fontPairs: Record<FontPairName, { label: string; description: string }> = {
  barlow: { label: 'Barlow Condensed and Source Sans', description: 'Sturdy, like painted lettering' },
  oswald: { label: 'Oswald and Inter', description: 'Tall and modern' },
  bitter: { label: 'Bitter and Source Sans', description: 'Slab serifs, like an old label' },
};

export type Look = { palette: PaletteName; theme: ThemeName };

/** What text and buttons of the accent color are on. */
export function surfacesOf({ palette, theme }: Look): readonly [string, string] {
  const { ink, char, foam, oat } = palettes[palette].neutrals;
  return theme === 'dark' ? [ink, char] : [foam, oat];
}

/** The palette's own, which suit its dark theme; the light one has the nearest that are readable on it. */
export const defaultColors = (look: Look) => ({
  accentColor: nearestReadable(palettes[look.palette].accent, surfacesOf(look), minTextContrast),
  secondaryColor: nearestReadable(palettes[look.palette].secondary, surfacesOf(look), minGraphicContrast),
});

type Colors = { accentColor: string; secondaryColor: string };
type Tokens = Record<string, string>;

const rust = { rust: '#c4452f', 'rust-light': '#f0907b', 'rust-deep': '#b03a25' };
const hop = { hop: '#7d9b4e', 'hop-light': '#b3cc88' };
const deepHop = '#4c6a22';

/** The accent color of screens and status pages, which are dark in any theme. */
export const readableOnDark = (accentColor: string) =>
  nearestReadable(accentColor, surfacesOf({ palette: 'dusk', theme: 'dark' }), minTextContrast);

/**
 * Colors of dark surfaces, and of light sections between them. The light theme's darkened accent is the palette's own again,
 * which the nearest readable color would only resemble.
 */
export function darkTokens(palette: PaletteName, { accentColor, secondaryColor }: Colors): Tokens {
  const { neutrals, accent } = palettes[palette];
  const isDarkened = accentColor === defaultColors({ palette, theme: 'light' }).accentColor;
  const dark = surfacesOf({ palette, theme: 'dark' });
  return {
    ...neutrals,
    veil: neutrals.ink,
    paper: neutrals.oat,
    amber: isDarkened ? accent : nearestReadable(accentColor, dark, minTextContrast),
    copper: nearestReadable(secondaryColor, dark, minGraphicContrast),
    'copper-deep': nearestReadable(secondaryColor, [neutrals.oat, neutrals.foam], minTextContrast),
    ...rust,
    ...hop,
  };
}

/** Colors of a light page: dark and light change places, so that what was readable stays so. */
export function lightTokens(palette: PaletteName, { accentColor, secondaryColor }: Colors): Tokens {
  const { ink, char, oat, foam, umber, smoke, bark, 'line-light': line } = palettes[palette].neutrals;
  const light = surfacesOf({ palette, theme: 'light' });
  return {
    ink: foam,
    char: oat,
    ash: mixColors(oat, line, 0.35),
    line,
    bark,
    smoke: umber,
    oat: ink,
    foam: char,
    umber: smoke,
    amber: nearestReadable(accentColor, light, minTextContrast),
    copper: nearestReadable(secondaryColor, light, minGraphicContrast),
    'copper-deep': nearestReadable(secondaryColor, [ink, char], minTextContrast),
    rust: rust['rust-light'],
    'rust-light': rust['rust-deep'],
    'rust-deep': rust['rust-light'],
    hop: deepHop,
    'hop-light': deepHop,
  };
}
