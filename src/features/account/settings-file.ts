import * as z from 'zod/mini';
import { config } from '../../config.ts';
import { lineFormatOf } from '../../customer/line-format.ts';
import type { PlanLabels } from '../../customer/plan-labels.ts';
import { labelsOf, MAX_LABELS } from '../../customer/plan-labels.ts';
import { MAX_RECIPES, parseRecipes, recipesOf } from '../../customer/recipes.ts';
import type { Recipe } from '../../customer/recipes.ts';
import { parseJson } from '../../domain/parse-json.ts';
import type { LineFormat, ProxyFormat } from '../../domain/proxies/line-formats.ts';
import { isProxyFormat, MAX_LINE_TEMPLATE } from '../../domain/proxies/line-formats.ts';
import { boundedText, email } from '../../platform/bounds.ts';
import type { Owner } from '../../platform/persisted.ts';
import { isSameCustomer } from '../../session/session-state.ts';
import { getThemeChoice, setThemeChoice } from '../../ui/ThemeSwitch.tsx';

export const MAX_FILE = 1_000_000;

const FORMAT = `${config.productName.toLowerCase()}-settings`;
const VERSION = 1;

/** Why a file was not read. Nothing has changed then. */
export type FileProblem = 'too-large' | 'foreign' | 'newer' | 'damaged' | 'other-customer';

export class FileError extends Error {
  override readonly name = 'FileError';
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(problem);
    this.problem = problem;
  }
}

const SettingsFile = z.object({
  format: z.literal(FORMAT),
  version: z.int().check(z.gte(1)),
  content: z.optional(z.unknown()),
});

export function fileText(content: unknown): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, content }, null, 2);
}

/** Reads the content of a file. Rejects with a `FileError`. */
export async function readFile(file: Blob): Promise<unknown> {
  if (file.size > MAX_FILE) throw new FileError('too-large');
  const read = SettingsFile.safeParse(parseJson(await file.text())).data;
  if (read === undefined) throw new FileError('foreign');
  if (read.version > VERSION) throw new FileError('newer');
  return read.content;
}

/** What a file carries, within limits. What a recipe or a format may be is checked by who reads it. */
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

export type Settings = {
  theme?: ReturnType<typeof getThemeChoice> | undefined;
  lineFormat?: LineFormat | undefined;
  recipes: readonly Recipe[];
  labels: PlanLabels;
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

/** Checks the content of a file. Throws a `FileError` when it is damaged or another customer's. */
export function parseContent(value: unknown, email: string): Settings {
  const content = Content.safeParse(value).data;
  if (content === undefined) throw new FileError('damaged');
  const { customer, lineFormat, labels, theme } = content;
  if (!isSameCustomer(customer, email)) throw new FileError('other-customer');
  const recipes = parseRecipes(content.recipes);
  if (recipes.length < content.recipes.length) throw new FileError('damaged');
  return {
    theme,
    lineFormat,
    recipes,
    labels,
  };
}

/** Adds settings to those in this browser. Of two with one name, the file's stays. Returns whether they are stored. */
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
