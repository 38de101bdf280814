import type { User } from '@/api/session';
import type { Edits, Version } from '@/components/editing/versions';

interface Directory {
  users: readonly User[];
  revision: number;
}

/** Returns the directory as the editor shows it: JSON text with its revision. */
export function documentOf({ users, revision }: Directory): Version<UsersText> {
  return { values: { content: JSON.stringify(users, null, 2) }, revision };
}

/** The list of users in its form, as JSON text. */
export type UsersText = { content: string };

type Entry = Readonly<Record<string, unknown>>;

/**
 * Applies edits of the list to what somebody else has saved, user by user and field by field. If one of the texts is
 * not a list, the edited one stays as it is.
 */
export function mergedUsers({ base, values }: Edits<UsersText>, theirs: UsersText): UsersText {
  const [before, mine, now] = [base.values, values, theirs].map(({ content }) => entriesIn(content));
  if (!before || !mine || !now) return values;
  const kept = now.map((entry) => ({
    ...entry,
    ...changed(entryOf(before, entry['id']), entryOf(mine, entry['id'])),
  }));
  const added = mine.filter(({ id }) => !entryOf(now, id));
  return { content: JSON.stringify([...kept, ...added], null, 2) };
}

/** Returns the list in a JSON text, either the whole text or the member `users`. */
function entriesIn(text: string): Entry[] | undefined {
  try {
    const document = JSON.parse(text) as { users?: unknown } | null;
    const list = Array.isArray(document) ? (document as unknown[]) : document?.users;
    return Array.isArray(list) && list.every(isEntry) ? list : undefined;
  } catch {
    return undefined;
  }
}

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function entryOf(list: readonly Entry[], id: unknown): Entry | undefined {
  return id === undefined ? undefined : list.find((entry) => entry['id'] === id);
}

/** Returns the fields of an entry that somebody has changed. */
function changed(before: Entry = {}, after: Entry = {}): Entry {
  return Object.fromEntries(
    Object.entries(after).filter(([field, value]) => JSON.stringify(before[field]) !== JSON.stringify(value)),
  );
}
