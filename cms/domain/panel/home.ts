/** Something to do, on the panel's home page. */
export type AttentionEntry = {
  key: string;
  text: string;
  /** A path of the panel. */
  to: string;
};
