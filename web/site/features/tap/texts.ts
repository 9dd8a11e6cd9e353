/** Texts of /taps. They are not content: the page is a board, and what it says follows from the lists. */
export const tapsTitle = 'On Tap Now';

export const tapsTexts = {
  eyebrow: 'What’s pouring',
  title: tapsTitle,
  lead: 'Straight from the bar: what each tap pours, how strong it is and what it costs.',
};

export const tapsSeo = (brewery: string, taprooms: string) => ({
  title: tapsTitle,
  description: `What ${brewery} pours right now in ${taprooms}: every tap with style, strength, glasses and prices, kept up to date behind the bar.`,
});
