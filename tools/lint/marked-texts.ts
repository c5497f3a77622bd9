import type { ESTree, Rule } from '@oxlint/plugins';

type Node = ESTree.Node;

const MESSAGE = 'Mark this text for translation: t`…`, plural() or <T> (docs/translating.md).';

/** Attributes, properties and variables whose values are visible to customers. */
const SHOWN =
  /^(aria-(label|description|roledescription|valuetext)|title|placeholder|alt|label|text|hint|note|copy|copied|failed|offline|error|problem|warning)$|(Text|Label|Title|Reason|_TEXT)$/;
const SHOWING_CALLS = new Set(['showError', 'showSuccess', 'document.write']);

/** In such a place, a single word counts as a text. In the checked string, `{}` represents a value. */
const WORDS = /^\p{Lu}\p{Ll}|[\p{Ll}}] \p{Ll}{2}|\p{Ll}{2} \{/u;
const SENTENCES = [
  // "Buy now", "Copied!", "Buy {}."
  /^\p{Lu}[\p{Ll}’]+[,:]? \p{L}{2}/u,
  /^\p{Lu}[\p{Ll}’]+( .*)?[.!?…]$/u,
  // Words that never appear between other words in code.
  /\p{Ll},? (?:the|an?|is|are|was|of|to|in|on|for|with|without|and|or|not|as|by|from|at|be) [\p{L}{]/u,
];

/** Reports texts for customers that lack a mark of src/i18n/text.ts, which makes them translatable. */
export const markedTexts: Rule = {
  create(context) {
    const check = (node: Node, text: string) => {
      const isText = isShown(node) ? WORDS.test(text) : SENTENCES.some((one) => one.test(text));
      if (isText && !isExempt(node)) context.report({ node, message: MESSAGE });
    };
    return {
      JSXText(node) {
        const text = node.value.replaceAll(/&\w+;/g, '');
        if (/\p{Ll}{2}/u.test(text) && !isExempt(node)) context.report({ node, message: MESSAGE });
      },
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateLiteral(node) {
        if (node.parent.type === 'TaggedTemplateExpression') return;
        check(node, node.quasis.map(({ value }) => value.cooked ?? '').join('{}'));
      },
    };
  },
};

/** Whether a string is the child of an element, or the value of something that is visible. */
function isShown(node: Node): boolean {
  const { parent } = node;
  switch (parent?.type) {
    case 'ConditionalExpression':
      return parent.test !== node && isShown(parent);
    case 'LogicalExpression':
      return isShown(parent);
    case 'JSXExpressionContainer':
      return parent.parent.type === 'JSXAttribute' ? isShown(parent) : true;
    case 'JSXAttribute':
      return SHOWN.test(nameOf(parent.name));
    case 'Property':
      return parent.value === node && SHOWN.test(nameOf(parent.key));
    case 'AssignmentPattern':
      return SHOWN.test(nameOf(parent.left));
    case 'VariableDeclarator':
      return SHOWN.test(nameOf(parent.id));
    case 'CallExpression':
      return SHOWING_CALLS.has(nameOf(parent.callee));
    default:
      return false;
  }
}

/** Whether a string is marked, not translated, or only for developers. */
function isExempt(node: Node): boolean {
  // The children of <T> are its text, but not the values of its attributes and expressions.
  let isChild = node.type === 'JSXText' || node.parent?.type === 'JSXExpressionContainer';
  let isInAttribute = false;
  for (let { parent } = node; parent !== null && parent !== undefined; { parent } = parent) {
    switch (parent.type) {
      case 'ThrowStatement':
      case 'ImportDeclaration':
      case 'TSLiteralType':
        return true;
      case 'NewExpression':
        if (nameOf(parent.callee).endsWith('Error')) return true;
        break;
      case 'CallExpression':
        if (/^(console\..*|super|plural|inContext)$/.test(nameOf(parent.callee))) return true;
        break;
      case 'JSXAttribute':
        isInAttribute = true;
        break;
      case 'JSXElement':
        if (!isInAttribute && isUntranslated(parent)) return true;
        if (isChild && nameOf(parent.openingElement.name) === 'T') return true;
        break;
      default:
        break;
    }
    isChild &&= /^JSX(Element|Fragment|ExpressionContainer)$/.test(parent.type);
  }
  return false;
}

const isUntranslated = ({ openingElement: { attributes } }: ESTree.JSXElement): boolean =>
  attributes.some((one) => one.type === 'JSXAttribute' && nameOf(one.name) === 'translate');

function nameOf(node: Node): string {
  switch (node.type) {
    case 'Identifier':
    case 'JSXIdentifier':
      return node.name;
    case 'Literal':
      return String(node.value);
    case 'Super':
      return 'super';
    case 'MemberExpression':
      return node.computed ? '' : `${nameOf(node.object)}.${nameOf(node.property)}`;
    default:
      return '';
  }
}
