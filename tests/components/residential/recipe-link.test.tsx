import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lineFormatOf } from '../../../src/saved/line-format.ts';
import { recipeLink, recipesOf } from '../../../src/saved/recipes.ts';
import { click, type, user } from '../../setup/user.ts';
import { openReadyPanel } from './residential-fixture.tsx';
import { bringRecipe } from './steps.ts';

const stored = lineFormatOf({ email: 'one@example.com', visitId: 0 });
const format = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Format' });
const preview = () => screen.getByRole('group', { name: 'Preview' }).textContent;

async function openWithFormat(id: 'csv' | 'json') {
  await openReadyPanel();
  await user.selectOptions(format(), id);
}

test('the line format of a link applies to its list, and the stored one stays', async () => {
  await openWithFormat('csv');
  bringRecipe('recipe=basic&life=15&amount=7&format=http-url');
  expect(format().value).toBe('http-url');
  expect(preview()).toContain('http://');
  expect(stored.read().format).toBe('csv');
});

test('a format that is selected after opening a link is stored and shown', async () => {
  await openWithFormat('csv');
  bringRecipe('recipe=basic&life=15&amount=7&format=http-url');
  await user.selectOptions(format(), 'json');
  expect(format().value).toBe('json');
  expect(stored.read().format).toBe('json');
});

test('the name of a recipe is neither translated nor reordered', async () => {
  await openReadyPanel();
  await click('Recipes');
  const dialog = await screen.findByRole('dialog', { name: 'Recipes' });
  await type('Name', 'US (east)');
  await user.click(within(dialog).getByRole('button', { name: 'Save recipe' }));
  const name = within(dialog).getByText('US (east)');
  expect(name.matches('bdi[translate=no]')).toBe(true);
});

test("a link without a format uses the customer's own", async () => {
  await openWithFormat('csv');
  bringRecipe('recipe=basic&life=15&amount=7&format=http-url');
  bringRecipe('recipe=basic&life=15&amount=8');
  expect(format().value).toBe('csv');
});

test('a recipe restores the custom line that it was saved with, but its link omits it', async () => {
  await openReadyPanel();
  await user.selectOptions(format(), 'Your own line');
  await type('Your own line', 'http {host} {port} {user} {pass}');
  await click('Recipes');
  const dialog = await screen.findByRole('dialog', { name: 'Recipes' });
  await type('Name', 'proxychains');
  await user.click(within(dialog).getByRole('button', { name: 'Save recipe' }));
  await user.keyboard('{Escape}');
  await type('Your own line', '{host}');
  await user.selectOptions(format(), 'json');
  await click('Recipes');
  await click('Load proxychains');
  expect(stored.read()).toEqual({
    format: 'template',
    template: 'http {host} {port} {user} {pass}',
  });
  expect(
    recipeLink('', recipesOf({ email: 'one@example.com', visitId: 0 }).read()[0]!),
  ).not.toContain('http');
});
