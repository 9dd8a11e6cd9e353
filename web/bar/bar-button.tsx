import type { ComponentProps } from 'react';

const looks = {
  large: 'bar-primary min-h-20 text-2xl',
  primary: 'bar-primary',
  secondary: 'bar-secondary',
  chosen: 'border-2 border-strong bg-raised text-strong',
  choice: 'border-2 border-edge',
} as const;

type Props = ComponentProps<'button'> & { look?: keyof typeof looks };

export const BarButton = ({ look = 'secondary', className = '', ...props }: Props) => (
  <button type="button" className={`bar-button ${looks[look]} ${className}`} {...props} />
);
