/** Styles of the calendar's grids, in the colors of Strapi's theme. */
import { css, styled } from 'styled-components';
import type { EventStatus } from '../../../../cms/domain/event/constants';
import { lookOf } from './event-look';

export const barHeight = 24;
export const barGap = 2;
export const dayHeaderHeight = 30;
/** Lines of events in a day of the month; the last one may be the button for the hidden events. */
export const monthLines = 4;

const focusRing = css`
  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 1px;
  }
`;

export const Grid = styled.div<{ $isLoading: boolean }>`
  background: ${({ theme }) => theme.colors.neutral0};
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
  overflow: hidden;
  opacity: ${({ $isLoading }) => ($isLoading ? 0.6 : 1)};
  transition: opacity 0.15s;
`;

const weekColumns = 'repeat(7, minmax(0, 1fr))';

/** With an axis, the hours of the day are on the left. */
export const Row = styled.div<{ $hasAxis?: boolean }>`
  display: grid;
  grid-template-columns: ${({ $hasAxis }) => ($hasAxis ? `5.6rem ${weekColumns}` : weekColumns)};
`;

export const ColumnHeader = styled.div`
  padding: 0.8rem;
  font-size: 1.1rem;
  font-weight: 600;
  text-transform: uppercase;
  text-align: center;
  color: ${({ theme }) => theme.colors.neutral600};
  border-left: 1px solid ${({ theme }) => theme.colors.neutral150};
  &:first-child {
    border-left: 0;
  }
`;

/** Days on which all shown taprooms are closed. */
const closedPattern = css`
  background-image: repeating-linear-gradient(
    -45deg,
    transparent 0 6px,
    ${({ theme }) => theme.colors.neutral150} 6px 7px
  );
`;

type DayState = { $isClosed: boolean; $isOutside: boolean; $isActive: boolean; $isOver: boolean };

export const Cell = styled.div<DayState>`
  position: relative;
  min-width: 0;
  border-top: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-left: 1px solid ${({ theme }) => theme.colors.neutral150};
  background-color: ${({ theme, $isOutside }) => ($isOutside ? theme.colors.neutral100 : theme.colors.neutral0)};
  ${({ $isClosed }) => $isClosed && closedPattern}
  ${({ theme, $isActive }) => $isActive && `box-shadow: inset 0 0 0 1px ${theme.colors.neutral400};`}
  ${({ theme, $isOver }) => $isOver && `box-shadow: inset 0 0 0 2px ${theme.colors.primary600};`}
  &:first-child {
    border-left-color: transparent;
  }
`;

export const MonthCell = styled(Cell)`
  height: ${dayHeaderHeight + monthLines * (barHeight + barGap) + 4}px;
`;

export const DayHeader = styled.div`
  display: flex;
  align-items: center;
  gap: 0.4rem;
  height: ${dayHeaderHeight}px;
  padding: 0 0.4rem;
`;

export const DayButton = styled.button<{ $isToday: boolean; $isOutside?: boolean }>`
  flex: none;
  min-width: 2.4rem;
  height: 2.4rem;
  padding: 0 0.4rem;
  border: 0;
  border-radius: 1.2rem;
  font-size: 1.3rem;
  font-weight: ${({ $isToday }) => ($isToday ? 700 : 500)};
  cursor: pointer;
  background: ${({ theme, $isToday }) => ($isToday ? theme.colors.buttonPrimary600 : 'transparent')};
  color: ${({ theme, $isToday, $isOutside }) =>
    $isToday ? theme.colors.buttonNeutral0 : $isOutside ? theme.colors.neutral600 : theme.colors.neutral800};
  &:hover {
    background: ${({ theme, $isToday }) => ($isToday ? theme.colors.buttonPrimary500 : theme.colors.neutral200)};
  }
  ${focusRing}
`;

export const AddLink = styled.a`
  position: absolute;
  top: 3px;
  right: 3px;
  display: grid;
  place-items: center;
  width: 2.4rem;
  height: 2.4rem;
  background: ${({ theme }) => theme.colors.neutral0};
  border-radius: ${({ theme }) => theme.borderRadius};
  color: ${({ theme }) => theme.colors.neutral700};
  opacity: 0;
  [role='gridcell']:hover &,
  [role='gridcell']:focus-within & {
    opacity: 1;
  }
  &:hover {
    background: ${({ theme }) => theme.colors.neutral200};
  }
  ${focusRing}
`;

export const HoursText = styled.span<{ $isSpecial: boolean }>`
  min-width: 0;
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;
  font-size: 1.1rem;
  line-height: 1.8rem;
  color: ${({ theme, $isSpecial }) => ($isSpecial ? theme.colors.warning700 : theme.colors.neutral600)};
  font-weight: ${({ $isSpecial }) => ($isSpecial ? 600 : 400)};
  background: ${({ theme }) => theme.colors.neutral0};
  border-radius: ${({ theme }) => theme.borderRadius};
  padding: 0 0.4rem;
`;

export const EventButton = styled.button<{ $status: EventStatus; $isDragged?: boolean }>`
  display: flex;
  align-items: center;
  gap: 0.4rem;
  min-width: 0;
  width: 100%;
  height: 100%;
  padding: 0 0.4rem;
  border-radius: ${({ theme }) => theme.borderRadius};
  font-size: 1.2rem;
  line-height: 1.6rem;
  text-align: left;
  cursor: pointer;
  overflow: hidden;
  touch-action: manipulation;
  user-select: none;
  -webkit-touch-callout: none;
  opacity: ${({ $isDragged }) => ($isDragged ? 0.4 : 1)};
  ${({ $status }) => lookOf($status)}
  .time,
  .code {
    flex: none;
  }
  .code {
    margin-left: auto;
    font-size: 1.1rem;
    color: ${({ theme }) => theme.colors.neutral600};
  }
  .note {
    overflow: hidden;
  }
  .title {
    min-width: 0;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
    font-weight: 500;
  }
  &:hover {
    box-shadow: ${({ theme }) => theme.shadows.filterShadow};
  }
  ${focusRing}
`;

export const MoreButton = styled.button`
  position: absolute;
  left: 4px;
  right: 4px;
  bottom: 4px;
  height: ${barHeight}px;
  padding: 0 0.8rem;
  border: 0;
  border-radius: ${({ theme }) => theme.borderRadius};
  background: transparent;
  font-size: 1.2rem;
  font-weight: 600;
  text-align: left;
  cursor: pointer;
  color: ${({ theme }) => theme.colors.primary600};
  &:hover {
    background: ${({ theme }) => theme.colors.neutral150};
  }
  ${focusRing}
`;
