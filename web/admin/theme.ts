/** The design tokens of the brand as a Mantine theme. */
import {
  colorsTuple,
  createTheme,
  type ActionIconProps,
  type AnchorProps,
  type BadgeProps,
  type ComboboxChevronProps,
  type CSSVariablesResolver,
  type DrawerProps,
  type ModalProps,
  type SelectProps,
  type SwitchProps,
  type TextProps,
  type TooltipProps,
} from '@mantine/core';

/** Ordered from light to dark. */
const shades = (colors: string) => colorsTuple(colors.split(' '));

const palette = {
  amber: shades('#fff6e6 #fdeacb #fad59a #f5be66 #efab40 #e9a034 #e39a2d #d0852a #96500f #7a4109'),
  gray: shades('#faf5ec #f4ece0 #e9dfd0 #dcd0be #c9bba6 #9c8e7b #6b6054 #574d43 #3a332d #1e1a17'),
  green: shades('#f3f7eb #e5edd6 #cfdeb3 #b6cc8b #9fbb69 #8eac58 #7d9b4e #5b7434 #475d28 #37491e'),
  red: shades('#fdf0ed #fadcd6 #f3b8ad #eb9182 #e16f5c #d65a46 #c4452f #a83825 #8b2d1d #6e2216'),
  blue: shades('#eef4fa #dbe7f3 #b5cde4 #8cb1d4 #6898c6 #5088bd #3a74aa #2f6190 #244d75 #1a3d60'),
  yellow: shades('#fdf8e2 #faefc0 #f4df85 #ecce4b #e2bd22 #cfa810 #b58f00 #8f7000 #6b5400 #4d3c00'),
};

const brand = { ink: '#14110f', foam: '#fffaf2', oat: '#f4ece0', copper: '#b5622a' } as const;

/** The content of a dialog is unmounted when it closes; a fade-out would show the dialog empty. */
const noExitTransition = { exitDuration: 0 };

/** Titles contain names of beers and people, which may be long. */
const titleStyles = { title: { fontWeight: 600, lineHeight: 1.3, overflowWrap: 'anywhere' } } as const;

/** Unlike `Component.extend`, it doesn't import the component, which the login screen would have to load. */
function withDefaults<Props>(props: Partial<Props>) {
  return { defaultProps: props };
}

export const theme = createTheme({
  colors: palette,
  primaryColor: 'amber',
  primaryShade: 6,
  autoContrast: true,
  luminanceThreshold: 0.35,
  black: brand.ink,
  defaultRadius: 'sm',
  cursorType: 'pointer',
  // Menus and dialogs open and close at once for users who prefer reduced motion.
  respectReducedMotion: true,
  fontFamily: "'Source Sans 3 Variable', system-ui, sans-serif",
  headings: {
    fontFamily: "'Barlow Condensed', 'Arial Narrow', sans-serif",
    fontWeight: '600',
    sizes: { h1: { fontSize: '1.75rem' }, h2: { fontSize: '1.3rem' }, h3: { fontSize: '1.1rem' } },
  },
  components: {
    ActionIcon: withDefaults<ActionIconProps>({ variant: 'subtle', color: 'gray.7', size: 'lg' }),
    Anchor: withDefaults<AnchorProps>({ underline: 'always' }),
    Badge: withDefaults<BadgeProps>({ variant: 'light', tt: 'none' }),
    ComboboxChevron: withDefaults<ComboboxChevronProps>({ 'aria-hidden': true }),
    // Mantine renders <header>, which is a banner landmark.
    Drawer: {
      ...withDefaults<DrawerProps>({
        closeButtonProps: { 'aria-label': 'Close' },
        attributes: { header: { role: 'none' } },
        transitionProps: noExitTransition,
      }),
      styles: titleStyles,
    },
    Modal: {
      ...withDefaults<ModalProps>({
        closeButtonProps: { 'aria-label': 'Close' },
        attributes: { header: { role: 'none' } },
        transitionProps: noExitTransition,
      }),
      styles: titleStyles,
    },
    // A chosen option that is clicked again stays chosen, except in selects that can be cleared.
    Select: withDefaults<SelectProps>({ allowDeselect: false }),
    Switch: withDefaults<SwitchProps>({ color: 'green.7' }),
    Text: withDefaults<TextProps>({ size: 'sm' }),
    Tooltip: withDefaults<TooltipProps>({ openDelay: 300, events: { hover: true, focus: true, touch: false } }),
  },
});

/** Replaces Mantine's default colors whose contrast with foam is below 4.5:1. */
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
