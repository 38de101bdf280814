import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';

/** The front matter of a text, and the text below it. */
export interface Matter {
  readonly data: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** The most aliases. Nobody needs many, and aliases that name each other could grow without limit. */
const mostAliases = 20;

const fences = [
  { pattern: /^---[ \t]*\n((?:[\s\S]*?\n)??)(?:---|\.\.\.)[ \t]*(?:\n|$)/, read: readYaml },
  { pattern: /^\+\+\+[ \t]*\n((?:[\s\S]*?\n)??)\+\+\+[ \t]*(?:\n|$)/, read: parseToml },
] as const;

/**
 * Reads front matter in YAML between `---`, TOML between `+++`, or JSON as an object at the beginning of the text;
 * without any, the data is empty.
 * @throws Error from the parser if it cannot be read
 */
export function matterOf(text: string): Matter {
  const plain = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  for (const { pattern, read } of fences) {
    const [all, source = ''] = pattern.exec(plain) ?? [];
    if (all === undefined) continue;
    const data = membersOf(read(source));
    // A part between two rules that has no members belongs to the text.
    return data ? { data, body: plain.slice(all.length) } : { data: {}, body: plain };
  }
  return jsonMatter(plain) ?? { data: {}, body: plain };
}

function readYaml(source: string): unknown {
  return parseYaml(source, { maxAliasCount: mostAliases, logLevel: 'error' });
}

/** Reads front matter in JSON, which in Hugo ends with a closing brace on a line of its own. */
function jsonMatter(text: string): Matter | undefined {
  if (!/^\{\s*"/.test(text)) return undefined;
  const end = /^\}[ \t]*$/m.exec(text);
  if (!end) return undefined;
  const at = end.index + end[0].length;
  return { data: JSON.parse(text.slice(0, at)) as Matter['data'], body: text.slice(at).replace(/^\n/, '') };
}

/** The members of a value; none for an empty value, undefined for one that cannot have members. */
function membersOf(value: unknown): Matter['data'] | undefined {
  if (value === null || value === undefined) return {};
  return typeof value === 'object' && !Array.isArray(value) ? (value as Matter['data']) : undefined;
}

/** The text of the first of these names that has a value; undefined if that value is no text. */
export function matterText(data: Matter['data'], ...names: readonly string[]): string | undefined {
  const found = names.map((name) => data[name]).find((value) => value !== undefined && value !== null);
  const text = typeof found === 'string' || typeof found === 'number' ? String(found).trim() : '';
  return text === '' ? undefined : text;
}
