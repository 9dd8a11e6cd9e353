/** The panel's lists and forms of the tap list. Its boards and screens are in the staff app. */
import type { UnlabeledView } from '#domain/panel/view';

export const tapViews: Record<string, UnlabeledView> = {
  'api::tap.tap': {
    // Forms of other types show taps by their first text attribute, which is why the title is the first one.
    title: 'title',
    // As they were added: as text, Tap 10 would come before Tap 2.
    sort: ['id', 'ASC'],
    list: ['taproom', 'number', 'label', 'updatedAt'],
    form: ['taproom:6 number:3 label:3'],
    labels: { title: 'Tap' },
    hints: {
      number: 'As on the handle; each taproom has a number once.',
      label: 'Shown beside the number, such as Nitro.',
    },
  },
  'api::pouring.pouring': {
    title: 'drinkName',
    sort: ['tappedAt', 'DESC'],
    list: ['taproom', 'tap', 'drinkName', 'state', 'level', 'tappedAt'],
    form: [
      'taproom:6 state:6',
      'tap:6 level:6',
      'beer:12',
      'guestKind:4 guestName:8',
      'guestProducer:5 guestStyle:4 guestAbv:3',
      'pours:12',
      'tappedAt:6',
      'endedAt:6 reason:6',
    ],
    labels: {
      level: 'Keg level',
      guestKind: 'Guest: kind',
      guestName: 'Guest: name',
      guestProducer: 'Guest: producer',
      guestStyle: 'Guest: style',
      guestAbv: 'Guest: ABV %',
      pours: 'Pours and prices',
      tappedAt: 'Tapped',
      endedAt: 'Ended',
      reason: 'Why it ended',
      drinkName: 'Drink',
    },
    columns: { level: 'Level', tappedAt: 'Tapped' },
    hints: {
      state: 'On tap: it pours now. On deck: it is next. Off: it has ended, and the history keeps it.',
      tap: 'On deck, leave it empty for the next free tap. A tap pours one drink at a time.',
      beer: 'A beer of the brewery, or enter a guest below.',
      guestKind: 'Only for drinks of other producers.',
      pours: 'In the order of the menu.',
      tappedAt: 'Leave empty for now.',
      endedAt: 'Only for Off. Leave empty for now.',
      reason: 'Only for Off. Undone: it was a mistake and counts nowhere.',
    },
  },
  'api::list-check.list-check': {
    title: 'checkedBy',
    sort: ['checkedAt', 'DESC'],
    list: ['taproom', 'checkedAt', 'checkedBy'],
    form: ['taproom:6 checkedAt:6', 'checkedBy:6'],
    labels: { checkedAt: 'Checked' },
    hints: {
      checkedAt: 'When the whole tap list was right. Visitors see it as “Checked today at 7:12 PM”.',
      checkedBy: 'Always the user who adds it.',
    },
  },
};

export const tapComponentViews: Record<string, UnlabeledView> = {
  'tap.pour': {
    title: 'name',
    form: ['name:6 ounces:3 price:3'],
    labels: { price: 'Price (US$)' },
    hints: { name: 'Such as Pint or Taster.' },
  },
};
