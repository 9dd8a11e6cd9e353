/** Every type style of the brand and its utility class. */
export const displayStyles = [
  { name: 'Hero', className: 'text-hero' },
  { name: 'Page', className: 'text-page' },
  { name: 'Title', className: 'text-title' },
  { name: 'Heading', className: 'text-heading' },
  { name: 'Label', className: 'text-label' },
];

export const textStyles = [
  { name: 'Lead', className: 'text-lead' },
  { name: 'Large', className: 'text-lg' },
  { name: 'Body', className: '' },
  { name: 'Small', className: 'text-base' },
  { name: 'Bold', className: 'font-bold' },
  { name: 'Semibold', className: 'font-semibold' },
];

export const colors = [
  { name: 'ink', className: 'bg-ink text-oat' },
  { name: 'char', className: 'bg-char text-oat' },
  { name: 'oat', className: 'bg-oat text-ink' },
  { name: 'foam', className: 'bg-foam text-ink' },
  { name: 'amber', className: 'bg-amber text-ink' },
  { name: 'copper', className: 'bg-copper text-ink' },
  { name: 'hop', className: 'bg-hop text-ink' },
  { name: 'rust', className: 'bg-rust text-foam' },
];
