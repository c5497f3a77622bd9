import { basename } from 'node:path';
import {
  parse,
  TYPE,
  type MessageFormatElement,
  type PluralElement,
} from '@formatjs/icu-messageformat-parser';
import MagicString from 'magic-string';
import type { ESTree } from 'vite';
import { marksOf, type Mark, type Part } from './marks.ts';

/** The text of a message in one language, in ICU MessageFormat. */
export type Translate = (message: string, context: string) => string;

export type Inlined = { code: string; map: ReturnType<MagicString['generateMap']> };

const NUMBERS = /from (['"](?:[^'"\n]*\/)?i18n\/)text\.ts['"]/;

/** Replaces the marks of a module with the texts of a language. Undefined if the module has no marks. */
export function inlineTexts(
  file: string,
  code: string,
  tag: string,
  translate: Translate,
): Inlined | undefined {
  if (!NUMBERS.test(code)) return undefined;
  const marks = marksOf(file, code);
  const writer = new Writer(code, marks, tag, translate);
  const changed = new MagicString(code);
  for (const mark of outermost(marks))
    changed.update(mark.node.start, mark.node.end, writer.mark(mark));
  const [, numbers] = NUMBERS.exec(code) ?? [];
  if (writer.usesNumbers)
    changed.prepend(
      `import { figureText as $figure, formOf as $form } from ${numbers}numbers.ts';`,
    );
  return {
    code: changed.toString(),
    map: changed.generateMap({ source: basename(file), hires: 'boundary' }),
  };
}

const outermost = (marks: readonly Mark[]) =>
  marks.filter(({ node }) => !marks.some((other) => other.node !== node && isIn(node, other.node)));

const isIn = (inner: ESTree.Node, outer: ESTree.Node) =>
  outer.start <= inner.start && inner.end <= outer.end;

/** Writes the source of a text in one language. */
class Writer {
  usesNumbers = false;
  private readonly code: string;
  private readonly marks: readonly Mark[];
  private readonly tag: string;
  private readonly translate: Translate;

  constructor(code: string, marks: readonly Mark[], tag: string, translate: Translate) {
    this.code = code;
    this.marks = marks;
    this.tag = tag;
    this.translate = translate;
  }

  mark(mark: Mark): string {
    const elements = parse(this.translate(mark.message, mark.context));
    if (mark.kind === 'text') return this.text(elements, mark.parts, '');
    const children = this.children(elements, mark.parts);
    return mark.isChild ? children : `<>${children}</>`;
  }

  /** Returns an expression for a string. `count` is the source of the number that replaces `#`. */
  private text(elements: readonly MessageFormatElement[], parts: Parts, count: string): string {
    const [only] = elements;
    if (elements.length === 1 && only?.type === TYPE.plural) return this.plural(only, parts);
    return `\`${elements.map((element) => this.piece(element, parts, count)).join('')}\``;
  }

  private piece(element: MessageFormatElement, parts: Parts, count: string): string {
    switch (element.type) {
      case TYPE.literal:
        return element.value.replaceAll(/[`\\]|\$(?=\{)/g, '\\$&');
      case TYPE.argument:
        return `\${${this.value(element.value, parts)}}`;
      case TYPE.plural:
        return `\${${this.plural(element, parts)}}`;
      case TYPE.pound:
        if (count === '1') return count;
        this.usesNumbers = true;
        return `\${$figure(${count})}`;
      default:
        throw new Error('A text contains elements where only words are allowed');
    }
  }

  private plural({ value, options }: PluralElement, parts: Parts): string {
    const count = `(${this.value(value, parts)})`;
    const forms = Object.entries(options).map(([name, form]) => {
      const isOne = name === '=1' || (name === 'one' && this.tag === 'en');
      return [name, this.text(form.value, parts, isOne ? '1' : count)] as const;
    });
    const exact = forms.filter(([name]) => name.startsWith('='));
    const others = forms.filter(([name]) => !name.startsWith('='));
    const start = exact
      .map(([name, text]) => `${count} === ${name.slice(1)} ? ${text} : `)
      .join('');
    return `(${start}${this.category(count, others)})`;
  }

  private category(count: string, forms: readonly (readonly [string, string])[]): string {
    const texts = new Map(forms);
    if (this.tag === 'en') return `${count} === 1 ? ${texts.get('one')} : ${texts.get('other')}`;
    if (forms.length === 1) return texts.get('other') ?? '``';
    this.usesNumbers = true;
    return `$form(${count}, { ${forms.map(([name, text]) => `${name}: ${text}`).join(', ')} })`;
  }

  private children(elements: readonly MessageFormatElement[], parts: Parts): string {
    return elements
      .map((element) => {
        if (element.type === TYPE.literal) return `{${JSON.stringify(element.value)}}`;
        if (element.type === TYPE.plural) return `{${this.plural(element, parts)}}`;
        if (element.type !== TYPE.argument && element.type !== TYPE.tag)
          throw new Error('A text with elements has a format that is not a plural');
        const part = parts.get(element.value);
        if (part === undefined)
          throw new Error(`A text contains the unknown part ${element.value}`);
        if (part.kind === 'value') return `{${this.source(part.expression)}}`;
        if (part.kind === 'child' || element.type === TYPE.argument)
          return this.source(part.element);
        const { openingElement, closingElement } = part.element;
        const inner = this.children(element.children, parts);
        return `${this.source(openingElement)}${inner}${closingElement && this.source(closingElement)}`;
      })
      .join('');
  }

  private value(name: string, parts: Parts): string {
    const part = parts.get(name);
    if (part?.kind !== 'value') throw new Error(`A text contains the unknown value ${name}`);
    return this.source(part.expression);
  }

  /** The source of a node, in which nested marks are also translated. */
  private source(node: ESTree.Node): string {
    const inside = this.marks.filter((mark) => isIn(mark.node, node));
    const code = new MagicString(this.code);
    for (const mark of outermost(inside))
      code.update(mark.node.start, mark.node.end, this.mark(mark));
    return code.slice(node.start, node.end);
  }
}

type Parts = ReadonlyMap<string, Part>;
