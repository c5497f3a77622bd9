import { definePlugin, type ESTree, type Rule } from '@oxlint/plugins';
import { noNumberInputs, ownKeys } from './inputs.ts';
import { locatorNames } from './locator-names.ts';
import { markedTexts } from './marked-texts.ts';
import { textAlone } from './text-alone.ts';

type Node = ESTree.Node;

/**
 * `import()` must be inside `lazyPart(…)`, `lazyDialog(…)` or `loadNow(…)`, except for code that only development
 * loads.
 */
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

/**
 * Rejects the path of a URL as a file path, because it escapes spaces and non-ASCII letters and begins with a slash on
 * Windows.
 */
const noUrlPath: Rule = {
  create: (context) => ({
    MemberExpression(node) {
      const { object } = node;
      if (nameOf(node) !== 'pathname' || object.type !== 'NewExpression') return;
      const base = object.arguments[1];
      if (base === undefined || !context.sourceCode.getText(base).startsWith('import.meta')) return;
      context.report({ node, message: 'Use fileURLToPath(), or import.meta.dirname.' });
    },
  }),
};

/** Only one place may read messages from other windows, and it checks their origin. No code sends messages. */
const noWindowMessages: Rule = {
  create(context) {
    const report = (node: Node) =>
      context.report({
        node,
        message:
          'Only src/sign-in/social-popup.ts may listen to other windows, and no code may post messages.',
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

/** Rejects root styles that depend on the page's content, because every change to the page would recompute them. */
const noRootHas: Rule = {
  create(context) {
    const check = (node: Node, text: string) => {
      if (/(^|[\s,>+~])(html|body|:root)[^\s,>+~]*:has\(/.test(text))
        context.report({
          node,
          message: 'Instead, set an attribute on the root when the content changes.',
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

/** The last name of `a.b.c`, which is `c`; '' for anything else. */
function nameOf(node: Node): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'ChainExpression') return nameOf(node.expression);
  return node.type === 'MemberExpression' && !node.computed ? nameOf(node.property) : '';
}

/** This project's rules. Each message explains what to write instead. */
// oxlint-disable-next-line import/no-default-export -- The linter loads a plugin by its default export.
export default definePlugin({
  meta: { name: 'shop' },
  rules: {
    'no-number-inputs': noNumberInputs,
    'own-keys': ownKeys,
    'lazy-import': lazyImport,
    'no-url-path': noUrlPath,
    'no-window-messages': noWindowMessages,
    'no-root-has': noRootHas,
    'text-alone': textAlone,
    'locator-names': locatorNames,
    'marked-texts': markedTexts,
  },
});
