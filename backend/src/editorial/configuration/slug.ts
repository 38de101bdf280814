/**
 * The id that a category gets from its name: lower case, every run of other characters than letters, digits and
 * their marks one hyphen.
 */
function slugOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}\p{M}]+/gu, '-');
}

/** The slug of a name, or with the first number from 2 on that makes it free. */
export function freeSlug(name: string, taken: ReadonlySet<string>): string {
  const slug = slugOf(name);
  const start = slug.replace(/-$/, '');
  for (let candidate = slug, number = 2; ; number += 1) {
    if (!taken.has(candidate)) return candidate;
    candidate = `${start}-${number}`;
  }
}

/**
 * Whether a text is made as slugs are. Wider than what is given today, for every id that a list has must stay good:
 * numbers once came after a second hyphen.
 */
export function isSlug(id: string): boolean {
  return id === id.toLowerCase() && /^[\p{L}\p{N}\p{M}-]+$/u.test(id);
}

/** A name of 80 characters may grow to twice as many in lower case, and gets a number. */
export const longestSlug = 200;
