import { z } from 'zod';
import { checkedDocument, listOfAtMost, refuseRepeated } from '../../platform/http/input/checked-document.js';
import type { Category } from '../domain/categories.decider.js';

/**
 * The id that a category gets from its name: lower case, every run of other characters than letters, digits and
 * their marks one hyphen.
 */
function slugOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}\p{M}]+/gu, '-');
}

/** The slug of a name, or with the first number from 2 on that makes it free. */
function freeSlug(name: string, taken: ReadonlySet<string>): string {
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
function isSlug(id: string): boolean {
  return id === id.toLowerCase() && /^[\p{L}\p{N}\p{M}-]+$/u.test(id);
}

/** A name of 80 characters may grow to twice as many in lower case, and gets a number. */
const longestSlug = 200;

const required = 'Name and description are required';
const defaultColor = '#6366f1';

const text = (maximum: number) =>
  z
    .string({
      error: ({ input }) => (input === undefined || input === null ? required : 'This must be text.'),
    })
    .trim()
    .min(1, required)
    .max(maximum, `At most ${maximum} characters.`);

const entry = z.strictObject({
  id: z
    .string()
    .min(1, 'An id needs at least one character.')
    .max(longestSlug, `At most ${longestSlug} characters.`)
    .refine(isSlug, 'An id can only contain lower-case letters, digits and hyphens.')
    .optional(),
  name: text(80).refine(
    (name) => !/\p{Cc}/u.test(name),
    'A name must be a single line without control characters.',
  ),
  description: text(500),
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'A colour looks like #6366f1.')
    .optional(),
});

const list = listOfAtMost(200, entry, 'At most 200 categories.').superRefine((entries, context) => {
  refuseRepeated(
    entries,
    context,
    ({ id }) => id,
    ({ id }) => `“${id}” is already in the list.`,
    'id',
  );
  const keyOf = ({ name }: z.infer<typeof entry>): string => name.normalize('NFKC').toLowerCase();
  refuseRepeated(entries, context, keyOf, ({ name }) => `“${name}” is already in the list.`, 'name');
});

const wrapped = z.strictObject({ categories: list });

/**
 * The categories to save, as a bare list or as the GET answers it.
 * @throws DomainError `invalid` with a path such as `content[3].name` for each fault
 */
export function categoriesIn(document: unknown): Category[] {
  const entries = Array.isArray(document)
    ? checkedDocument(list, document, 'content')
    : checkedDocument(wrapped, document, 'content').categories;
  const taken = new Set(entries.flatMap(({ id }) => id ?? []));
  return entries.map(({ id: given, name, description, color = defaultColor }) => {
    const id = given ?? freeSlug(name, taken);
    taken.add(id);
    return { id, name, description, color: color.toLowerCase() };
  });
}
