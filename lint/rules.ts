import { definePlugin } from '@oxlint/plugins';
import type { ESTree, Rule } from '@oxlint/plugins';
import { noNumberInputs, ownKeys } from './inputs.ts';
import { locatorNames } from './locator-names.ts';
import { textAlone } from './text-alone.ts';

type Node = ESTree.Node;

/** `import()` is called inside `lazyPart(…)`, `lazyDialog(…)` or `loadNow(…)`, except for what only development loads. */
const lazyImport: Rule = {
  create: (context) => ({
    ImportExpression(node) {
      const source = node.source.type === 'Literal' ? String(node.source.value) : '';
      if (isHandled(node) || source.includes('/dev/')) return;
      context.report({
        node,
        message:
          'Wrap it in lazyPart(), lazyDialog() or loadNow(), which handle new deployments and lost connections.',
      });
    },
  }),
};

function isHandled({ parent }: Node): boolean {
  if (parent === null) return false;
  if (parent.type !== 'ArrowFunctionExpression') return isHandled(parent);
  const call = parent.parent;
  return (
    call.type === 'CallExpression' &&
    ['lazyPart', 'lazyDialog', 'loadNow'].includes(nameOf(call.callee))
  );
}

/** A link's address comes from `paths` or `config`, or is one of the page or of a mailbox. */
const checkedAddress: Rule = {
  create(context) {
    const report = (node: Node) =>
      context.report({
        node,
        message:
          'Take the address from src/paths.ts or src/config.ts. Where it was checked otherwise: CHECKED in oxlint.config.ts.',
      });
    return {
      JSXAttribute(node) {
        const name = node.name.type === 'JSXIdentifier' ? node.name.name : '';
        if (!['href', 'xlinkHref', 'formAction'].includes(name)) return;
        const { value } = node;
        if (value?.type === 'JSXExpressionContainer' && !isOwnAddress(value.expression)) {
          report(node);
        }
      },
      AssignmentExpression(node) {
        if (node.left.type === 'MemberExpression' && nameOf(node.left) === 'href') report(node);
      },
      CallExpression(node) {
        const [name] = node.arguments;
        if (
          nameOf(node.callee) === 'setAttribute' &&
          name?.type === 'Literal' &&
          ['href', 'action'].includes(String(name.value))
        ) {
          report(node);
        }
      },
    };
  },
};

function isOwnAddress(value: Node): boolean {
  if (value.type === 'TemplateLiteral')
    return /^(#|mailto:)/.test(value.quasis[0]?.value.raw ?? '');
  if (value.type === 'CallExpression') return isOwnAddress(value.callee);
  return value.type === 'MemberExpression' && ['paths', 'config'].includes(nameOf(value.object));
}

/** Messages of other windows are read in one place, which checks their origin, and none are sent. */
const noWindowMessages: Rule = {
  create(context) {
    const report = (node: Node) =>
      context.report({
        node,
        message: 'Only src/session/social-popup.ts hears other windows; nothing posts to one.',
      });
    return {
      AssignmentExpression(node) {
        if (node.left.type === 'MemberExpression' && nameOf(node.left) === 'onmessage') {
          report(node);
        }
      },
      CallExpression({ callee, arguments: [first] }) {
        const name = nameOf(callee);
        const hears =
          name === 'addEventListener' && first?.type === 'Literal' && first.value === 'message';
        const posts =
          name === 'postMessage' &&
          callee.type === 'MemberExpression' &&
          ['opener', 'parent', 'top', 'popup', 'window'].includes(nameOf(callee.object));
        if (hears || posts) report(callee);
      },
    };
  },
};

/** A style of the root that depends on what is in the page is computed again at every change of the page. */
const noRootHas: Rule = {
  create(context) {
    const check = (node: Node, text: string) => {
      if (/(^|[\s,>+~])(html|body|:root)[^\s,>+~]*:has\(/.test(text))
        context.report({
          node,
          message: 'Set an attribute on the root instead, where it changes.',
        });
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateElement: (node) => check(node, node.value.raw),
    };
  },
};

/**
 * `readonly` stands where the compiler holds code to it. A list that is taken or passed on is `readonly T[]`, and
 * `Array<T>` where the code changes it. A property is plain: TypeScript lets a readonly one be written through another type.
 */
const readonlyLists: Rule = {
  create(context) {
    const check = (node: Node) => {
      const { parent } = node;
      if (parent?.type !== 'TSTypeAnnotation' || !isTaken(parent.parent)) return;
      context.report({
        node,
        message: 'Write `readonly T[]`, or `Array<T>` where the code changes it.',
      });
    };
    return {
      TSArrayType: check,
      TSTupleType: check,
      TSPropertySignature(node) {
        if (node.readonly) {
          context.report({ node, message: 'Properties are plain; lists are `readonly`.' });
        }
      },
      TSTypeReference(node) {
        if (node.typeName.type === 'Identifier' && node.typeName.name === 'Readonly') {
          context.report({ node, message: 'Properties are plain; lists are `readonly`.' });
        }
      },
    };
  },
};

/** Whether it is a property of a type, or a parameter of a function. */
function isTaken(node: Node): boolean {
  if (node.type === 'TSPropertySignature') return true;
  if (node.type !== 'Identifier') return false;
  const { parent } = node;
  if (parent?.type === 'AssignmentPattern') return true;
  return /Function/.test(parent?.type ?? '');
}

/** The last name of `a.b.c`, which is `c`; '' for anything else. */
function nameOf(node: Node): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'ChainExpression') return nameOf(node.expression);
  return node.type === 'MemberExpression' && !node.computed ? nameOf(node.property) : '';
}

/** Rules of this project. Each message says what to write instead. */
// oxlint-disable-next-line import/no-default-export -- The linter loads a plugin by its default export.
export default definePlugin({
  meta: { name: 'shop' },
  rules: {
    'no-number-inputs': noNumberInputs,
    'own-keys': ownKeys,
    'lazy-import': lazyImport,
    'checked-address': checkedAddress,
    'no-window-messages': noWindowMessages,
    'no-root-has': noRootHas,
    'readonly-lists': readonlyLists,
    'text-alone': textAlone,
    'locator-names': locatorNames,
  },
});
