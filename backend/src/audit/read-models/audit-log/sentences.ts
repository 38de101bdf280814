import type { DomainEvent } from '../../../platform/event-sourcing/event-catalog.js';
import type { Recorded } from '../../../platform/event-sourcing/recorded-event.js';

/**
 * The mark that replaces the subject's title in a summary. Most events do not carry the title; the log fills in the one
 * that the subject had at that time. (U+FFFC is the character that Unicode has for exactly this.)
 */
export const itsTitle = '\uFFFC';

/** One field of a thing before and after; null where there was or is nothing. */
export interface FieldChange {
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

/** The log’s description of an event. */
export interface Description {
  readonly subject: {
    /** The kind of the subject, such as `article`, `persona` or `user`. */
    readonly kind: string;
    readonly id: string;
    /** The title, if the event names or renames its subject; it holds from then on. */
    readonly title?: string | undefined;
  };
  /** The actor’s action, in words that follow the actor's name: `promoted “${itsTitle}”`. */
  readonly summary: string;
  readonly changes?: readonly FieldChange[];
}

/** A sentence for every event type of a module's catalogs. */
export type Descriptions<Event extends DomainEvent> = {
  readonly [Type in Event['type']]: (event: Recorded<Extract<Event, { readonly type: Type }>>) => Description;
};

/** Returns the changes of a thing that is new. */
export function firstValues(fields: Readonly<Record<string, unknown>>): FieldChange[] {
  return Object.entries(fields).map(([field, to]) => ({ field, from: null, to }));
}

/** Returns the changes of an event that carries `{field: {from, to}}` for each field that it changed. */
export function changedValues(
  changes: Readonly<Record<string, { readonly from: unknown; readonly to: unknown } | undefined>>,
): FieldChange[] {
  return Object.entries(changes).flatMap(([field, change]) =>
    change ? [{ field, from: change.from, to: change.to }] : [],
  );
}

/** Returns a function that makes subjects of one kind from their ids, and a title if an event gives one. */
export function subjectsOf(kind: string) {
  return (id: string, title?: string): Description['subject'] => ({ kind, id, title });
}

/** Returns a function that describes what happens to things of one kind. */
export function about(kind: string) {
  const subject = subjectsOf(kind);
  return (id: string, summary: string, title?: string): Description => ({
    subject: subject(id, title),
    summary,
  });
}

/**
 * Describes an event that carries `{field: {from, to}}` for each field that it changed: “renamed the persona “A” to “B”
 * and changed the context”, or “changed the context of the persona “B””.
 * @param what the kind in words, such as `the persona`
 * @param fields the fields that the event changed; a change of `name` is the renaming
 * @param labels each other field in words, such as `the context`
 */
export function changedFields(
  what: string,
  fields: Parameters<typeof changedValues>[0],
  labels: Readonly<Record<string, string>>,
): Pick<Description, 'summary' | 'changes'> {
  const changes = changedValues(fields);
  const name = changes.find(({ field }) => field === 'name');
  const others = changes.filter((change) => change !== name).map(({ field }) => labels[field] ?? field);
  const inWords = new Intl.ListFormat('en').format(others);
  const summary = name
    ? `renamed ${what} “${String(name.from)}” to “${itsTitle}”${inWords && ` and changed ${inWords}`}`
    : `changed ${inWords} of ${what} “${itsTitle}”`;
  return { summary, changes };
}
