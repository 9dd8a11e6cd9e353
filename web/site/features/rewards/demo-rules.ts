/** What the demonstration programme promises. */
export const levels = [
  {
    name: 'Taster',
    from: 'From the first pint',
    perks: ['A half pint for joining', 'Early word of releases'],
    look: 'bg-foam',
  },
  {
    name: 'Regular',
    from: 'From 250 points',
    perks: ['A free pour each month', 'Growler fills at 10% off'],
    look: 'bg-amber',
  },
  {
    name: 'Ridge Runner',
    from: 'From 1,000 points',
    perks: ['Your own glass on the shelf', 'A brew day with the family'],
    look: 'bg-ink text-oat',
  },
];

export const ways = [
  { what: 'Every dollar in the taprooms', points: '1 point' },
  { what: 'Coming to an event', points: '20 points' },
  { what: 'Bringing a friend for the first time', points: '50 points' },
  { what: 'Your birthday', points: '100 points' },
];
