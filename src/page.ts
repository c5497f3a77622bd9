import type { QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** What the head of a page and the links to it need. */
export type Head = {
  /** The name of the page, such as "Pricing". */
  title: string;
  /** What links to the page are called, where that differs from its title; null when nothing links to it. */
  linkText?: string | null;
  /** The title of the document; by default the page's title and the shop's name. */
  documentTitle?: string;
  /** For search engines and link previews. */
  description: string;
  /** Search engines may list the page. */
  listed: boolean;
};

/** The options of a query, as the generated `get…QueryOptions()` return them. */
export type PageQuery = { queryKey: QueryKey };

/** The queries that a page shows first to a signed-in customer, for the query of its address. */
export type Loader = (search: URLSearchParams) => readonly PageQuery[];

/** What the module of a page exports. */
export type PageModule = { default: ComponentType; head: Head; loader?: Loader };

export type Route = { path: string; load: () => Promise<PageModule> };
