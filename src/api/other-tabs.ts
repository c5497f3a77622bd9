/** Options of a query whose data another tab or device may change: loads again when the customer returns to the tab. */
export const FOLLOWS_OTHER_TABS = { query: { refetchOnWindowFocus: 'always' } } as const;
