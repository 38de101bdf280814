import ts from 'typescript';

/**
 * @typedef {object} NamedTest
 * @property {readonly string[]} titles of the `describe` blocks around it, and its own
 */

const names = new Set(['describe', 'it', 'test']);

/**
 * The tests of a file, and those of its `describe` blocks in which no test has a name.
 * @param {string} source TypeScript
 * @returns {NamedTest[]} in order
 */
export function namedTests(source) {
  /** @type {NamedTest[]} */
  const found = [];
  let titled = 0;
  /**
   * @param {ts.Node} node
   * @param {readonly string[]} around
   * @returns {void}
   */
  const visit = (node, around) => {
    const title = ts.isCallExpression(node) && titleOf(node);
    if (!title) return ts.forEachChild(node, (child) => visit(child, around));
    titled += 1;
    // A test that is not run proves nothing.
    if (isSkipped(node.expression)) return;
    const before = titled;
    const titles = [...around, title];
    ts.forEachChild(node, (child) => visit(child, titles));
    if (titled === before) found.push({ titles });
  };
  visit(ts.createSourceFile('test.tsx', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX), []);
  return found;
}

/** @param {ts.CallExpression} call of `describe`, `it` or `test`, or of what `each` and the like make of them */
function titleOf({ expression, arguments: [title] }) {
  if (!title || !ts.isStringLiteralLike(title)) return undefined;
  return names.has(rootOf(expression)) ? title.text : undefined;
}

/** @param {ts.Expression} expression @returns {string} the identifier that it begins with */
function rootOf(expression) {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isCallExpression(expression) || ts.isPropertyAccessExpression(expression))
    return rootOf(expression.expression);
  return '';
}

/** @param {ts.Expression} expression @returns {boolean} whether it goes through `skip` or `todo` */
function isSkipped(expression) {
  if (ts.isCallExpression(expression)) return isSkipped(expression.expression);
  if (!ts.isPropertyAccessExpression(expression)) return false;
  return ['skip', 'todo'].includes(expression.name.text) || isSkipped(expression.expression);
}
