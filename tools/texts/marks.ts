import { decodeHTML } from 'entities';
import { parseSync, Visitor, type ESTree } from 'vite';

/** The source of a placeholder or a tag in a message. */
export type Part =
  | { kind: 'value'; expression: ESTree.Node }
  /** An element without children, which is a child of `<T>`. */
  | { kind: 'child'; element: ESTree.JSXElement }
  | { kind: 'tag'; element: ESTree.JSXElement };

/** A text that the source marks for translation: `t`, `plural` or `<T>` of src/i18n/text.ts. */
export type Mark = {
  kind: 'text' | 'children';
  node: ESTree.Node;
  /** Whether the mark is a child of an element. */
  isChild: boolean;
  context: string;
  /** In ICU MessageFormat, such as `{n, plural, one {# order} other {# orders}} of {name}`. */
  message: string;
  parts: ReadonlyMap<string, Part>;
};

/** Finds a module's marks, outer ones first. Throws if one cannot be translated. */
export function marksOf(file: string, code: string): Mark[] {
  const { program, errors } = parseSync(file, code);
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`);
  const marks: Mark[] = [];
  /** Plurals inside another mark, which belong to that mark's message. */
  const taken = new Set<ESTree.Node>();
  const children = new Set<ESTree.Node>();
  const add = (kind: Mark['kind'], node: ESTree.Node, build: (reader: Reader) => string) => {
    if (taken.has(node)) return;
    const reader = new Reader(file, code, taken);
    const message = build(reader);
    const isChild = children.has(node);
    marks.push({ kind, node, isChild, context: contextOf(node), message, parts: reader.parts });
  };
  const own = namesIn(program);
  new Visitor({
    JSXElement(node) {
      for (const child of node.children) children.add(child);
      if (own.has(nameOfElement(node)) && nameOfElement(node) === 'T')
        add('children', node, (reader) => reader.children(node.children));
    },
    JSXFragment(node) {
      for (const child of node.children) children.add(child);
    },
    TaggedTemplateExpression(node) {
      if (isText(node, own)) add('text', node, (reader) => reader.template(node.quasi));
    },
    CallExpression(node) {
      if (isPlural(node, own)) add('text', node, (reader) => reader.plural(node));
    },
  }).visit(program);
  return marks;
}

/** The names that the module imports from src/i18n/text.ts. */
function namesIn(program: ESTree.Program): Set<string> {
  return new Set(
    program.body.flatMap((statement) =>
      statement.type === 'ImportDeclaration' && /(^|\/)i18n\/text\.ts$/.test(statement.source.value)
        ? statement.specifiers.map(({ local }) => local.name)
        : [],
    ),
  );
}

const MARKS = new Set(['t', 'inContext', 'plural', 'T']);

function isText({ tag }: ESTree.TaggedTemplateExpression, own = MARKS): boolean {
  if (tag.type === 'Identifier') return tag.name === 't' && own.has('t');
  return (
    tag.type === 'CallExpression' &&
    tag.callee.type === 'Identifier' &&
    tag.callee.name === 'inContext' &&
    own.has('inContext')
  );
}

const isPlural = ({ callee }: ESTree.CallExpression, own = MARKS): boolean =>
  callee.type === 'Identifier' && callee.name === 'plural' && own.has('plural');

function contextOf(node: ESTree.Node): string {
  if (node.type !== 'TaggedTemplateExpression' || node.tag.type !== 'CallExpression') return '';
  const [context] = node.tag.arguments;
  return context?.type === 'Literal' ? String(context.value) : '';
}

const nameOfElement = ({ openingElement: { name } }: ESTree.JSXElement): string =>
  name.type === 'JSXIdentifier' ? name.name : 'element';

/** Builds the message of one mark. */
class Reader {
  readonly parts = new Map<string, Part>();
  private readonly file: string;
  private readonly code: string;
  private readonly taken: Set<ESTree.Node>;

  constructor(file: string, code: string, taken: Set<ESTree.Node>) {
    this.file = file;
    this.code = code;
    this.taken = taken;
  }

  template({ quasis, expressions }: ESTree.TemplateLiteral): string {
    return quasis
      .map(({ value }, at) => {
        const expression = expressions[at];
        return escaped(value.cooked ?? '') + (expression ? this.value(expression) : '');
      })
      .join('');
  }

  children(nodes: readonly ESTree.JSXChild[]): string {
    return nodes.map((node) => this.child(node)).join('');
  }

  plural(node: ESTree.CallExpression): string {
    this.taken.add(node);
    const [count, forms] = node.arguments;
    if (count === undefined || forms?.type !== 'ObjectExpression')
      throw this.problem(node, 'plural() takes a number and an object of forms');
    const options = forms.properties.map((property) => {
      if (property.type !== 'Property') throw this.problem(property, 'a form must be a string');
      const { key, value } = property;
      const isNumber = key.type === 'Literal';
      const name = key.type === 'Identifier' ? key.name : isNumber ? `=${String(key.value)}` : '';
      return `${name} {${this.form(value)}}`;
    });
    return `{${this.name(count)}, plural, ${options.join(' ')}}`;
  }

  private form(node: ESTree.Node): string {
    if (node.type === 'TemplateLiteral') return this.template(node);
    if (node.type === 'Literal' && typeof node.value === 'string') return escaped(node.value);
    throw this.problem(node, 'a form is neither a string nor a template');
  }

  private child(node: ESTree.JSXChild): string {
    switch (node.type) {
      case 'JSXText':
        return escaped(shownText(node.value));
      case 'JSXElement': {
        const name = lowerFirst(nameOfElement(node));
        if (node.openingElement.selfClosing)
          return `{${this.add(name, { kind: 'child', element: node })}}`;
        const tag = this.add(name, { kind: 'tag', element: node });
        return `<${tag}>${this.children(node.children)}</${tag}>`;
      }
      case 'JSXExpressionContainer': {
        const { expression } = node;
        if (expression.type === 'JSXEmptyExpression') return '';
        if (expression.type === 'Literal') return escaped(String(expression.value));
        if (expression.type === 'TemplateLiteral') return this.template(expression);
        return this.value(expression);
      }
      default:
        throw this.problem(node, '<T> takes texts, elements and values');
    }
  }

  private value(expression: ESTree.Expression): string {
    if (expression.type === 'CallExpression' && isPlural(expression))
      return this.plural(expression);
    if (expression.type === 'TaggedTemplateExpression' && isText(expression))
      throw this.problem(expression, 'a text is inside another one. Write one complete sentence');
    return `{${this.name(expression)}}`;
  }

  private name(expression: ESTree.Node): string {
    return this.add(nameOf(expression), { kind: 'value', expression });
  }

  /** Equal expressions share a name; a different expression with the same name gets a number. */
  private add(wanted: string, part: Part): string {
    for (let count = 1; ; count += 1) {
      const name = count === 1 ? wanted : `${wanted}${count}`;
      const there = this.parts.get(name);
      if (there === undefined) this.parts.set(name, part);
      if (there === undefined || this.isSame(there, part)) return name;
    }
  }

  private isSame(one: Part, other: Part): boolean {
    if (one.kind !== 'value' || other.kind !== 'value') return false;
    return this.text(one.expression) === this.text(other.expression);
  }

  private text({ start, end }: ESTree.Node): string {
    return this.code.slice(start, end);
  }

  private problem({ start }: ESTree.Node, message: string): Error {
    const line = this.code.slice(0, start).split('\n').length;
    return new Error(`${this.file}:${line}: ${message}`);
  }
}

/** A name that tells translators what a value is: `orders` for `orders.length`, `price` for `moneyText(plan.price)`. */
function nameOf(node: ESTree.Node): string {
  switch (node.type) {
    case 'Identifier':
      return node.name;
    case 'MemberExpression':
      if (node.computed || node.property.type !== 'Identifier') return nameOf(node.object);
      return node.property.name === 'length' ? nameOf(node.object) : node.property.name;
    case 'CallExpression': {
      const [first] = node.arguments;
      return first === undefined || first.type === 'SpreadElement'
        ? nameOf(node.callee)
        : nameOf(first);
    }
    case 'LogicalExpression':
      return nameOf(node.left);
    case 'TSNonNullExpression':
    case 'TSAsExpression':
    case 'ChainExpression':
      return nameOf(node.expression);
    default:
      return 'value';
  }
}

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** The text between tags as rendered by React: lines are trimmed and joined with a space. */
function shownText(raw: string): string {
  const lines = raw.split('\n');
  const shown = lines.map((line, at) => {
    const start = at === 0 ? line : line.trimStart();
    return at === lines.length - 1 ? start : start.trimEnd();
  });
  return decodeHTML(shown.filter((line) => line !== '').join(' '));
}

/** Quotes characters that have a special meaning in MessageFormat. */
export const escaped = (text: string): string =>
  text.replace(/['{}<>]+/g, (run) => {
    const doubled = run.replaceAll("'", "''");
    if (/[{}<]/.test(run)) return `'${doubled}'`;
    return run === "'" ? run : doubled;
  });
