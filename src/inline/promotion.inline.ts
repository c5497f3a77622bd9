import { isOver, PROMOTION } from '../domain/promotion.ts';

// A prerendered page may contain a promotion that has ended, which must not take up space and then disappear.
if (PROMOTION !== null && isOver(PROMOTION))
  document.documentElement.setAttribute('data-promotion-over', '');
