/** Levels and points of the demo program. */
export const levels = [
  {
    name: 'Taster',
    from: 'From the first pint',
    perks: ['A half pint for joining', 'Early news of releases'],
    className: 'bg-foam',
  },
  {
    name: 'Regular',
    from: 'From 250 points',
    perks: ['A free pour each month', 'Growler fills at 10% off'],
    className: 'bg-amber',
  },
  {
    name: 'Ridge Runner',
    from: 'From 1,000 points',
    perks: ['Your own glass on the shelf', 'A brew day with the family'],
    className: 'bg-ink text-oat',
  },
];

export const ways = [
  { action: 'Every dollar spent in the taprooms', points: '1 point' },
  { action: 'Attending an event', points: '20 points' },
  { action: 'Bringing a friend for the first time', points: '50 points' },
  { action: 'Your birthday', points: '100 points' },
];
