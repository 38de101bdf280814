import { jsonLanguage } from '@codemirror/lang-json';

type SyntaxNode = ReturnType<typeof jsonLanguage.parser.parse>['topNode'];

/** A range of a text. */
interface Place {
  from: number;
  to: number;
}

const values = new Set(['Object', 'Array', 'String', 'Number', 'True', 'False', 'Null']);

/**
 * Finds the member or entry of a JSON text that a path names, or the nearest one around it.
 * @param path the path from the root, such as `[3].email` or `.users[3]`; empty for the whole text
 */
export function placeIn(text: string, path: string): Place {
  const root = valuesOf(jsonLanguage.parser.parse(text).topNode)[0];
  if (!root) return { from: 0, to: text.length };
  return find(root, path, text) ?? root;
}

/** Finds the part of a value that the rest of a path names; undefined if there is none. */
function find(value: SyntaxNode, path: string, text: string): SyntaxNode | undefined {
  if (path === '') return value;
  return value.name === 'Array' ? inList(value, path, text) : inObject(value, path, text);
}

function inList(list: SyntaxNode, path: string, text: string): SyntaxNode | undefined {
  const [step, index] = /^\[(\d+)\]/.exec(path) ?? [];
  const entry = step === undefined ? undefined : valuesOf(list)[Number(index)];
  return entry && (find(entry, path.slice(step?.length), text) ?? entry);
}

/**
 * Finds a part of an object. Names may contain dots and brackets, so it tries every member whose name begins the path.
 */
function inObject(object: SyntaxNode, path: string, text: string): SyntaxNode | undefined {
  for (const member of object.getChildren('Property')) {
    const rest = restAfter(nameOf(member, text), path);
    if (rest === '') return member;
    const value = valuesOf(member)[0];
    const found = rest === undefined || !value ? undefined : (find(value, rest, text) ?? member);
    if (found) return found;
  }
  return undefined;
}

function restAfter(name: string, path: string): string | undefined {
  const step = `.${name}`;
  const rest = path.slice(step.length);
  return path.startsWith(step) && /^($|[.[])/.test(rest) ? rest : undefined;
}

function nameOf(member: SyntaxNode, text: string): string {
  const name = member.getChild('PropertyName');
  try {
    return name ? (JSON.parse(text.slice(name.from, name.to)) as string) : '';
  } catch {
    return '';
  }
}

function valuesOf(node: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (values.has(child.name)) found.push(child);
  }
  return found;
}
