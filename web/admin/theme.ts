/** The tokens of the brand as a Mantine theme: light, dense, one amber accent. */
import {
  createTheme,
  type ActionIconProps,
  type AnchorProps,
  type BadgeProps,
  type CSSVariablesResolver,
  type DrawerProps,
  type MantineColorsTuple,
  type ModalProps,
  type TooltipProps,
} from '@mantine/core';

const amber: MantineColorsTuple = [
  '#fff6e6',
  '#fdeacb',
  '#fad59a',
  '#f5be66',
  '#efab40',
  '#e9a034',
  '#e39a2d',
  '#d0852a',
  '#96500f',
  '#7a4109',
];
const oat: MantineColorsTuple = [
  '#faf5ec',
  '#f4ece0',
  '#e9dfd0',
  '#dcd0be',
  '#c9bba6',
  '#9c8e7b',
  '#6b6054',
  '#574d43',
  '#3a332d',
  '#1e1a17',
];
const hop: MantineColorsTuple = [
  '#f3f7eb',
  '#e5edd6',
  '#cfdeb3',
  '#b6cc8b',
  '#9fbb69',
  '#8eac58',
  '#7d9b4e',
  '#5b7434',
  '#475d28',
  '#37491e',
];
const rust: MantineColorsTuple = [
  '#fdf0ed',
  '#fadcd6',
  '#f3b8ad',
  '#eb9182',
  '#e16f5c',
  '#d65a46',
  '#c4452f',
  '#a83825',
  '#8b2d1d',
  '#6e2216',
];
const lake: MantineColorsTuple = [
  '#eef4fa',
  '#dbe7f3',
  '#b5cde4',
  '#8cb1d4',
  '#6898c6',
  '#5088bd',
  '#3a74aa',
  '#2f6190',
  '#244d75',
  '#1a3d60',
];
const straw: MantineColorsTuple = [
  '#fdf8e2',
  '#faefc0',
  '#f4df85',
  '#ecce4b',
  '#e2bd22',
  '#cfa810',
  '#b58f00',
  '#8f7000',
  '#6b5400',
  '#4d3c00',
];

const brand = { ink: '#14110f', foam: '#fffaf2', oat: '#f4ece0', copper: '#b5622a' } as const;

/** What a dialog was about is gone when it closes: fading out, it would be seen empty and under another title. */
const goneAtOnce = { exitDuration: 0 };

/** Without the component itself, which the sign-in page would have to load. */
function defaults<Props>(props: Partial<Props>) {
  return { defaultProps: props };
}

export const theme = createTheme({
  colors: { amber, gray: oat, green: hop, red: rust, blue: lake, yellow: straw },
  primaryColor: 'amber',
  primaryShade: 6,
  autoContrast: true,
  luminanceThreshold: 0.35,
  black: brand.ink,
  defaultRadius: 'sm',
  cursorType: 'pointer',
  fontFamily: "'Source Sans 3 Variable', system-ui, sans-serif",
  headings: {
    fontFamily: "'Barlow Condensed', 'Arial Narrow', sans-serif",
    fontWeight: '600',
    sizes: { h1: { fontSize: '1.75rem' }, h2: { fontSize: '1.3rem' }, h3: { fontSize: '1.1rem' } },
  },
  components: {
    ActionIcon: defaults<ActionIconProps>({ variant: 'subtle', color: 'gray.7', size: 'lg' }),
    Anchor: defaults<AnchorProps>({ underline: 'always' }),
    Badge: defaults<BadgeProps>({ variant: 'light', tt: 'none' }),
    // The header of a dialog is no banner of the page.
    Drawer: defaults<DrawerProps>({ attributes: { header: { role: 'none' } }, transitionProps: goneAtOnce }),
    Modal: {
      ...defaults<ModalProps>({
        closeButtonProps: { 'aria-label': 'Close' },
        attributes: { header: { role: 'none' } },
        transitionProps: goneAtOnce,
      }),
      styles: { title: { fontWeight: 600 } },
    },
    Tooltip: defaults<TooltipProps>({ openDelay: 300, events: { hover: true, focus: true, touch: false } }),
  },
});

/** Where the library's own greys would miss the contrast of 4.5:1 on foam. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': brand.foam,
    '--mantine-color-anchor': '#96500f',
    '--mantine-color-placeholder': '#786c5e',
    '--mantine-color-error': '#a83825',
    '--mantine-color-dimmed': '#665b50',
    '--mantine-color-gray-light-color': '#3a332d',
  },
  dark: {},
});
