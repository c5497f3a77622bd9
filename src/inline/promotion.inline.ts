import { isOver, PROMOTION } from '../domain/promotion.ts';

// A prerendered page may be older than the end of its promotion, and an outdated promotion must not take up space and
// then disappear.
if (PROMOTION !== null && isOver(PROMOTION))
  document.documentElement.setAttribute('data-promotion-over', '');
