/** The most scripts that are read; pages have a handful. */
const mostScripts = 40;
const longestScript = 500_000;

/**
 * The values in the page's JSON-LD scripts, in order. A script that is not JSON, even after the usual mistakes are
 * corrected, gives nothing, because its meaning would be a guess.
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
      // The next attempt may succeed; otherwise the script gives nothing.
    }
  }
  return undefined;
}

/** The script without comments around it and other text before and after the brackets. */
function withoutWrapping(script: string): string {
  const bare = script.replaceAll(/<!\[CDATA\[|\]\]>/g, '');
  const begin = bare.search(/[{[]/);
  return begin < 0 ? '' : bare.slice(begin, Math.max(bare.lastIndexOf('}'), bare.lastIndexOf(']')) + 1);
}

/**
 * Corrects line ends within strings, escapes that JSON does not know and commas before a closing bracket; nothing else.
 */
function mended(json: string): string {
  return json.replaceAll(/"(?:[^"\\]|\\[^])*(?:"|$)|,(?=\s*[}\]])/g, (part) =>
    part === ','
      ? ''
      : part
          .replaceAll(/\\([^"\\/bfnrtu])|\\./g, (escape, other?: string) => other ?? escape)
          .replaceAll(/\s/g, ' '),
  );
}
