import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ArticleLookup, type FoundArticle, imageOf, type Reader } from '../../../articles/contract.js';
import { CategoryList } from '../../../editorial/contract.js';
import { AiQuota } from '../../../platform/ai/ai-quota.js';
import { providerRefusal } from '../../../platform/ai/provider-refusal.js';
import { AggregateStore } from '../../../platform/event-sourcing/aggregate-store.js';
import { derivedId, type CommandContext } from '../../../platform/event-sourcing/command-context.js';
import { ProgressFeed } from '../../../platform/http/live/progress-feed.js';
import { whileHeld } from '../../../platform/replicas/while-held.js';
import { WorkLeases, type Lease } from '../../../platform/replicas/work-leases.js';
import { SingleFlight } from '../../../platform/concurrency/single-flight.js';
import { promotedArticle } from '../../promoted/promoted-article.js';
import {
  headerImagesDecider,
  imagesOfASet,
  type HeaderImages,
  type HeaderImagesCommand,
  type MadeImages,
} from '../domain/header-images.decider.js';
import type { HeaderImage } from '../domain/header-images.events.js';
import { ImageFiles } from '../files/image-files.js';
import {
  HeaderImageMaker,
  type ImageStage,
  type MadeSet,
  type Wanted,
} from '../generation/header-image-maker.js';
import type { PictureOrder } from '../generation/picture-order.js';
import type { ImagesAnswer } from '../dto/images.dto.js';

/** Has three header images made for a promoted article; they replace its present ones. */
export class GenerateHeaderImages extends Command<ImagesAnswer> {
  constructor(
    readonly context: CommandContext,
    readonly asker: Reader,
    readonly articleId: string,
  ) {
    super();
  }
}

@CommandHandler(GenerateHeaderImages)
export class GenerateHeaderImagesHandler implements ICommandHandler<GenerateHeaderImages> {
  private readonly running = new SingleFlight<ImagesAnswer>();

  constructor(
    private readonly aggregates: AggregateStore,
    private readonly articles: ArticleLookup,
    private readonly categories: CategoryList,
    private readonly files: ImageFiles,
    private readonly maker: HeaderImageMaker,
    private readonly leases: WorkLeases,
    private readonly quota: AiQuota,
    private readonly progress: ProgressFeed,
  ) {}

  /**
   * Runs one generation for each article at a time. Anybody who asks meanwhile gets the result of the first request; in
   * another process, they get what that request has recorded.
   */
  async execute(command: GenerateHeaderImages): Promise<ImagesAnswer> {
    const { asker, articleId } = command;
    const article = await promotedArticle(this.articles, asker, articleId, 'Header images');
    return this.quota.run(asker.id, () =>
      this.running.run(articleId, () => this.afterOthers(command, article)),
    );
  }

  private async afterOthers(command: GenerateHeaderImages, article: FoundArticle): Promise<ImagesAnswer> {
    const { articleId, context } = command;
    const before = await this.load(articleId);
    return this.leases.tellingOutages(`headerImages-${articleId}`, async (lease) => {
      const now = await this.load(articleId);
      const generationId = derivedId(context.commandId, 'header-images');
      const isDone = now.sets !== before.sets || now.current?.generationId === generationId;
      if (now.current && isDone) return answerOf(now.current, setMessage(now.current.images), article);
      return this.generate(command, article, generationId, now, lease);
    });
  }

  private async load(articleId: string): Promise<HeaderImages> {
    return (await this.aggregates.load(headerImagesDecider, articleId)).state;
  }

