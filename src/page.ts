import type { QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** Describes a page in its head and in the links to it. */
export type Head = {
  title: string;
  /** The text of links to the page, by default its title; null if nothing links to it. */
  linkText?: string | null;
  /** The title of the document; by default the page's title and the shop's name. */
  documentTitle?: string;
  description: string;
  listed: boolean;
};

/** The options of a query, as returned by the generated `get…QueryOptions()`. */
export type PageQuery = { queryKey: QueryKey };

/**
 * The queries that a page shows first to a signed-in customer, given the search parameters of its address. With a
 * generator, each query is sent before the next one is built.
 */
export type Loader = (search: URLSearchParams) => Iterable<PageQuery>;

export type PageModule = { default: ComponentType; head: Head; loader?: Loader };

export type Route = { path: string; load: () => Promise<PageModule> };
