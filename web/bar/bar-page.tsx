/** The pages of bar mode that have one thing to say. */
import { useState, type ReactNode } from 'react';
import { BarButton } from './bar-button';
import { MenuSheet } from './sheet/menu-sheet';

type Props = { title: string; role?: 'alert'; children: ReactNode };

export const BarPage = ({ title, role, children }: Props) => (
  <main role={role} className="mx-auto grid min-h-dvh max-w-md content-center gap-4 p-5">
    <h1 className="text-4xl">{title}</h1>
    {children}
  </main>
);

export function MenuButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <BarButton onClick={() => setOpen(true)}>Menu</BarButton>
      <MenuSheet isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
