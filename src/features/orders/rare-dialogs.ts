// Rarely opened, and downloaded together.
export { OrderByNumber } from './OrderByNumber.tsx';
export { PaidOrdersDialog } from './PaidOrdersDialog.tsx';
