import type { ReactNode } from 'react';

/** A long text in numbered sections, such as the privacy policy. */
export type LegalDocument = {
  title: string;
  /** `YYYY-MM-DD`, the day the text last changed. */
  updated: string;
  lead: string;
  sections: LegalSection[];
};

export type LegalSection = { id: string; heading: string; body: ReactNode };

/** Who the reader is dealing with; from the brand settings and Auburn's contact details. */
export type LegalParty = { name: string; site: string; address: string; email: string; phone: string };
