/**
 * The id that a category gets from its name: lower case, every run of other characters than letters, digits and
 * their marks one hyphen.
 */
export function slugOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}\p{M}]+/gu, '-');
}

/** The slug, or the slug with the first number from 2 on that makes it free. */
export function freeSlug(name: string, taken: ReadonlySet<string>): string {
  const slug = slugOf(name);
  for (let candidate = slug, number = 2; ; number += 1) {
    if (!taken.has(candidate)) return candidate;
    candidate = `${slug}-${number}`;
  }
}
