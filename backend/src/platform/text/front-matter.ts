import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';

/** What stands above a text, and the text. */
export interface Matter {
  readonly data: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** Aliases that name each other grow without a bound; nobody needs many. */
const mostAliases = 20;

const fences = [
  { pattern: /^---[ \t]*\n((?:[\s\S]*?\n)??)(?:---|\.\.\.)[ \t]*(?:\n|$)/, read: readYaml },
  { pattern: /^\+\+\+[ \t]*\n((?:[\s\S]*?\n)??)\+\+\+[ \t]*(?:\n|$)/, read: parseToml },
] as const;

/**
 * Front matter in YAML between `---`, TOML between `+++`, or JSON as an object that the text begins with; none is nothing.
 * @throws Error where it cannot be read, with what its reader says
 */
export function matterOf(text: string): Matter {
  const plain = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  for (const { pattern, read } of fences) {
    const [all, source = ''] = pattern.exec(plain) ?? [];
    if (all === undefined) continue;
    const data = membersOf(read(source));
    // What stands between two rules and names nothing is a part of the text.
    return data ? { data, body: plain.slice(all.length) } : { data: {}, body: plain };
  }
  return jsonMatter(plain) ?? { data: {}, body: plain };
}

function readYaml(source: string): unknown {
  return parseYaml(source, { maxAliasCount: mostAliases, logLevel: 'error' });
}

/** Hugo ends it by a closing brace on a line of its own. */
function jsonMatter(text: string): Matter | undefined {
  if (!/^\{\s*"/.test(text)) return undefined;
  const end = /^\}[ \t]*$/m.exec(text);
  if (!end) return undefined;
  const at = end.index + end[0].length;
  return { data: JSON.parse(text.slice(0, at)) as Matter['data'], body: text.slice(at).replace(/^\n/, '') };
}

/** Nothing has no members; undefined for what cannot have any. */
function membersOf(value: unknown): Matter['data'] | undefined {
  if (value === null || value === undefined) return {};
  return typeof value === 'object' && !Array.isArray(value) ? (value as Matter['data']) : undefined;
}

/** What the first of these names stands for that stands for anything; undefined where that is no text. */
export function matterText(data: Matter['data'], ...names: readonly string[]): string | undefined {
  const found = names.map((name) => data[name]).find((value) => value !== undefined && value !== null);
  const text = typeof found === 'string' || typeof found === 'number' ? String(found).trim() : '';
  return text === '' ? undefined : text;
}
