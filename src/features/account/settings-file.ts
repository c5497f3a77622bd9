import * as z from 'zod/mini';
import { config } from '../../config.ts';
import { isSameCustomer } from '../../domain/customer-id.ts';
import { parseJson } from '../../domain/parse-json.ts';
import {
  isProxyFormat,
  MAX_LINE_TEMPLATE,
  type ProxyFormat,
} from '../../domain/proxies/line-formats.ts';
import { boundedText, email } from '../../platform/bounds.ts';
import type { Owner } from '../../platform/persisted.ts';
import { getThemeChoice, setThemeChoice } from '../../platform/theme.ts';
import { lineFormatOf } from '../../saved/line-format.ts';
import { labelsOf, MAX_LABELS } from '../../saved/plan-labels.ts';
import { MAX_RECIPES, parseRecipes, recipesOf, type Recipe } from '../../saved/recipes.ts';

export const MAX_FILE = 1_000_000;

const FORMAT = `${config.productName.toLowerCase()}-settings`;
const VERSION = 1;

export type FileProblem = 'too-large' | 'foreign' | 'newer' | 'damaged' | 'other-customer';

const SettingsFile = z.object({
  format: z.literal(FORMAT),
  version: z.int().check(z.gte(1)),
  content: z.optional(z.unknown()),
});

export function fileText(content: unknown): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, content }, null, 2);
}

/** The contents of a file, within limits. Readers check the recipes and formats themselves. */
const Content = z.object({
  customer: email,
  theme: z.optional(z.enum(['dark', 'light', 'system'])),
  lineFormat: z.optional(
    z.object({
      format: z.custom<ProxyFormat>(isProxyFormat),
      template: boundedText(MAX_LINE_TEMPLATE),
    }),
  ),
  recipes: z.array(z.unknown()).check(z.maxLength(MAX_RECIPES)),
  labels: z
    .record(boundedText(100), boundedText(100))
    .check(z.refine((labels) => Object.keys(labels).length <= MAX_LABELS)),
});

export type Settings = Omit<z.infer<typeof Content>, 'customer' | 'recipes'> & {
  recipes: readonly Recipe[];
};

export function settingsOf(owner: Owner & { email: string }) {
  return {
    customer: owner.email,
    theme: getThemeChoice(),
    lineFormat: lineFormatOf(owner).read(),
    recipes: recipesOf(owner).read(),
    labels: labelsOf(owner).read(),
  };
}

export async function readSettings(file: Blob, email: string): Promise<Settings | FileProblem> {
  if (file.size > MAX_FILE) return 'too-large';
  // Reading fails if the file was moved or changed after it was chosen.
  const text = await file.text().catch(() => null);
  if (text === null) return 'damaged';
  const read = SettingsFile.safeParse(parseJson(text)).data;
  if (read === undefined) return 'foreign';
  if (read.version > VERSION) return 'newer';
  const content = Content.safeParse(read.content).data;
  if (content === undefined) return 'damaged';
  const { customer, ...settings } = content;
  if (!isSameCustomer(customer, email)) return 'other-customer';
  const recipes = parseRecipes(settings.recipes);
  return recipes.length < settings.recipes.length ? 'damaged' : { ...settings, recipes };
}

/**
 * Adds settings to those in this browser. If two have the same name, the one from the file wins. Returns whether
 * storing them succeeded.
 */
export function addSettings(
  owner: Owner,
  { theme, lineFormat, recipes, labels }: Settings,
): boolean {
  const names = new Set(recipes.map(({ name }) => name));
  const isStored = [
    recipesOf(owner).update((kept) => [...kept.filter(({ name }) => !names.has(name)), ...recipes]),
    labelsOf(owner).update((kept) => ({ ...kept, ...labels })),
    lineFormat === undefined || lineFormatOf(owner).write(lineFormat),
  ];
  if (theme !== undefined) setThemeChoice(theme);
  return isStored.every(Boolean);
}
