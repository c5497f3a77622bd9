import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { getListIspPlansQueryKey } from '../../../generated/isp/isp.ts';
import type { IspPlan } from '../../../generated/model/ispPlan.zod.ts';
import { loadedOrders } from '../../api/loaded-orders.ts';
import type { Rows } from '../../api/rows.ts';
import { PLANS, SELLS_ISP, SOLD } from '../../domain/plans.ts';
import { cutText } from '../../domain/text.ts';
import { isPath, ORDERS_ID, paths } from '../../paths.ts';
import { setSearchParam } from '../../platform/address.ts';
import { setThemeChoice } from '../../platform/theme.ts';
import { useLineFormat } from '../../saved/line-format.ts';
import { labelOf, usePlanLabels, type PlanLabels } from '../../saved/plan-labels.ts';
import { lineFormatOfRecipe, recipeLink, useRecipes, type Recipe } from '../../saved/recipes.ts';
import { signOut, useSession } from '../../session/session.ts';
import { openLoginDialog } from '../../sign-in/login-dialog.ts';
import type { Item } from '../../ui/ComboBoxOptions.tsx';

export type Command = Item & { run: () => void };

const go = (label: string, href: string, detail: 'Page' | 'Action' = 'Page'): Command => ({
  value: `go ${href}`,
  label,
  detail,
  // A page is found by its path too.
  ...(detail === 'Page' ? { alias: href } : {}),
  run: () => navigate(href),
});
const act = (label: string, run: () => void): Command => ({
  value: `do ${label}`,
  label,
  detail: 'Action',
  run,
});

export type LinkedPage = { text: string; href: string };

const COMMON_COMMANDS = [
  ...SOLD.map((plan) => go(`Buy ${PLANS[plan].name}`, paths.pricing({ plan }), 'Action')),
  act('Dark theme', () => setThemeChoice('dark')),
  act('Light theme', () => setThemeChoice('light')),
  act("The system's theme", () => setThemeChoice('system')),
];
const VISITOR_COMMANDS = [
  ...COMMON_COMMANDS,
  act('Log in', () => openLoginDialog()),
  act('Create an account', () => openLoginDialog('sign-up')),
];
const CUSTOMER_COMMANDS = [
  go('Residential proxies', paths.dashboard({ type: 'residential' })),
  ...(SELLS_ISP ? [go('ISP plans', paths.dashboard({ type: 'isp' }))] : []),
  {
    ...go('Orders History', paths.orders()),
    run: () => {
      navigate(paths.orders());
      // The browser looks for the link's target only when it follows the link itself.
      document.getElementById(ORDERS_ID)?.scrollIntoView();
    },
  },
];

export function useCommands(
  onThePage: readonly Command[],
  pages: readonly LinkedPage[],
  onOpenAccount: () => void,
): readonly Command[] {
  const { isSignedIn } = useSession();
  const data = useDataCommands();
  const linked = pages.map(({ text, href }) => go(text, href));
  if (!isSignedIn) return [...onThePage, ...linked, ...VISITOR_COMMANDS];
  return [
    ...onThePage,
    ...CUSTOMER_COMMANDS,
    ...linked,
    ...COMMON_COMMANDS,
    act('Account', onOpenAccount),
    act('Log out', signOut),
    ...data,
  ];
}

/** The customer's plans, recipes and orders. There may be thousands, so they are listed again only when they change. */
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
    ...recipes.map((recipe) => ({
      value: `recipe ${recipe.name}`,
      label: recipe.name,
      detail: 'Recipe',
      run: () => load(recipe),
    })),
    ...Array.from(orders.values(), ({ orderNo, orderName }) => ({
      ...openOrder(orderNo),
      label: `${orderNo} · ${cutText(orderName)}`,
      detail: 'Order',
    })),
  ];
}

const planCommand =
  (labels: PlanLabels) =>
  ({ orderNo, quantity }: IspPlan, index: number): Command => ({
    // The contract does not guarantee unique order numbers.
    value: `plan ${index}`,
    label: `${labelOf(labels, orderNo) || `ISP * ${quantity}`} · ${orderNo}`,
    name: orderNo,
    detail: 'ISP plan',
    run: () => navigate(paths.dashboard({ type: 'isp', plan: orderNo })),
  });

/** Opens the details of any order. On the dashboard the rest of the view stays. */
export function openOrder(orderNo: string): Command {
  return {
    value: `order ${orderNo}`,
    label: `Open order ${orderNo}`,
    name: orderNo,
    detail: 'Order number',
    run: () => {
      if (!isPath(location.pathname, paths.dashboard()))
        navigate(paths.dashboard({ order: orderNo }));
      else setSearchParam('order', orderNo, { replace: true });
    },
  };
}

/** Loads a recipe as its link does, but its format is chosen by the customer, so that it is stored. */
function useLoadRecipe(): (recipe: Recipe) => void {
  const [, changeFormat] = useLineFormat();
  return (recipe) => {
    changeFormat(lineFormatOfRecipe(recipe));
    navigate(recipeLink('', { ...recipe, format: null }));
    // The generator may already be on the screen, and notices a new hash only through this event.
    dispatchEvent(new HashChangeEvent('hashchange'));
  };
}

/** The buttons of the page that can be clicked now, in the places that are marked as holding commands. */
export function pageCommands(): Command[] {
  const buttons = document.querySelectorAll<HTMLButtonElement>('[data-commands] button');
  return Array.from(buttons)
    .filter((button) => button.getAttribute('aria-disabled') !== 'true')
    .map((button, index) => ({
      value: `click ${index}`,
      label: button.getAttribute('aria-label') ?? button.textContent,
      detail: 'On this page',
      run: () => {
        button.focus();
        button.click();
      },
    }));
}
