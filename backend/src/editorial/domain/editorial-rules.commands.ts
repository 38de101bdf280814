import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import type { StoredDocument } from './editorial-rules.events.js';
import type { SavedConfiguration } from './saved-configuration.js';

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
