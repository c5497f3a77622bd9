import type { Context, ESTree, Rule, Variable } from '@oxlint/plugins';

type Node = ESTree.Node;

/**
 * The kinds of children: an element that is always present, elements that appear and disappear, a constant text, or a
 * changing text. The kind of a call's result is unknown.
 */
type Kind = 'element' | 'elements' | 'text' | 'changing' | 'unknown';
type Part = { kind: Kind; node: Node };
type Name = Extract<Node, { type: 'Identifier' }>;

const WHY = 'docs/decisions/021-pages-that-are-translated.md';
const CHANGING = `A translated page does not update this text. Write one string ({\`\${n} GB\`}) that is the only child of its element (${WHY}).`;
const MOVED = `In a translated page, React fails to remove this text or to insert something before it. Give the text its own element (${WHY}).`;

/** Components that always render one element that contains their children. */
const STEADY = new Set(['Icon', 'Link', 'LinkButton', 'VisuallyHidden']);

/**
 * A browser that translates a page replaces its text nodes. React does not notice, so changes to such a text are not
 * visible, and React fails when it removes the text or inserts something before it. Both problems only affect texts
 * with sibling nodes.
 */
export const textAlone: Rule = {
  create(context) {
    const check = (node: ESTree.JSXElement | ESTree.JSXFragment) => {
      if (isUntranslated(node, context) || isSentence(node)) return;
      // The element around a fragment may have other children.
      const isFragment = node.type === 'JSXFragment';
      if (isFragment && /^JSX(Element|Fragment)$/.test(node.parent.type)) return;
      const parts = partsOf(node, context);
      const isAlone = !isFragment && parts.length === 1;
      // A component may not always render its children.
      const mayLeave = isFragment || (!isAlone && !isSteady(node, context));
      for (const [at, part] of parts.entries()) {
        const mayMove = mayLeave || parts.slice(0, at).some(({ kind }) => kind === 'elements');
        if (/changing|unknown/.test(part.kind) && !isAlone)
          context.report({ node: part.node, message: CHANGING });
        else if (part.kind === 'text' && mayMove)
          context.report({ node: part.node, message: MOVED });
      }
    };
    const returns = (node: Node, value: Node | null) => {
      if (value === null || !isComponent(node)) return;
      if (/text|changing/.test(kindOf(value, context)))
        context.report({ node: value, message: CHANGING });
    };
    return {
      JSXElement: check,
      JSXFragment: check,
      ReturnStatement: (node) => returns(functionAround(node), node.argument),
      ArrowFunctionExpression: (node) => returns(node, node.expression ? node.body : null),
    };
  },
};

/** The children of an element. Those of a fragment are the children of the element around it. */
function partsOf(parent: ESTree.JSXElement | ESTree.JSXFragment, context: Context): Part[] {
  return parent.children.flatMap((node): Part[] => {
    switch (node.type) {
      case 'JSXText':
        // Whitespace with a line break is not a child.
        return /^\s*\n\s*$/.test(node.value) ? [] : [{ kind: 'text', node }];
      case 'JSXElement':
        // A translated sentence: its parts are children of the element around it.
        if (isSentence(node)) return partsOf(node, context);
        return [{ kind: isSteady(node, context) ? 'element' : 'elements', node }];
      case 'JSXFragment':
        return partsOf(node, context);
      case 'JSXExpressionContainer':
        if (node.expression.type === 'JSXEmptyExpression') return [];
        return [{ kind: kindOf(node.expression, context), node }];
      default:
        return [{ kind: 'changing', node }];
    }
  });
}

/** Whether this is `<T>` of src/i18n/text.ts, which renders only its children. */
const isSentence = (node: ESTree.JSXElement | ESTree.JSXFragment): boolean =>
  node.type === 'JSXElement' &&
  node.openingElement.name.type === 'JSXIdentifier' &&
  node.openingElement.name.name === 'T';

/** Whether it always renders one element that contains its children. */
function isSteady(node: ESTree.JSXElement, context: Context): boolean {
  const name = context.sourceCode.getText(node.openingElement.name);
  return /^[a-z]/.test(name) || STEADY.has(name);
}

/** What kind of child an expression may be. Without types, an unknown expression may be a text. */
function kindOf(node: Node, context: Context): Kind {
  const of = (part: Node) => kindOf(part, context);
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return 'elements';
    case 'Literal':
      return ['string', 'number'].includes(typeof node.value) ? 'text' : 'elements';
    case 'TemplateLiteral':
      return node.expressions.every((part) => isConstant(part, context)) ? 'text' : 'changing';
    case 'TaggedTemplateExpression':
      return of(node.quasi);
    case 'ConditionalExpression':
      return either([of(node.consequent), of(node.alternate)], isConstant(node.test, context));
    case 'LogicalExpression':
      return either(
        [node.operator === '&&' ? 'elements' : of(node.left), of(node.right)],
        isConstant(node.left, context),
      );
    case 'CallExpression':
      return kindOfCall(node, context);
    case 'Identifier':
      return node.name === 'undefined' ? 'elements' : kindOfName(node, context);
    default:
      return isConstant(node, context) ? 'text' : 'changing';
  }
}

function either(kinds: readonly Kind[], isFixed: boolean): Kind {
  if (kinds.every((kind) => kind === 'elements')) return 'elements';
  if (kinds.every((kind) => /^(elements|unknown)$/.test(kind))) return 'unknown';
  return isFixed && !/changing|unknown/.test(kinds.join(' ')) ? 'text' : 'changing';
}

