/** Pages have a handful of them; more are not looked at. */
const mostScripts = 40;
const longestScript = 500_000;

/**
 * What the page's JSON-LD scripts hold, in order. A script that is no JSON even after the usual slips are mended has
 * nothing: what it was to say is anybody's guess.
 */
export function jsonLd(document: Document): unknown[] {
  return [...document.querySelectorAll('script[type]')]
    .filter((script) => /^\s*application\/ld\+json\b/i.test(script.getAttribute('type') ?? ''))
    .slice(0, mostScripts)
    .flatMap((script) => parsed(script.textContent ?? '') ?? []);
}

function parsed(script: string): unknown {
  if (script.length > longestScript) return undefined;
  const json = withoutWrapping(script);
  for (const attempt of [() => json, () => mended(json)]) {
    try {
      return JSON.parse(attempt());
    } catch {
      // The next attempt, or nothing.
    }
  }
  return undefined;
}

/** Without comments around it and what else stands before and behind the brackets. */
function withoutWrapping(script: string): string {
  const bare = script.replaceAll(/<!\[CDATA\[|\]\]>/g, '');
  const begin = bare.search(/[{[]/);
  return begin < 0 ? '' : bare.slice(begin, Math.max(bare.lastIndexOf('}'), bare.lastIndexOf(']')) + 1);
}

/** Line ends within strings, escapes that JSON does not know and commas before a closing bracket, and nothing else. */
function mended(json: string): string {
  return json.replaceAll(/"(?:[^"\\]|\\[^])*(?:"|$)|,(?=\s*[}\]])/g, (part) =>
    part === ','
      ? ''
      : part
          .replaceAll(/\\([^"\\/bfnrtu])|\\./g, (escape, other?: string) => other ?? escape)
          .replaceAll(/\s/g, ' '),
  );
}
