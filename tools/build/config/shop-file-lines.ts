import { parseSync, type ESTree } from 'vite';

/** The line of a field in `shop.config.ts`, or of the surrounding record if the field is missing. */
export function lineOfField(text: string, [name, ...keys]: readonly PropertyKey[]): number {
  const variable = parseSync('shop.config.ts', text)
    .program.body.flatMap((statement) =>
      statement.type === 'ExportNamedDeclaration' &&
      statement.declaration?.type === 'VariableDeclaration'
        ? statement.declaration.declarations
        : [],
    )
    .find(({ id }) => id.type === 'Identifier' && id.name === name);
  let start = variable?.start ?? 0;
  let value = variable?.init ?? undefined;
  for (const key of keys) {
    const field = value && fieldOf(value, String(key));
    if (field === undefined) break;
    ({ start } = field);
    value = field.type === 'Property' ? field.value : field;
  }
  return text.slice(0, start).split('\n').length;
}

function fieldOf(value: ESTree.Expression, key: string) {
  if (value.type === 'ArrayExpression') {
    const element = value.elements[Number(key)];
    return element?.type === 'SpreadElement' ? undefined : (element ?? undefined);
  }
  if (value.type !== 'ObjectExpression') return undefined;
  return value.properties
    .filter((property) => property.type === 'Property')
    .find(
      (property) =>
        (property.key.type === 'Identifier' && property.key.name === key) ||
        (property.key.type === 'Literal' && String(property.key.value) === key),
    );
}
