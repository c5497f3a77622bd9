import { createHash } from 'node:crypto';
import { escapeUTF8 } from 'entities/escape';
import type { Answer } from '../http/answer.ts';

const STYLE = `:root{color-scheme:dark light;--ink:#f3ece2;--muted:#b3a797;--paper:#15110d;--card:#1d1813;--line:#3a3027;--amber:#f2a93b;--on-amber:#1b1206}
@media (prefers-color-scheme:light){:root{--ink:#2a2118;--muted:#6b5d4c;--paper:#faf6ef;--card:#fffdf9;--line:#e4d9c8;--amber:#9a5b00;--on-amber:#fff}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;grid-template-columns:minmax(0,480px);align-content:start;justify-content:center;padding:clamp(16px,10vh,96px) 16px 16px;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{overflow:hidden;background:var(--card);border:1px solid var(--line);border-radius:18px;padding:clamp(20px,6vw,32px)}
.label{display:flex;align-items:center;gap:8px;margin:0 0 20px;color:var(--muted);font-size:13px}.label::before{content:"";width:8px;height:8px;border-radius:50%;background:var(--amber)}
h1{margin:0;font-size:26px;line-height:1.2;letter-spacing:-.02em}p{margin:12px 0 0;color:var(--muted)}
dl{margin:20px 0 0}dl div{display:flex;justify-content:space-between;gap:16px;padding:10px 0;border-top:1px solid var(--line);font-size:15px}dl div:last-child{border-bottom:1px solid var(--line)}dt{flex:none;color:var(--muted)}dd{margin:0;min-width:0;text-align:right;font-weight:600;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
form,.actions{display:grid;gap:12px;margin-top:24px}button,a.button{display:grid;place-items:center;min-height:48px;padding:10px 20px;border-radius:10px;border:1px solid var(--line);background:none;color:inherit;font:inherit;font-weight:600;text-align:center;overflow-wrap:anywhere;cursor:pointer;text-decoration:none}button:hover,a.button:hover{border-color:var(--amber)}
button.primary{background:var(--amber);border-color:var(--amber);color:var(--on-amber)}a{color:var(--amber);text-underline-offset:.25em}.back{margin:24px 0 0;font-size:14px}
table{width:100%;margin-top:16px;border-collapse:collapse}td{padding:12px 0;border-top:1px solid var(--line)}td:last-child{padding-left:16px;text-align:right}td>*{display:block}td span{font-size:14px;overflow-wrap:anywhere}small{font-size:13px;color:var(--muted)}code{font:600 22px ui-monospace,monospace;letter-spacing:.04em;color:var(--amber);white-space:nowrap}
.hidden{position:absolute;clip-path:inset(50%)}.empty{padding:32px 16px;border:1px dashed var(--line);border-radius:10px;text-align:center}`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

type PageOptions = {
  status?: number;
  /** A script that runs in the page. It contains nothing from the request. */
  script?: string;
  headers?: Record<string, string>;
  /** The target of a link back to the shop. */
  shop?: string | undefined;
};

/** A list of names and values. The values are HTML. */
export const factList = (facts: Record<string, string>) =>
  `<dl>${Object.entries(facts)
    .map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`)
    .join('')}</dl>`;

/** A hosted page. `body` is HTML; every inserted text must have passed through `escapeUTF8`. */
export function page(title: string, body: string, options: PageOptions = {}): Answer {
  const { status = 200, script, headers = {}, shop } = options;
  const back =
    shop === undefined
      ? ''
      : `<p class="back"><a href="${escapeUTF8(shop)}">Back to the shop</a></p>`;
  const policy = [
    "default-src 'none'",
    `style-src ${hashOf(STYLE)}`,
    ...(script === undefined ? [] : [`script-src ${hashOf(script)}`]),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': policy.join('; '),
      ...headers,
    },
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeUTF8(title)}</title><style>${STYLE}</style></head><body><main><p class="label">Sandbox stand-in</p><h1>${escapeUTF8(title)}</h1>${body}${back}</main>${script === undefined ? '' : `<script>${script}</script>`}</body></html>`,
  };
}
