import type { ApiError } from './errors.ts';

let report: (error: ApiError) => void = () => undefined;

/** Sets the function that reports rows that break the contract. Called once, by `app`. */
export function setRowReport(reporter: (error: ApiError) => void): void {
  report = reporter;
}

export const reportRow = (error: ApiError): void => report(error);
