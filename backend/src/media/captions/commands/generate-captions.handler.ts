import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ArticleLookup, type FoundArticle, type Reader } from '../../../articles/contract.js';
import { EditorialRules } from '../../../editorial/contract.js';
import { PersonaLibrary } from '../../../personas/contract.js';
import { AiQuota } from '../../../platform/ai/ai-quota.js';
import { providerRefusal } from '../../../platform/ai/provider-refusal.js';
import type { TextFailure } from '../../../platform/ai/text-failure.js';
import { type Settings, SETTINGS } from '../../../platform/config/settings.js';
import { AggregateStore } from '../../../platform/event-sourcing/aggregate-store.js';
import { derivedId, type CommandContext } from '../../../platform/event-sourcing/command-context.js';
import { DomainError } from '../../../platform/kernel/domain-error.js';
import { ProgressFeed } from '../../../platform/http/live/progress-feed.js';
import { whileHeld } from '../../../platform/replicas/while-held.js';
import { WorkLeases, type Lease } from '../../../platform/replicas/work-leases.js';
import { SingleFlight } from '../../../platform/concurrency/single-flight.js';
import { promotedArticle } from '../../promoted/promoted-article.js';
import type { CaptionsAnswer, GenerateCaptionsBody } from '../dto/captions.dto.js';
import {
  captionsDecider,
  captionsWithPlace,
  type Captions,
  type CaptionsCommand,
} from '../domain/captions.decider.js';
import { revisionsOf, type CaptionSet } from '../domain/captions.events.js';
import { CaptionWriter, type FaultyCaptions, type WrittenCaptions } from '../writing/caption-writer.js';
import { captionsOfASet } from '../writing/captions-answer.js';
import { captionSentences } from '../writing/compose-caption.js';

/** Has three captions, or one of them, written for a promoted article; they replace its present ones. */
export class GenerateCaptions extends Command<CaptionsAnswer> {
  constructor(
    readonly context: CommandContext,
    readonly asker: Reader,
    readonly request: GenerateCaptionsBody,
  ) {
    super();
  }
}

@CommandHandler(GenerateCaptions)
export class GenerateCaptionsHandler implements ICommandHandler<GenerateCaptions> {
  private readonly running = new SingleFlight<CaptionsAnswer>();

