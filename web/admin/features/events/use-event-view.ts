import { useLocalStorage } from '@mantine/hooks';

export const eventViews = ['list', 'calendar'] as const;
export type EventView = (typeof eventViews)[number];

const isEventView = (value: string | undefined): value is EventView => eventViews.some((view) => view === value);

/** The view chosen last on this device. */
export const useEventView = () =>
  useLocalStorage<EventView>({
    key: 'adminEventsView',
    defaultValue: 'list',
    getInitialValueInEffect: false,
    serialize: (view) => view,
    deserialize: (text) => (isEventView(text) ? text : 'list'),
  });
