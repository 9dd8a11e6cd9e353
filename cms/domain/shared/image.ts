/** A stored picture as the API shows it. `url` is absolute or starts with `/uploads/`. */
export type Image = {
  url: string;
  alt: string | null;
  width: number | null;
  height: number | null;
  isPrimary?: boolean;
  /** Where the file lies in storage; only staff see it. */
  cloudStoragePath?: string | null;
};
