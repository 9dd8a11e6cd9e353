/** Every type style of the brand, with the class that makes it. */
export const displayStyles = [
  { name: 'Hero', look: 'text-hero' },
  { name: 'Page', look: 'text-page' },
  { name: 'Title', look: 'text-title' },
  { name: 'Heading', look: 'text-heading' },
  { name: 'Label', look: 'text-label' },
];

export const textStyles = [
  { name: 'Lead', look: 'text-lead' },
  { name: 'Large', look: 'text-lg' },
  { name: 'Body', look: '' },
  { name: 'Small', look: 'text-base' },
  { name: 'Bold', look: 'font-bold' },
  { name: 'Semibold', look: 'font-semibold' },
];

export const colors = [
  { name: 'ink', look: 'bg-ink text-oat' },
  { name: 'char', look: 'bg-char text-oat' },
  { name: 'oat', look: 'bg-oat text-ink' },
  { name: 'foam', look: 'bg-foam text-ink' },
  { name: 'amber', look: 'bg-amber text-ink' },
  { name: 'copper', look: 'bg-copper text-ink' },
  { name: 'hop', look: 'bg-hop text-ink' },
  { name: 'rust', look: 'bg-rust text-foam' },
];
