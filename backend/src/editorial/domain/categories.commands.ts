import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import type { SavedConfiguration } from './saved-configuration.js';

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
