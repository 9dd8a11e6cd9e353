import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ComponentProps } from 'react';

type BannerProps = Omit<ComponentProps<'div'>, 'role'> & { tone: 'success' | 'error' };

const tones = {
  success: { role: 'status', toneClass: 'border-hop text-hop-light in-[.on-light]:text-ink', Icon: CircleCheck },
  error: { role: 'alert', toneClass: 'border-rust text-rust-light in-[.on-light]:text-rust', Icon: CircleAlert },
} as const;

/** A message about a whole form or section. It is focusable, so that a form can move the focus to it. */
export function Banner({ tone, className = '', children, ...rest }: BannerProps) {
  const { role, toneClass, Icon } = tones[tone];
  return (
    <div
      role={role}
      tabIndex={-1}
      className={`flex items-start gap-3 rounded-card border-l-4 bg-ash/80 px-4 py-3 text-lg in-[.on-light]:bg-foam ${toneClass} ${className}`}
      {...rest}
    >
      <Icon aria-hidden className="mt-1 size-5 shrink-0" />
      <div className="text-oat in-[.on-light]:text-ink">{children}</div>
    </div>
  );
}
