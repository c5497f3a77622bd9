import type { ESTree, Rule } from '@oxlint/plugins';

type Node = ESTree.Node;

const isKeyEvent = (name: string) => /^(on)?key(down|up|press)(capture)?$/i.test(name);

const nameOf = (node: Node) => (node.type === 'Identifier' ? node.name : '');

const isOnKey = (node: Node | null | undefined) =>
  node?.type === 'CallExpression' && nameOf(node.callee) === 'onKey';

/** Key handlers must be wrapped in onKey(), which ignores the keys of an input method. */
export const ownKeys: Rule = {
  create(context) {
    const made = new Set<string>();
    const used: Node[] = [];
    return {
      VariableDeclarator({ id, init }) {
        if (isOnKey(init)) made.add(nameOf(id));
      },
      JSXAttribute({ name, value }) {
        if (name.type !== 'JSXIdentifier' || !isKeyEvent(name.name)) return;
        if (value?.type === 'JSXExpressionContainer') used.push(value.expression);
      },
      CallExpression({ callee, arguments: [name, handler] }) {
        const called =
          callee.type === 'MemberExpression' ? nameOf(callee.property) : nameOf(callee);
        const isKey = name?.type === 'Literal' && isKeyEvent(String(name.value));
        if (called === 'addEventListener' && isKey && handler !== undefined) used.push(handler);
      },
      'Program:exit'() {
        for (const node of used) {
          if (isOnKey(node) || made.has(nameOf(node))) continue;
          context.report({
            node,
            message:
              'Wrap it in onKey() of src/platform/keys.ts, which ignores the keys of an input method.',
          });
        }
      },
    };
  },
};

/**
 * Rejects inputs of type number, because the mouse wheel changes them when focused, and they reject digits of other
 * scripts.
 */
export const noNumberInputs: Rule = {
  create: (context) => ({
    JSXAttribute(node) {
      const { name, value } = node;
      if (name.type !== 'JSXIdentifier' || name.name !== 'type') return;
      if (value?.type === 'Literal' && value.value === 'number')
        context.report({
          node,
          message: 'Use NumberField, or NUMBER_FIELD on your own input.',
        });
    },
  }),
};
