export type FormValues = Readonly<Record<string, string | readonly string[]>>;

/** A form's values at a revision of the thing. */
export interface Version<Values> {
  values: Values;
  revision: number;
}

/** Unsaved changes, and the version that they are based on. */
export interface Edits<Values> {
  base: Version<Values>;
  values: Values;
  /** The values that were sent to be saved, and that may have been saved although no answer came; the latest last. */
  sent?: readonly Values[] | undefined;
}

const sameField = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** The fields that two states of a form differ in. */
export function differingFields<Values extends FormValues>(one: Values, other: Values): (keyof Values)[] {
  return Object.keys(one).filter((field) => !sameField(one[field], other[field]));
}

/** Whether the server has exactly what was sent, except for the blanks that it trims. */
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
 * Whether the server has other words at the very revision that edits are based on. Then an older record was restored, and
 * others have changed it since; revisions alone can't tell the two histories apart.
 */
export function areOfAnotherHistory<Values extends FormValues>(
  { base }: Edits<Values>,
  { values, revision }: Version<Values>,
): boolean {
  return revision === base.revision && !sameButForBlanks(base.values, values);
}

/**
 * The part of edits that is still unsaved, given what the server has now; undefined when all of it is saved. A save
 * whose answer never came is recognised by what it has left on the server; later changes are put on top of it.
 */
export function unsavedOn<Values extends FormValues>(
  edits: Edits<Values>,
  server: Version<Values>,
): Edits<Values> | undefined {
  const { values, base } = edits;
  if (server.revision < base.revision) return edits;
  if (!isSaved(edits, server)) {
    if (differingFields(values, server.values).length === 0) return undefined;
    // The event that came since, such as a review, may not have changed what is edited here.
    const isUntouched = differingFields(base.values, server.values).length === 0;
    return isUntouched && server.revision > base.revision ? { ...edits, base: server } : edits;
  }
  return sameButForBlanks(values, server.values) ? undefined : { base: server, values };
}

interface Rebased<Values> {
  /** The values of others, with my changes on top. */
  values: Values;
  /** The fields in which my values differ from what others have now. */
  differing: (keyof Values)[];
  /** The fields that others changed and I did not. */
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
