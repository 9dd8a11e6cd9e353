/** Something to do, on the panel's home page. */
export type AttentionEntry = {
  key: string;
  text: string;
  /** Where: a path of the panel, or a URL outside it. */
  to: string;
};
