import type { ReactNode } from 'react';
import { stack } from '../ui/layout.css.ts';
import { title as titleClass } from '../ui/text.css.ts';

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={stack[5]}>
      <h3 className={titleClass}>{title}</h3>
      {children}
    </div>
  );
}
