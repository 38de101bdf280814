export type FormValues = Readonly<Record<string, string | readonly string[]>>;

/** A form's values as they stood at a revision of the thing. */
export interface Version<Values> {
  values: Values;
  revision: number;
}

/** What somebody has changed and not saved, and what they changed it on. */
export interface Edits<Values> {
  base: Version<Values>;
  values: Values;
  /** What was sent to be saved, and may have been saved although no answer came; the latest last. */
  sent?: readonly Values[] | undefined;
}

const sameField = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** The fields that two states of a form differ in. */
export function differingFields<Values extends FormValues>(one: Values, other: Values): (keyof Values)[] {
  return Object.keys(one).filter((field) => !sameField(one[field], other[field]));
}

/** Whether the server has just what was sent, but for the blanks that it takes off the ends. */
function isSaved<Values extends FormValues>(
  { base, sent = [] }: Edits<Values>,
  { values, revision }: Version<Values>,
): boolean {
  return revision > base.revision && sent.some((one) => sameButForBlanks(one, values));
}

function sameButForBlanks(one: FormValues, other: FormValues): boolean {
  return differingFields(trimmed(one), trimmed(other)).length === 0;
}

function trimmed(values: FormValues): FormValues {
  const entries = Object.entries(values).map(([field, value]) => [
    field,
    typeof value === 'string' ? value.trim() : value.map((entry) => entry.trim()),
  ]);
  return Object.fromEntries(entries) as FormValues;
}

/**
 * What of edits is still unsaved, with what the server has now. A save whose answer never came is seen by what it has
 * left on the server: what was written since goes on top of it.
 */
export function unsavedOn<Values extends FormValues>(
  edits: Edits<Values>,
  server: Version<Values>,
): Edits<Values> | undefined {
  const { values, base } = edits;
  if (server.revision < base.revision) return edits;
  if (!isSaved(edits, server)) {
    if (differingFields(values, server.values).length === 0) return undefined;
    // What came since, such as a review, has left alone what is edited here.
    const isUntouched = differingFields(base.values, server.values).length === 0;
    return isUntouched && server.revision > base.revision ? { ...edits, base: server } : edits;
  }
  return sameButForBlanks(values, server.values) ? undefined : { base: server, values };
}

interface Rebased<Values> {
  /** Theirs, and on top of it what I changed. */
  values: Values;
  /** Where I hold something else than they do now. */
  differing: (keyof Values)[];
  /** What they changed and I did not touch. */
  theirsAlone: (keyof Values)[];
}

/** Puts edits on top of what somebody else has saved since. */
export function rebase<Values extends FormValues>(
  { base, values }: Edits<Values>,
  theirs: Values,
): Rebased<Values> {
  const mine = differingFields(base.values, values);
  const merged = { ...theirs, ...Object.fromEntries(mine.map((field) => [field, values[field]])) };
  const changed = differingFields(base.values, theirs);
  return {
    values: merged,
    differing: differingFields(theirs, merged),
    theirsAlone: changed.filter((field) => !mine.includes(field)),
  };
}
