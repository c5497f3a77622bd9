import type { BrowserKey } from '../platform/stored-keys.ts';

const RELOADED_KEY = 'reloaded' satisfies BrowserKey;

/**
 * Stands inline in the head of every prerendered page: when the entry, or a file that it needs, is not there, the HTML
 * is older than the deployment. Reloads once for each entry, as `reloadOnce` does for the parts of a page; where that
 * has not helped, or there is no connection, it says so: what stands on the page cannot be used without the entry.
 */
export const ENTRY_FAILURE_SCRIPT =
  `(function(k){addEventListener('error',function(e){var s=e.target.src;` +
  `if(e.target.tagName!=='SCRIPT')return;` +
  `fetch(location.href,{method:'HEAD',cache:'no-store'}).then(function(r){` +
  `var t='reload';if(r.status>499)throw 0;` +
  `try{t=sessionStorage.getItem(k)||'';t=t.includes(s)?'reload':(sessionStorage.setItem(k,t+' '+s),'')}` +
  `catch(x){t=performance.getEntriesByType('navigation')[0].type}` +
  `if(t==='reload')throw 0;location.reload()` +
  `}).catch(function(){var p=document.createElement('p'),a=document.createElement('a');` +
  `p.setAttribute('role','alert');p.textContent='This page did not load completely. ';` +
  `a.textContent='Reload';a.href=location.href;p.append(a);document.body.prepend(p);` +
  `p.style.cssText='position:sticky;top:0;z-index:99;padding:12px 16px;background:var(--color-warningSoft);color:var(--color-warning)';` +
  `addEventListener('online',function(){location.reload()})` +
  `})},true)})('${RELOADED_KEY}')`;