  constructor(
    private readonly aggregates: AggregateStore,
    private readonly articles: ArticleLookup,
    private readonly writer: CaptionWriter,
    private readonly leases: WorkLeases,
    private readonly quota: AiQuota,
    private readonly progress: ProgressFeed,
    private readonly personas: PersonaLibrary,
    private readonly rules: EditorialRules,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Runs one generation for each article at a time. Anybody who asks meanwhile gets the result of the first request; in
   * another process, they get what that request has recorded.
   */
  async execute(command: GenerateCaptions): Promise<CaptionsAnswer> {
    const { asker, request } = command;
    if (request.onlyIfMissing && request.only !== undefined) throw contradiction();
    const article = await promotedArticle(this.articles, asker, request.articleId, 'Captions');
    if (request.only !== undefined) captionsWithPlace((await this.load(article.id)).current, request.only);
    const name = `${article.id} ${request.onlyIfMissing === true} ${request.only ?? 'all'}`;
    return this.quota.run(asker.id, () => this.running.run(name, () => this.afterOthers(command, article)));
  }

  private async afterOthers(command: GenerateCaptions, article: FoundArticle): Promise<CaptionsAnswer> {
    const { context, request } = command;
    const { only } = request;
    const before = await this.load(article.id);
    const generationId = derivedId(context.commandId, 'captions');
    return this.leases.tellingOutages(`captions-${article.id}`, async (lease) => {
      const { current, sets, generationIds } = await this.load(article.id);
      const isMoved =
        only === undefined
          ? sets !== before.sets
          : current?.captions[only] !== before.current?.captions[only];
      const isThere = request.onlyIfMissing || isMoved || generationIds.includes(generationId);
      if (current && isThere) return answerOf(current, 'The article already has captions.');
      return this.generate(command, article, generationId, current, lease);
    });
  }

  private async load(articleId: string): Promise<Captions> {
    return (await this.aggregates.load(captionsDecider, articleId)).state;
  }

  private async generate(
    { asker, context, request }: GenerateCaptions,
    { id, revision, title, content, personaId, categoryName }: FoundArticle,
    generationId: string,
    current: CaptionSet | undefined,
    lease: Lease,
  ): Promise<CaptionsAnswer> {
    const tell = (stage: string): void =>
      this.progress.publish({
        userId: asker.id,
        work: context.key ?? generationId,
        stage,
        detail: { articleId: id },
      });
    const { brandHashtags: hashtags, brandInsightsUrl: insightsUrl } = this.settings;
    const brand = { hashtags, insightsUrl };
    const [persona, { document }] = await Promise.all([this.personas.find(personaId), this.rules.inForce()]);
    const inputs = {
      article: { title, content, category: categoryName },
      brandTags: brand.hashtags,
      link: insightsUrl,
      voice: persona ?? null,
      doNot: document.do_not,
      earlier: current?.captions.map(captionSentences) ?? [],
      only: request.only ?? null,
      refused: null,
    };
    tell('waiting');
    const outcome = await this.writer.write(inputs, brand, {
      person: asker.id,
      limitStarts: 'now',
      signal: lease.signal,
      onStage: tell,
    });
    if (!outcome.ok) throw refusal(outcome);
    const { captions, provenance } = outcome;
    const made = { generationId, articleRevision: revision, provenance };
    const record = recording(request, made, outcome);
    // The answer is paid for, so the append waits until an outage is over rather than lose it.
    const { state } = await whileHeld(lease, () =>
      this.aggregates.handle(captionsDecider, id, record, context),
    );
    return answerOf(
      state.current ?? { ...made, captions: [...captions] },
      writtenMessage(captions.length, request.only),
    );
  }
}

/** Makes the command that records the captions: a set, or one caption in the place that was asked for. */
function recording(
  { only, onlyIfMissing = false }: GenerateCaptionsBody,
  made: Pick<CaptionSet, 'generationId' | 'articleRevision' | 'provenance'>,
  { captions, marks, missing }: WrittenCaptions,
): CaptionsCommand {
  if (only !== undefined) {
    const messages = marks.map(({ message }) => message);
    return { ...made, type: 'record-caption', only, caption: captions.join(''), marks: messages };
  }
  const set = {
    ...made,
    captions: [...captions],
    ...(marks.length > 0 && { marks }),
    ...(missing.length > 0 && { missing }),
  };
  return { type: 'record-captions', set, onlyIfMissing };
}

function writtenMessage(written: number, only: number | undefined): string {
  if (only !== undefined) return `Caption ${only + 1} written anew.`;
  return written === captionsOfASet
    ? 'Three captions written.'
    : `${written} of ${captionsOfASet} captions written.`;
}

function answerOf(set: CaptionSet, message: string): CaptionsAnswer {
  const { captions, marks = [], missing = [] } = set;
  return {
    success: true,
    message,
    captions: [...captions],
    revisions: revisionsOf(set),
    marks: [...marks],
    missing: [...missing],
  };
}

function contradiction(): DomainError {
  const message = 'can’t be used together with onlyIfMissing';
  return new DomainError('invalid', 'invalid', `only ${message}.`, { errors: [{ field: 'only', message }] });
}

function refusal(outcome: TextFailure | FaultyCaptions): DomainError {
  if (outcome.kind !== 'faulty') return providerRefusal(outcome);
  const faults = outcome.faults.slice(0, 3).join(' ');
  return new DomainError(
    'provider-failed',
    'captions-faulty',
    `The model’s captions couldn’t be used. ${faults} Nothing was saved. Try again.`,
  );
}
