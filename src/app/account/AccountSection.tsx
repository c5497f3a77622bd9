import type { ComponentType } from 'react';
import type { AccountPart } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { cx } from '../../ui/cx.ts';
import { heading } from '../../ui/text.css.ts';
import { isLinked, useLinkTarget } from '../../ui/use-link-target.ts';
import { LaterPanel, type LazyPanel } from '../LaterPanel.tsx';
import * as css from './account-page.css.ts';

export type Section = {
  id: AccountPart;
  title: string;
  lead?: string;
} & (
  | { Panel: ComponentType; Later?: never }
  /** A panel whose code and data load when it comes near the screen. */
  | { Panel?: never; Later: LazyPanel }
);

/** A section of the page. Links can target it by its id. */
export function AccountSection({ id, title, lead, Panel, Later }: Section) {
  const titleElement = useLinkTarget(id);
  const className = cx(css.section, isLinked(id) && css.linkedSection);
  return (
    <Card as="section" aria-labelledby={id} className={className}>
      <h2 ref={titleElement} id={id} className={heading}>
        {title}
      </h2>
      {lead === undefined ? null : <p className={css.lead}>{lead}</p>}
      {Later ? <LaterPanel Panel={Later} isLinked={isLinked(id)} /> : <Panel />}
    </Card>
  );
}
