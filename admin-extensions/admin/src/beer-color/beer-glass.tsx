/** A glass of beer in its color, as on the site. */
import { Box, VisuallyHidden } from '@strapi/design-system';
import { getSwatchColor } from '../../../../cms/domain/beer/color';

export const BeerGlass = ({ color }: { color: string | null }) => (
  <Box shrink={0} title={color ?? undefined}>
    <svg aria-hidden viewBox="0 0 20 24" width="20" height="24" style={{ display: 'block' }}>
      <path d="M3.2 7.5h13.6l-1.3 13.3a1.2 1.2 0 0 1-1.2 1.1H5.7a1.2 1.2 0 0 1-1.2-1.1z" fill={getSwatchColor(color)} />
      <path d="M2.9 4.2h14.2l-.4 4.3H3.3z" fill="#fffaf2" />
      <path
        d="M1.6 2h16.8l-1.8 19a2 2 0 0 1-2 1.8H5.4a2 2 0 0 1-2-1.8z"
        fill="none"
        stroke="#8e8ea9"
        strokeWidth="1.3"
      />
    </svg>
    {color && <VisuallyHidden>{color}</VisuallyHidden>}
  </Box>
);
