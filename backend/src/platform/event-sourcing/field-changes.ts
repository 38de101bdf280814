import { z } from 'zod';

/** The schema of a field in an event about changes; events that do not change the field leave it out. */
export const changeOf = <T extends z.ZodType>(value: T) => z.object({ from: value, to: value }).optional();

/** The value before and after, for each field that changes. */
export type FieldChanges<Fields> = {
  readonly [Field in keyof Fields]?: { readonly from: Fields[Field]; readonly to: Fields[Field] } | undefined;
};

/** The changes that a patch makes to plain JSON values; fields that are absent, undefined or equal are left out. */
export function fieldChanges<Fields extends object>(
  before: Fields,
  patch: { readonly [Field in keyof Fields]?: Fields[Field] | undefined },
): FieldChanges<Fields> {
  const changed = (Object.keys(patch) as (keyof Fields)[]).filter(
    (field) => patch[field] !== undefined && JSON.stringify(patch[field]) !== JSON.stringify(before[field]),
  );
  return Object.fromEntries(
    changed.map((field) => [field, { from: before[field], to: patch[field] }]),
  ) as FieldChanges<Fields>;
}

/** The fields with all changes applied. */
export function withChanges<Fields extends object>(before: Fields, changes: FieldChanges<Fields>): Fields {
  return { ...before, ...newValues(changes) };
}

/** The changed fields only, with their new values. */
export function newValues<Fields extends object>(changes: FieldChanges<Fields>): Partial<Fields> {
  const present = Object.entries(changes) as [
    keyof Fields,
    { readonly to: Fields[keyof Fields] } | undefined,
  ][];
  return Object.fromEntries(
    present.flatMap(([field, change]) => (change ? [[field, change.to]] : [])),
  ) as Partial<Fields>;
}
