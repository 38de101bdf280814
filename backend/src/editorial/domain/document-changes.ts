import { diffArrays } from 'diff';

/** A place in a document before and after; null where there was or is nothing. */
export interface DocumentChange {
  /** The path of the place, such as `tone_and_voice.overall_tone.warmth` or `do_not[3]`. */
  readonly path: string;
  readonly from: unknown;
  readonly to: unknown;
}

type JsonMap = Readonly<Record<string, unknown>>;

/** Returns every place where two JSON documents differ. Entries of lists are matched, so an insertion is one change. */
export function documentChanges(before: unknown, after: unknown, path = ''): DocumentChange[] {
  if (Array.isArray(before) && Array.isArray(after)) return listChanges(before, after, path);
  if (isMap(before) && isMap(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) =>
      documentChanges(own(before, name), own(after, name), path ? `${path}.${name}` : name),
    );
  }
  return before === after ? [] : [{ path, from: before, to: after }];
}

function listChanges(before: readonly unknown[], after: readonly unknown[], path: string): DocumentChange[] {
  const changes: DocumentChange[] = [];
  let removed: unknown[] = [];
  let index = 0;
  const flush = (added: readonly unknown[]): void => {
    for (let i = 0; i < Math.max(removed.length, added.length); i += 1) {
      changes.push({ path: `${path}[${index + i}]`, from: removed[i] ?? null, to: added[i] ?? null });
    }
    removed = [];
    index += added.length;
  };
  for (const part of diffArrays([...before], [...after], { comparator: isSame })) {
    if (part.removed) removed = part.value;
    else if (part.added) flush(part.value);
    else {
      flush([]);
      index += part.value.length;
    }
  }
  flush([]);
  return changes;
}

/** Whether two entries are the same. They may be objects, whose members are always in the order of the schema. */
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function isMap(value: unknown): value is JsonMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Returns a member of the document. An entry may be named `constructor`, but members that the map only inherits are not
 * in the document.
 */
function own(map: JsonMap, name: string): unknown {
  return Object.hasOwn(map, name) ? map[name] : null;
}
