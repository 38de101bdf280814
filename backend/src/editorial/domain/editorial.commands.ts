import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import type { StoredDocument } from './editorial-rules.events.js';

/** What saving a whole document did: how many of its things it made, changed and took away. */
export interface SavedConfiguration {
  readonly changes: { readonly created: number; readonly updated: number; readonly removed: number };
  /** Of the document, afterwards. */
  readonly revision: number;
}

export interface Category {
  /** Slug; stays when the name changes. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Hex, such as `#6366f1`. */
  readonly color: string;
}

/** Replaces the list: omitted categories are removed, and the order is kept. */
export class SaveCategories extends Command<SavedConfiguration> {
  readonly type = 'save';

  constructor(
    readonly context: CommandContext,
    readonly list: readonly Category[],
    readonly ifMatch: bigint | '*' | undefined,
  ) {
    super();
  }
}

/** Puts another document of rules into force. */
export class SaveEditorialRules extends Command<SavedConfiguration> {
  readonly type = 'set';

  /** @param restoredFrom the revision whose document this is, when the rules are set back */
  constructor(
    readonly context: CommandContext,
    readonly document: StoredDocument,
    readonly ifMatch: bigint | '*' | undefined,
    readonly restoredFrom?: number,
  ) {
    super();
  }
}

/** Sets the rules back to what they were after a revision. */
export class RestoreEditorialRules extends Command<SavedConfiguration> {
  constructor(
    readonly context: CommandContext,
    readonly revision: number,
    readonly ifMatch: bigint | '*' | undefined,
  ) {
    super();
  }
}
