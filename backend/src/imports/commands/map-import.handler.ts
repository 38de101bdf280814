import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CategoryList } from '../../editorial/contract.js';
import { PersonaLibrary } from '../../personas/contract.js';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { importDecider } from '../domain/import.decider.js';
import type { Mapping } from '../domain/import.events.js';

/** Says which personas and categories stand for the names in an archive. */
export class MapImport extends Command<void> {
  constructor(
    readonly context: CommandContext,
    readonly id: string,
    readonly mapping: Mapping,
  ) {
    super();
  }
}

@CommandHandler(MapImport)
export class MapImportHandler implements ICommandHandler<MapImport> {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly personas: PersonaLibrary,
    private readonly categories: CategoryList,
  ) {}

  async execute({ context, id, mapping }: MapImport): Promise<void> {
    const [personas, categories] = await Promise.all([this.personas.all(), this.categories.all()]);
    assertKnown('authors', mapping.authors, personas);
    assertKnown('categories', mapping.categories, categories);
    await this.aggregates.handle(importDecider, id, { type: 'map', mapping }, context);
  }
}

function assertKnown(
  field: 'authors' | 'categories',
  chosen: Mapping['authors'],
  known: readonly { readonly id: string }[],
): void {
  const ids = new Set(known.map(({ id }) => id));
  const wrong = Object.entries(chosen).find(([, id]) => id !== null && !ids.has(id));
  if (!wrong) return;
  const message = `${field === 'authors' ? 'Persona' : 'Category'} not found.`;
  throw new DomainError('invalid', 'unknown-reference', message, {
    errors: [{ field: `${field}.${wrong[0]}`, message }],
  });
}
