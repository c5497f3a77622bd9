import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { getListIspPlansQueryKey } from '../../../generated/isp/isp.ts';
import type { IspPlan } from '../../../generated/model/ispPlan.zod.ts';
import { loadedOrders } from '../../api/loaded-orders.ts';
import type { Rows } from '../../api/rows.ts';
import { PLANS, SELLS_ISP, SOLD } from '../../domain/plans.ts';
import { cutText } from '../../domain/text.ts';
import { HAS_LANGUAGES, LANGUAGES } from '../../i18n/language.ts';
import { inContext, t } from '../../i18n/text.ts';
import { isPath, ORDERS_ID, paths, USAGE_ID, type AccountPart } from '../../paths.ts';
import { setSearchParam } from '../../platform/address.ts';
import { setThemeChoice } from '../../platform/theme.ts';
import { useLineFormat } from '../../saved/line-format.ts';
import { labelOf, usePlanLabels, type PlanLabels } from '../../saved/plan-labels.ts';
import { lineFormatOfRecipe, recipeLink, useRecipes, type Recipe } from '../../saved/recipes.ts';
import { signOut, useSession } from '../../session/session.ts';
import { openLoginDialog } from '../../sign-in/login-dialog.ts';
import type { Item } from '../../ui/filter-items.ts';
import { icons } from '../../ui/icons.ts';
import { toolIcons } from '../../ui/tool-icons.ts';

/** Icon paths on a 24-pixel grid, as in `icons.ts`. */
const KINDS = {
  action: { group: t`Actions`, icon: 'M13 3 5 14h6l-1 7 8-11h-6l1-7Z' },
  page: { group: t`Pages`, icon: 'M6 3h8l4 4v14H6V3Zm8 0v4h4' },
  plan: { group: t`Plans`, icon: 'M4 5h16v6H4V5Zm0 8h16v6H4v-6Zm3-5v.01M7 16v.01' },
  recipe: { group: t`Recipes`, icon: toolIcons.copy },
  order: { group: t`Orders`, icon: 'M6 3v18l3-2 3 2 3-2 3 2V3H6Zm3 5h6m-6 4h6' },
};
type Kind = keyof typeof KINDS;

export type Command = Item & { kind: Kind; run: () => void };

const command = (kind: Kind, own: Omit<Command, 'kind'>): Command => ({
  kind,
  ...KINDS[kind],
  ...own,
});
/** A page can also be found by its path. */
const go = (label: string, href: string, alias = href): Command =>
  command('page', { value: `go ${href}`, label, alias, run: () => navigate(href) });
/** A part of a page, which can also be found by the page's path. */
const goTo = (label: string, href: string, id: string, alias = href): Command => ({
  ...go(label, href, alias),
  run: () => {
    navigate(href);
    // The browser scrolls to the target only if it follows the link itself.
    document.getElementById(id)?.scrollIntoView();
  },
});
const accountPart = (part: AccountPart, label: string, words?: string): Command =>
  goTo(label, paths.account(part), part, words);
const act = (
  name: string,
  label: string,
  run: () => void,
  own: Pick<Item, 'alias' | 'icon'> = {},
): Command => command('action', { value: `do ${name}`, label, run, ...own });

/** Words for what customers can do with a plan. */
const PLAN_WORDS = [
  inContext('words to search for')`renew subscribe`,
  inContext('words to search for')`replace report addresses`,
].join(' ');

const USER_WORDS = inContext('words to search for')`sub-users limit password client`;
const ADDRESS_WORDS = inContext('words to search for')`allowlist whitelist IP without password`;
const ALERT_WORDS = inContext('words to search for')`notify telegram webhook`;
const DEVICE_WORDS = inContext('words to search for')`sessions signed in log out everywhere`;

const USAGE_WORDS = inContext('words to search for')`data used traffic history country host`;

