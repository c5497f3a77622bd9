import type { ESTree, Rule } from '@oxlint/plugins';

type Node = ESTree.Node;

const BY_NAME =
  /^(get|query|find)(All)?By(Label|LabelText|Title|Placeholder|PlaceholderText|AltText)$/;
const BY_ROLE = /^(get|query|find)(All)?ByRole$/;

const PART =
  'A part of a name also matches other names: write the whole name, start the expression with ^, end it with $, or give the reason in a comment on the line above.';
const UNBOUND =
  'Import `test` from tests/whole-names.ts or a file that extends it, because it matches names exactly.';

/**
 * A name in a locator must be complete, be a regular expression that is anchored at one end, or have a comment above
 * it. Random texts on a page, such as a customer's email, may contain any short part.
 */
export const locatorNames: Rule = {
  create(context) {
    let test: Node | undefined;
    let isLocating = false;
    const hasReason = ({ loc }: Node) =>
      context.sourceCode
        .getAllComments()
        .some((comment) => comment.loc.end.line === loc.start.line - 1);
    const check = (name: Node | undefined) => {
      if (name !== undefined && isPart(name) && !hasReason(name))
        context.report({ node: name, message: PART });
    };
    return {
      CallExpression({ callee, arguments: [first, second] }) {
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
        const isRole = BY_ROLE.test(callee.property.name);
        if (!isRole && !BY_NAME.test(callee.property.name)) return;
        isLocating = true;
        if (!isRole) check(first);
        if (second?.type !== 'ObjectExpression') return;
        for (const property of second.properties) {
          if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
          if (isRole && property.key.name === 'name') check(property.value);
          if (property.key.name === 'exact') check(property.value);
        }
      },
      ImportDeclaration({ source, specifiers }) {
        if (source.value !== '@playwright/test') return;
        test = specifiers.find(
          (specifier) =>
            specifier.type === 'ImportSpecifier' && nameOf(specifier.imported) === 'test',
        );
      },
      'Program:exit'() {
        if (test !== undefined && isLocating) context.report({ node: test, message: UNBOUND });
      },
    };
  },
};

const nameOf = (node: Node) => (node.type === 'Identifier' ? node.name : '');

/** Whether this is `exact: false` or a regular expression without an anchor. */
function isPart(node: Node): boolean {
  if (node.type !== 'Literal') return false;
  if ('regex' in node) return !/^\^|\$$/.test(node.regex.pattern);
  return node.value === false;
}
