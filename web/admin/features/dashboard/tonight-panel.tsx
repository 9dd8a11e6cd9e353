import { Paper, Text, Title } from '@mantine/core';
import type { LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import classes from './tonight.module.css';

type TonightPanelProps = { title: string; className?: string; children: ReactNode };

export function TonightPanel({ title, className, children }: TonightPanelProps) {
  const id = useId();
  return (
    <Paper component="section" withBorder aria-labelledby={id} className={`${classes.panel} ${className ?? ''}`}>
      <Title order={3} id={id} className={classes.title}>
        {title}
      </Title>
      {children}
    </Paper>
  );
}

type EmptyPanelProps = { icon: LucideIcon; text: string; children?: ReactNode };

export const EmptyPanel = ({ icon: Icon, text, children }: EmptyPanelProps) => (
  <div className={classes.empty}>
    <Icon size={22} strokeWidth={1.5} aria-hidden />
    <Text size="sm">{text}</Text>
    {children}
  </div>
);
