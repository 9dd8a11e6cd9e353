import type { ReactNode } from 'react';

/** A legal text in numbered sections. */
export type LegalDocument = {
  title: string;
  /** `YYYY-MM-DD`, the date of the last change. */
  updated: string;
  lead: string;
  sections: LegalSection[];
};

type LegalSection = { id: string; heading: string; body: ReactNode };

/** The brewery: brand settings and the first taproom's contact details. */
export type LegalParty = { name: string; site: string; address: string; email: string; phone: string };