/** The command matches the English word and the name of each language. */
const LANGUAGE_WORDS = ['language', ...LANGUAGES.map(({ name }) => name)].join(' ');

export type LinkedPage = { text: string; href: string };

const COMMON_COMMANDS = [
  ...SOLD.map((plan) => {
    const { name } = PLANS[plan];
    const alias = inContext('words to search for')`purchase`;
    return act(`buy ${plan}`, t`Buy ${name}`, () => navigate(paths.pricing({ plan })), { alias });
  }),
  act('dark', t`Dark theme`, () => setThemeChoice('dark'), { icon: icons.moon }),
  act('light', t`Light theme`, () => setThemeChoice('light'), { icon: icons.sun }),
  act('system', t`System theme`, () => setThemeChoice('system'), { icon: icons.system }),
];
const VISITOR_COMMANDS = [
  ...COMMON_COMMANDS,
  act('sign in', t`Sign in`, () => openLoginDialog(), {
    alias: inContext('words to search for')`log in`,
    icon: icons.user,
  }),
  act('sign up', t`Create an account`, () => openLoginDialog('sign-up')),
];
const CUSTOMER_COMMANDS = [
  go(t`Residential proxies`, paths.dashboard({ type: 'residential' })),
  ...(SELLS_ISP ? [go(t`ISP plans`, paths.dashboard({ type: 'isp' }), PLAN_WORDS)] : []),
  goTo(t`Orders History`, paths.orders(), ORDERS_ID),
  ...(__OFFERS_USERS__ ? [accountPart('proxy-users', t`Proxy users`, USER_WORDS)] : []),
  ...(__OFFERS_ALLOWLIST__
    ? [accountPart('allowed-addresses', t`Allowed addresses`, ADDRESS_WORDS)]
    : []),
  goTo(t`Usage`, paths.usage(), USAGE_ID, USAGE_WORDS),
  ...(__OFFERS_ALERTS__ ? [accountPart('alerts', t`Alerts`, ALERT_WORDS)] : []),
  ...(__OFFERS_LOGOUT__ ? [accountPart('devices', t`Devices`, DEVICE_WORDS)] : []),
  accountPart('settings-file', t`Settings file`),
  accountPart('stored-data', t`Stored data`),
];

/** The key of the command whose dialog replaces the palette. */
export const EXPLAIN = 'do explain';
const EXPLAIN_TEXT = t`Explain an error`;
const ERROR_WORDS = inContext('words to search for')`problem message 407 402 failed timeout`;

/** The dialogs that commands open. */
export type CommandDialog = 'language' | 'explain';

export function useCommands(
  onThePage: readonly Command[],
  pages: readonly LinkedPage[],
  onOpen: (dialog: CommandDialog) => void,
): readonly Command[] {
  const { isSignedIn } = useSession();
  const data = useDataCommands();
  const linked = pages.map(({ text, href }) => go(text, href));
  const languages = HAS_LANGUAGES
    ? [act('language', t`Change language`, () => onOpen('language'), { alias: LANGUAGE_WORDS })]
    : [];
  const explain = act('explain', EXPLAIN_TEXT, () => onOpen('explain'), { alias: ERROR_WORDS });
  // Leaves out the page's button for this, because the search words do not find it.
  const own = onThePage.filter(({ label }) => label !== EXPLAIN_TEXT);
  if (!isSignedIn) return [...own, ...linked, ...VISITOR_COMMANDS, explain, ...languages];
  return [
    ...own,
    ...CUSTOMER_COMMANDS,
    ...linked,
    ...COMMON_COMMANDS,
    explain,
    ...languages,
    act('sign out', t`Log out`, signOut, { alias: inContext('words to search for')`sign out` }),
    ...data,
  ];
}

