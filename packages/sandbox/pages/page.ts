import { createHash } from 'node:crypto';
import { escapeUTF8 } from 'entities/escape';
import type { Answer } from '../http/answer.ts';

const STYLE = `:root{color-scheme:dark light;--ink:#f3ece2;--paper:#15110d;--card:#211b15;--line:#3a3027;--amber:#f2a93b}
@media (prefers-color-scheme:light){:root{--ink:#2a2118;--paper:#faf6ef;--card:#fff;--line:#e4d9c8;--amber:#9a5b00}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:start center;padding:max(16px,12vh) 16px 16px;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{width:100%;max-width:520px;background:var(--card);border:1px solid var(--line);border-radius:16px;padding:clamp(20px,6vw,32px)}
.label{display:inline-block;margin:0 0 16px;padding:2px 8px;border:1px solid var(--line);border-radius:6px;font-size:13px;opacity:.8}
h1{margin:0 0 8px;font-size:24px;line-height:1.2}dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:24px 0}dt{opacity:.7}dd{margin:0;text-align:right;font-family:ui-monospace,monospace}
form,.actions{display:grid;gap:12px}.back{margin:20px 0 0;font-size:14px}button,a.button{min-height:44px;text-align:center;padding:10px 20px;border-radius:10px;border:1px solid var(--line);background:none;color:inherit;font:inherit;cursor:pointer;text-decoration:none}
button.primary{background:var(--amber);border-color:var(--amber);color:var(--paper);font-weight:600}a{color:var(--amber)}
table{width:100%;border-collapse:collapse}th,td{text-align:left;padding:6px 8px 6px 0;border-bottom:1px solid var(--line)}td:first-child{overflow-wrap:anywhere}code{font:600 18px ui-monospace,monospace;white-space:nowrap}`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

type PageOptions = {
  status?: number;
  /** A script that runs in the page. It contains nothing from the request. */
  script?: string;
  headers?: Record<string, string>;
  /** Where a link leads back to. */
  shop?: string | undefined;
};

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
