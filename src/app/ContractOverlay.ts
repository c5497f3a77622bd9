import type { ApiError } from '../api/errors.ts';

/** Development only: shows every issue of an answer that breaks the contract. */
export function showContractOverlay(error: ApiError): void {
  const overlay = document.createElement('dialog');
  const title = document.createElement('h2');
  title.textContent = `Contract broken by ${error.operationId}`;
  const issues = document.createElement('pre');
  issues.textContent = JSON.stringify(error.cause, null, 2);
  const close = document.createElement('button');
  close.textContent = 'Close';
  close.addEventListener('click', () => overlay.remove());
  overlay.append(title, issues, close);
  document.body.append(overlay);
  overlay.showModal();
}
