/** What a form holds: texts, and lists of texts. */
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
}

const sameField = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The fields that two states of a form differ in. */
export function differingFields<Values extends FormValues>(one: Values, other: Values): (keyof Values)[] {
  return Object.keys(one).filter((field) => !sameField(one[field], other[field]));
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
