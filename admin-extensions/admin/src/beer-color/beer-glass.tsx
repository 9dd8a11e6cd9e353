/** A glass of the beer's color, as the site shows it. */
import { Flex, Typography } from '@strapi/design-system';
import { getSwatchColor } from '../../../../cms/domain/beer/color';

const Glass = ({ color }: { color: string | null }) => (
  <svg aria-hidden viewBox="0 0 20 24" width="20" height="24" style={{ flexShrink: 0 }}>
    <path d="M3.2 7.5h13.6l-1.3 13.3a1.2 1.2 0 0 1-1.2 1.1H5.7a1.2 1.2 0 0 1-1.2-1.1z" fill={getSwatchColor(color)} />
    <path d="M2.9 4.2h14.2l-.4 4.3H3.3z" fill="#fffaf2" />
    <path d="M1.6 2h16.8l-1.8 19a2 2 0 0 1-2 1.8H5.4a2 2 0 0 1-2-1.8z" fill="none" stroke="#8e8ea9" strokeWidth="1.3" />
  </svg>
);

export const BeerGlass = ({ color, isLabelled = false }: { color: string | null; isLabelled?: boolean }) => (
  <Flex gap={2} minWidth={0}>
    <Glass color={color} />
    {isLabelled && (
      <Typography textColor="neutral800" ellipsis maxWidth="16rem" title={color ?? undefined}>
        {color}
      </Typography>
    )}
  </Flex>
);
