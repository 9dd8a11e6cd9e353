/** The look of events by status: color, border and icon, so that nothing depends on color alone. */
import { Check, CrossCircle, Lock, Pencil } from '@strapi/icons';
import { css, type DefaultTheme } from 'styled-components';
import type { EventStatus } from '../../../../cms/domain/event/constants';
import { statusLabels } from '../../../../cms/domain/event/status';
import type { CalendarEvent } from '../../../../cms/domain/panel/calendar';
import { notPublic } from '../lists/labels';

type ColorName = keyof DefaultTheme['colors'];

type Look = { background: ColorName; border: ColorName; text: ColorName; line: 'solid' | 'dashed'; isStruck?: boolean };

const looks: Record<EventStatus, Look> = {
  published: { background: 'primary100', border: 'primary600', text: 'neutral900', line: 'solid' },
  draft: { background: 'neutral0', border: 'neutral500', text: 'neutral800', line: 'dashed' },
  cancelled: { background: 'danger100', border: 'danger600', text: 'neutral700', line: 'solid', isStruck: true },
  completed: { background: 'neutral150', border: 'neutral500', text: 'neutral700', line: 'solid' },
};

export const lookOf = (status: EventStatus) => {
  const { background, border, text, line, isStruck } = looks[status];
  return css`
    background: ${({ theme }) => theme.colors[background]};
    border: 1px ${line} ${({ theme }) => theme.colors[border]};
    border-left: 3px ${line} ${({ theme }) => theme.colors[border]};
    color: ${({ theme }) => theme.colors[text]};
    .title {
      text-decoration: ${isStruck ? 'line-through' : 'none'};
    }
  `;
};

const icons = { draft: Pencil, cancelled: CrossCircle, completed: Check, published: null } satisfies Record<
  EventStatus,
  unknown
>;

const iconSize = { width: '1.1rem', height: '1.1rem', style: { flexShrink: 0 }, 'aria-hidden': true };

/** Decorative: labels have the same information in words. */
export function StatusIcons({ status, isPublic }: Pick<CalendarEvent, 'status' | 'isPublic'>) {
  const Icon = icons[status];
  return (
    <>
      {Icon && <Icon {...iconSize} />}
      {!isPublic && <Lock {...iconSize} />}
    </>
  );
}

export const legendEntries: { label: string; status: EventStatus; isPublic: boolean }[] = [
  ...(['published', 'draft', 'cancelled', 'completed'] as const).map((status) => ({
    label: statusLabels[status],
    status,
    isPublic: true,
  })),
  { label: notPublic, status: 'published', isPublic: false },
];
