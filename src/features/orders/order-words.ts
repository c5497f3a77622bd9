export function isPaid(status: number): boolean {
  return status !== 0;
}

/** 'No paid' for status 0, otherwise 'Paid'. */
export function statusText(status: number): string {
  return isPaid(status) ? 'Paid' : 'No paid';
}
