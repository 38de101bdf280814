/**
 * The name of a member in a sentence for a person: `firstName` is “First name”, `tone_pillars[3]` “Tone pillar 4”.
 * @param path only its last member counts, with its places in lists
 */
export function fieldInWords(path: string): string {
  const parts = path.split(/[.[\]]+/).filter((part) => part !== '');
  const at = parts.findLastIndex((part) => !/^\d+$/.test(part));
  const places = parts.slice(at + 1).map((index) => Number(index) + 1);
  const words = wordsOf(parts[at] ?? (places.length > 0 ? 'entry' : 'the_body'));
  const one = places.length > 0 ? words.replace(/ies$/, 'y').replace(/s$/, '') : words;
  return [one.charAt(0).toUpperCase() + one.slice(1), ...places].join(' ');
}

/** Words for keys that would mean nothing to a person. */
const told = new Map([['q', 'search text']]);

function wordsOf(key: string): string {
  return (told.get(key) ?? key)
    .replaceAll(/_|(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .trim();
}