  private async generate(
    { asker, context }: GenerateHeaderImages,
    article: FoundArticle,
    generationId: string,
    { current, kept, sets }: HeaderImages,
    lease: Lease,
  ): Promise<ImagesAnswer> {
    const ready = kept?.articleRevision === article.revision ? kept.images : [];
    const order: PictureOrder = {
      generationId,
      person: asker.id,
      article,
      colour: (await this.categories.find(article.categoryId))?.color ?? '#6366f1',
      earlierSets: sets,
      usedPages: pagesOf(current?.images ?? []),
      keptLooks: await this.files.looksOf(ready.map(({ id }) => id)),
    };
    const tell = (stage: ImageStage): void =>
      this.progress.publish({
        userId: asker.id,
        work: context.key ?? article.id,
        stage,
        detail: { articleId: article.id },
      });
    const made = await this.maker.make(order, this.stillWanted(ready), lease.signal, tell);
    // The pictures are paid for, so storing them waits until an outage is over rather than lose them.
    for (const one of made.pictures) await whileHeld(lease, () => this.files.keep(article.id, one));
    const record = (recorded: HeaderImagesCommand): Promise<unknown> =>
      whileHeld(lease, () => this.aggregates.handle(headerImagesDecider, article.id, recorded, context));
    const images = [...ready, ...made.pictures.map(({ image }) => image)];
    const set = { articleRevision: article.revision, images };
    if (images.length < imagesOfASet) return this.giveUp(set, made, record);
    await record({ type: 'record-generated', generationId, ...set });
    return answerOf(set, setMessage(images, made), article);
  }

  private stillWanted(ready: readonly HeaderImage[]): Wanted {
    const whole = this.maker.share(imagesOfASet);
    const found = ready.filter(({ type }) => type === 'search').length;
    const drawn = Math.max(0, whole.drawn - (ready.length - found));
    return { drawn, found: Math.min(Math.max(0, whole.found - found), imagesOfASet - ready.length - drawn) };
  }

  /** Gives up, but keeps the pictures that worked for the next try. */
  private async giveUp(
    set: MadeImages,
    { drawingFailed, searchFellShort }: MadeSet,
    record: (recorded: HeaderImagesCommand) => Promise<unknown>,
  ): Promise<never> {
    if (!drawingFailed)
      throw new Error('Some images are missing, although the model drew everything it was asked for.');
    const reason = [drawingFailed.message, searchFellShort].filter(Boolean).join(' ');
    const { length } = set.images;
    if (length === 0) throw providerRefusal({ ...drawingFailed, message: reason }, 'image');
    await record({ type: 'record-incomplete', ...set, reason });
    const message = `${reason} ${length} of ${imagesOfASet} images are ready and will be kept for the next try.`;
    throw providerRefusal({ ...drawingFailed, message }, 'image');
  }
}

function answerOf(
  { images, articleRevision }: MadeImages,
  message: string,
  { packageRevisions }: FoundArticle,
): ImagesAnswer {
  const answered = images.map((image) => imageOf({ ...image, articleRevision }, packageRevisions));
  return { success: true, message, images: answered };
}

function pagesOf(images: readonly HeaderImage[]): string[] {
  return images.flatMap(({ sourcePage }) => sourcePage ?? []);
}

const counts = ['No', 'One', 'Two', 'Three'];
const inWords = (count: number): string => counts[count] ?? String(count);

/** Returns the message about a whole set: its contents, and why they differ from the plan if they do. */
function setMessage(
  images: readonly HeaderImage[],
  { drawingFailed, searchFellShort }: Partial<MadeSet> = {},
): string {
  const found = images.filter(({ type }) => type === 'search').length;
  const demo = images.filter(({ provenance }) => provenance?.provider === 'demo').length;
  const drawn = images.length - found - demo;
  const parts = [
    drawn > 0 && `${inWords(drawn)} drawn by the AI model`,
    demo > 0 && `${inWords(demo)} drawn by the demo`,
    found > 0 && `${inWords(found)} found in open collections`,
  ].filter((part) => part !== false);
  const [first = '', ...rest] = parts;
  const whole = [first, ...rest.map((part) => part.charAt(0).toLowerCase() + part.slice(1))].join(', ');
  return [`${whole}.`, drawingFailed?.message, searchFellShort].filter(Boolean).join(' ');
}
