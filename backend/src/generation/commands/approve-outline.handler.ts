import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Reader } from '../../articles/contract.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { generationDecider } from '../domain/generation.decider.js';
import type { Outline } from '../domain/generation.events.js';
import { sourcesOf } from '../domain/research.js';
import { invalidFields } from '../../platform/http/input/validation-refusal.js';
import { AwaitedGeneration, type GenerationReference } from '../production/awaited-generation.js';

/**
 * Has an article written along its outline, which may have been changed. A repeated approval finds the first one's
 * article.
 */
export class ApproveOutline extends Command<GenerationReference> {
  constructor(
    readonly context: CommandContext,
    readonly asker: Reader,
    readonly id: string,
    readonly outline: Outline,
    /** The ids of the passages to keep; undefined for all. */
    readonly passages?: readonly string[],
  ) {
    super();
  }
}

@CommandHandler(ApproveOutline)
export class ApproveOutlineHandler implements ICommandHandler<ApproveOutline> {
  constructor(private readonly generations: AwaitedGeneration) {}

  async execute(approval: ApproveOutline): Promise<GenerationReference> {
    const { context, asker, id, outline, passages } = approval;
    const plain = JSON.parse(JSON.stringify(outline)) as Outline;
    const command = {
      type: 'approve-outline',
      outline: plain,
      passages,
      commandId: context.commandId,
    } as const;
    const generation = await this.generations.own(asker, id);
    const { order, researched } = generation;
    assertKnownPassages(passages ?? [], researched?.passages ?? []);
    assertKnownSources(plain, sourcesOf(order.sources, researched, passages));
    // The decider is asked here, because going on would first wait for work that is under way.
    generationDecider.decide(command, generation);
    return this.generations.goOn(id, approval, command);
  }
}

function assertKnownPassages(kept: readonly string[], found: readonly { readonly id: string }[]): void {
  const known = new Set(found.map(({ id }) => id));
  const faults = kept.flatMap((id, place) =>
    known.has(id) ? [] : [{ field: `passages[${place}]`, message: `There is no passage ${id}.` }],
  );
  if (faults.length > 0) throw invalidFields(faults);
}

/** Refuses sections that refer to an unknown source, since the model would cite it. */
function assertKnownSources({ sections }: Outline, sources: readonly { readonly id: string }[]): void {
  const known = new Set(sources.map(({ id }) => id));
  const faults = sections.flatMap((section, index) =>
    section.sources.flatMap((id, place) =>
      known.has(id)
        ? []
        : [{ field: `outline.sections[${index}].sources[${place}]`, message: `There is no source ${id}.` }],
    ),
  );
  if (faults.length > 0) throw invalidFields(faults);
}
