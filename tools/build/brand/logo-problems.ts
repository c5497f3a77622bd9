import { SaxesParser, type SaxesTagNS } from 'saxes';

const SVG = 'http://www.w3.org/2000/svg';
const XHTML = 'http://www.w3.org/1999/xhtml';
/** The limit is low, because every page loads the logo. */
const MAX_KB = 100;

/** Elements that draw. Other elements run code, load something, or look different on each machine. */
const DRAWS = new Set(
  `svg g defs symbol use path rect circle ellipse line polyline polygon linearGradient radialGradient stop
   clipPath mask pattern marker switch view image filter style title desc metadata`.split(/\s+/),
);

/** What is wrong with a logo and what to do about it, one line each. */
export function logoProblems(svg: string): string[] {
  const kb = Math.ceil(Buffer.byteLength(svg) / 1000);
  if (kb > MAX_KB)
    return [`it has ${kb} kB, and every page loads it. Export it with at most ${MAX_KB} kB`];
  const problems = new Set<string>();
  const parser = new SaxesParser({ xmlns: true });
  const add = (found: readonly string[]) => {
    for (const problem of found) problems.add(`line ${parser.line}: ${problem}`);
  };
  let root: SaxesTagNS | undefined;
  let text = '';
  const read = (part: string) => {
    text += part;
  };
  parser.on('text', read);
  parser.on('cdata', read);
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) add(['it declares entities. Export it as plain SVG']);
  });
  parser.on('processinginstruction', ({ target }) => {
    add([`<?${target}?> draws nothing. Remove it`]);
  });
  parser.on('opentag', (tag) => {
    root ??= tag;
    text = '';
    add(elementProblems(tag));
  });
  parser.on('closetag', ({ local }) => {
    if (local === 'style') add(cssProblems(text));
  });
  try {
    parser.write(svg).close();
  } catch (error) {
    return [`it is not a complete SVG (${String(error)}). Export it again`];
  }
  return [...problems, ...(root === undefined ? [] : shapeProblems(root))];
}

function elementProblems({ name, local, uri, attributes }: SaxesTagNS): string[] {
  const isDrawing = uri === SVG ? DRAWS.has(local) || /^fe[A-Z]/.test(local) : uri !== XHTML;
  if (!isDrawing) {
    const instead = /^(text|tspan|textPath)$/.test(local)
      ? 'Convert text to paths, because fonts differ between machines'
      : 'Remove it';
    return [`<${name}> is not a drawing. ${instead}`];
  }
  return Object.values(attributes).flatMap((attribute) => {
    if (/^on/i.test(attribute.local)) return [`${attribute.name} runs code. Remove it`];
    if (attribute.local !== 'href') return cssProblems(attribute.value);
    return /^(#|data:image\/(png|jpeg|gif|webp);)/.test(attribute.value.trim())
      ? []
      : [`${attribute.name} refers to something outside the file. Include it in the SVG`];
  });
}

/** A style sheet or an attribute may refer only to parts of the file. */
function cssProblems(css: string): string[] {
  const named = /@import|\\|url\(\s*(?!\s|['"]?\s*#)/i.exec(css);
  return named === null
    ? []
    : [
        `"${css.slice(named.index, named.index + 40)}" refers to something outside the file. Remove it`,
      ];
}

function shapeProblems({ local, uri, attributes }: SaxesTagNS): string[] {
  if (local !== 'svg' || uri !== SVG)
    return [`it is not an SVG. Its root must be <svg xmlns="${SVG}">`];
  const box = attributes['viewBox']?.value.trim().split(/[\s,]+/) ?? [];
  const [width, height] = (
    box.length === 4 ? box.slice(2) : [attributes['width']?.value, attributes['height']?.value]
  ).map((size) => Number.parseFloat(size ?? ''));
  return width !== undefined && width > 0 && width === height
    ? []
    : ['it is not square. Give it a viewBox such as viewBox="0 0 32 32"'];
}