/** The customer's plans, recipes and orders. There may be thousands, so the list is rebuilt only when they change. */
function useDataCommands(): readonly Command[] {
  const client = useQueryClient();
  const plans = client.getQueryData<Rows<IspPlan>>(getListIspPlansQueryKey())?.rows;
  const [labels] = usePlanLabels();
  const planCommands = useMemo(() => plans?.map(planCommand(labels)) ?? [], [plans, labels]);
  const { recipes } = useRecipes();
  const load = useLoadRecipe();
  // Several lists may have loaded the same order.
  const orders = new Map(loadedOrders(client).map((order) => [order.orderNo, order]));
  return [
    ...planCommands,
    ...recipes.map((recipe) =>
      command('recipe', {
        value: `recipe ${recipe.name}`,
        label: recipe.name,
        run: () => load(recipe),
      }),
    ),
    ...Array.from(orders.values(), ({ orderNo, orderName }) => ({
      ...openOrder(orderNo),
      label: `${orderNo} · ${cutText(orderName)}`,
    })),
  ];
}

const planCommand =
  (labels: PlanLabels) =>
  ({ orderNo, quantity }: IspPlan, index: number): Command =>
    command('plan', {
      // The contract does not guarantee unique order numbers.
      value: `plan ${index}`,
      label: `${labelOf(labels, orderNo) || `ISP * ${quantity}`} · ${orderNo}`,
      name: orderNo,
      alias: PLAN_WORDS,
      run: () => navigate(paths.dashboard({ type: 'isp', plan: orderNo })),
    });

/** Sorts the groups by their best matches. */
export function byGroup(found: readonly Command[]): readonly Command[] {
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  return kinds.flatMap((wanted) => found.filter(({ kind }) => kind === wanted));
}

/**
 * Whether a text may be the full number of an order that no list has loaded. It must have the same pattern as a known
 * number, such as letters, digits, a hyphen and digits, and must not be the end of a known number.
 */
export function mayBeOrder(text: string, commands: readonly Command[]): boolean {
  if (text.length > MAX_NUMBER || !/\d/.test(text) || /\s/.test(text)) return false;
  const known = commands.flatMap(({ kind, name = '' }) =>
    kind === 'order' || kind === 'plan' ? [name.toLowerCase()] : [],
  );
  const wanted = text.toLowerCase();
  const parts = partsOf(wanted);
  if (known.some((number) => number.endsWith(wanted))) return false;
  return known.length === 0 || known.some((number) => partsOf(number) === parts);
}

const MAX_NUMBER = 100;

const partsOf = (number: string) => number.replaceAll(/\p{L}+/gu, 'a').replaceAll(/\d+/g, '0');

/** Opens the details of any order. On the dashboard, the rest of the view remains. */
export function openOrder(orderNo: string): Command {
  return command('order', {
    value: `order ${orderNo}`,
    label: t`Open order ${orderNo}`,
    name: orderNo,
    run: () => {
      if (!isPath(location.pathname, paths.dashboard()))
        navigate(paths.dashboard({ order: orderNo }));
      else setSearchParam('order', orderNo, { replace: true });
    },
  });
}

/** Loads a recipe like its link, except that the format counts as the customer's choice and is stored. */
function useLoadRecipe(): (recipe: Recipe) => void {
  const [, changeFormat] = useLineFormat();
  return (recipe) => {
    changeFormat(lineFormatOfRecipe(recipe));
    navigate(recipeLink('', { ...recipe, format: null }));
    // If the generator is already on the screen, it notices a new hash only through this event.
    dispatchEvent(new HashChangeEvent('hashchange'));
  };
}

/** The clickable buttons in the parts of the page that are marked as containing commands. */
export function pageCommands(): Command[] {
  const buttons = document.querySelectorAll<HTMLButtonElement>('[data-commands] button');
  return Array.from(buttons)
    .filter((button) => button.getAttribute('aria-disabled') !== 'true')
    .map((button, index) =>
      command('action', {
        value: `click ${index}`,
        label: button.getAttribute('aria-label') ?? button.textContent,
        run: () => {
          button.focus();
          button.click();
        },
      }),
    );
}
