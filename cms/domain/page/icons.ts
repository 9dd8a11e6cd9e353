/** The icons that content can choose from. */
export const contentIcons = ['shirt', 'glass', 'gem', 'gift'] as const;

export type ContentIcon = (typeof contentIcons)[number];