/** Whether the node is in an element with `translate="no"`, in which browsers do not replace text. */
function isUntranslated(node: Node | null, context: Context): boolean {
  if (node === null) return false;
  const isNo =
    node.type === 'JSXElement' &&
    node.openingElement.attributes.some(
      (attribute) => context.sourceCode.getText(attribute) === 'translate="no"',
    );
  return isNo || isUntranslated(node.parent, context);
}

/** The kind of `list.map(…)` is what its function returns. The kind of `rows.slice(…)` is that of `rows`. */
function kindOfCall({ callee, arguments: [first] }: ESTree.CallExpression, context: Context): Kind {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return 'unknown';
  const { name } = callee.property;
  if (name === 'slice') return kindOf(callee.object, context);
  if (!/^(map|flatMap)$/.test(name) || first?.type !== 'ArrowFunctionExpression') return 'unknown';
  const returned = first.expression ? [first.body] : returnedBy(first.body);
  return either(
    returned.map((value) => kindOf(value, context)),
    false,
  );
}

/** The values of a function's own `return` statements. */
function returnedBy(node: Node): Node[] {
  switch (node.type) {
    case 'ReturnStatement':
      return node.argument === null ? [] : [node.argument];
    case 'BlockStatement':
      return node.body.flatMap(returnedBy);
    case 'IfStatement':
      return [node.consequent, ...(node.alternate === null ? [] : [node.alternate])].flatMap(
        returnedBy,
      );
    default:
      return [];
  }
}

function kindOfName(name: Name, context: Context): Kind {
  if (isConstant(name, context)) return 'text';
  const [definition] = variableOf(name, context)?.defs ?? [];
  if (definition?.type === 'Parameter')
    return isElementProp(definition.node, name.name, context) ? 'elements' : 'changing';
  if (definition?.type !== 'Variable' || definition.node.type !== 'VariableDeclarator')
    return 'changing';
  const { id, init } = definition.node;
  if (init === null) return 'changing';
  if (id.type === 'Identifier') return kindOf(init, context);
  // const { buy } = props;
  const props = init.type === 'Identifier' ? variableOf(init, context)?.defs[0] : undefined;
  return props?.type === 'Parameter' && isElementProp(props.node, name.name, context)
    ? 'elements'
    : 'changing';
}

function variableOf(name: Name, context: Context): Variable | undefined {
  let scope: ReturnType<typeof context.sourceCode.getScope> | null =
    context.sourceCode.getScope(name);
  while (scope !== null && !scope.set.has(name.name)) scope = scope.upper;
  return scope?.set.get(name.name);
}

/** Whether a type in the same file declares this prop as a `ReactElement`, so that callers cannot pass a text. */
function isElementProp(component: Node, name: string, context: Context): boolean {
  if (!('params' in component) || !Array.isArray(component.params)) return false;
  const [props] = component.params as ESTree.BindingPattern[];
  const type = props && 'typeAnnotation' in props ? props.typeAnnotation?.typeAnnotation : null;
  const member = membersOf(type, context).find(
    (one) =>
      one.type === 'TSPropertySignature' && one.key.type === 'Identifier' && one.key.name === name,
  );
  if (member?.type !== 'TSPropertySignature' || !member.typeAnnotation) return false;
  const words = context.sourceCode.getText(member.typeAnnotation.typeAnnotation);
  return words
    .split('|')
    .every((word) => /^(readonly )?ReactElement(\[\])?$|^null$|^undefined$/.test(word.trim()));
}

function membersOf(type: Node | null | undefined, context: Context): ESTree.TSSignature[] {
  if (type?.type === 'TSTypeLiteral') return type.members;
  if (type?.type === 'TSIntersectionType')
    return type.types.flatMap((one) => membersOf(one, context));
  if (type?.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return [];
  const { name } = type.typeName;
  for (const statement of context.sourceCode.ast.body) {
    const declared =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type === 'TSTypeAliasDeclaration' && declared.id.name === name)
      return membersOf(declared.typeAnnotation, context);
  }
  return [];
}

/** Whether it consists only of imports and of the file's own constants, so that it never changes. */
function isConstant(node: Node, context: Context): boolean {
  const of = (part: Node) => isConstant(part, context);
  switch (node.type) {
    case 'Literal':
      return true;
    case 'TemplateLiteral':
      return node.expressions.every(of);
    case 'MemberExpression':
      return !node.computed && of(node.object);
    case 'BinaryExpression':
    case 'LogicalExpression':
      return of(node.left) && of(node.right);
    case 'ConditionalExpression':
      return of(node.test) && of(node.consequent) && of(node.alternate);
    case 'Identifier': {
      const [definition] = variableOf(node, context)?.defs ?? [];
      if (definition?.type === 'ImportBinding') return true;
      if (definition?.type !== 'Variable' || definition.node.type !== 'VariableDeclarator')
        return false;
      const { init, parent } = definition.node;
      return init !== null && /Program|Export/.test(parent.parent?.type ?? '') && of(init);
    }
    default:
      return false;
  }
}

function functionAround(node: Node): Node {
  let around: Node | null = node.parent;
  while (around !== null && !/Function/.test(around.type)) around = around.parent;
  return around ?? node;
}

/** Whether this is a function with a capitalized name: `function Card()`, `const Card = () =>`. */
function isComponent(node: Node): boolean {
  const named = node.type === 'FunctionDeclaration' ? node : node.parent;
  const name = named && 'id' in named ? named.id : null;
  return name?.type === 'Identifier' && /^[A-Z][a-z]/.test(name.name);
}
