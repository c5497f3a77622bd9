import { test } from '@playwright/test';
import { tabOf } from './playwright-tab.ts';
import { walk } from './walk.ts';

test('the main journey works in every engine', ({ page }) => walk(tabOf(page), test.step));
