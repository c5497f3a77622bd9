type Shown = readonly [name: string, file: string];

const LOGIN = 'src/features/auth/LoginDialog.tsx';
const SUBSCRIPTION = 'src/features/isp/Subscription.tsx';

/** The dialogs of the product with the file that draws each, by the journey and the step at which it is open. */
export const DIALOGS: Record<string, Record<string, Shown>> = {
  'menus and the login dialog': {
    'side menu': ['Menu', 'src/app/shell/Navigation.tsx'],
    'sign in': ['Sign In', LOGIN],
    'create account': ['Create Account', LOGIN],
  },
  'the account': { account: ['Account', 'src/features/account/AccountDialog.tsx'] },
  'the command palette': {
    'commands of a visitor': ['Commands', 'src/features/commands/CommandsDialog.tsx'],
  },
  'data and the generator': {
    snippets: ['Use in code', 'src/proxy-lists/SnippetsDialog.tsx'],
    'converter, empty': ['Paste and convert', 'src/proxy-lists/ConvertDialog.tsx'],
    recipes: ['Recipes', 'src/features/residential/RecipesDialog.tsx'],
  },
  'the orders': {
    'order details': ['Order Details', 'src/features/orders/OrderDetails.tsx'],
    receipt: ['Receipt', 'src/features/orders/ReceiptDialog.tsx'],
    calendar: ['Dates', 'src/ui/DateRangePicker.tsx'],
  },
  'the ISP plans': {
    'renew, with a discount': ['Renew', 'src/features/isp/RenewDialog.tsx'],
    'confirm auto-subscribe': ['Confirm', SUBSCRIPTION],
    'confirm the end of auto-subscribe': ['Confirm', SUBSCRIPTION],
  },
  'dialogs of a plan on the way to its payment': {
    'addresses to copy by hand': ['Press Ctrl+C to copy', 'src/ui/CopyByHandDialog.tsx'],
  },
};
