import type { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import type { FieldChanges } from '../../platform/event-sourcing/field-changes.js';

/** A way to undo something. */
export interface UndoPlan {
  /** The steps of the undo, in sentences for people. */
  readonly sentences: readonly string[];
  readonly command: (context: CommandContext) => Command<unknown>;
}

export function undoBy(sentence: string, command: UndoPlan['command']): UndoPlan {
  return { sentences: [sentence], command };
}

/** Refuses to undo something, and says why. */
export function impossible(reason: string): never {
  throw new DomainError('conflict', 'cannot-be-undone', reason);
}

/** Joins the labels of changed fields: “the role and the last name”. */
export function fieldsInWords<Fields extends object>(
  changed: Fields,
  labels: { readonly [Field in keyof Fields]-?: string },
): string {
  const fields = Object.keys(changed) as (keyof Fields)[];
  return new Intl.ListFormat('en').format(fields.map((field) => labels[field]));
}

/** @param what subject and verb: “The persona has” */
export function changedSince(what: string): never {
  impossible(`${what} been changed since. Undo the later change first.`);
}

/** Returns the values before a change; refuses if the values after it have been replaced since. */
export function valuesBefore<Fields extends object>(
  what: string,
  present: Fields,
  changes: FieldChanges<Fields>,
): Partial<Fields> {
  const before: Partial<Fields> = {};
  for (const [field, change] of Object.entries(changes) as [keyof Fields, { from: unknown; to: unknown }][]) {
    if (JSON.stringify(present[field]) !== JSON.stringify(change.to)) changedSince(`${what} has`);
    before[field] = change.from as Fields[keyof Fields];
  }
  return before;
}
