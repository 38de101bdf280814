import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import pLimit from 'p-limit';
import { countWords } from '../../../../checks/text/word-count.js';
import { articleDecider, TextJudge } from '../../articles/contract.js';
import { CategoryList, EditorialRules } from '../../editorial/contract.js';
import { ImportHeaderImages } from '../../media/contract.js';
import { PersonaLibrary } from '../../personas/contract.js';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import { derivedId, type CommandContext } from '../../platform/event-sourcing/command-context.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import type { Lease } from '../../platform/replicas/work-leases.js';
import type { Mapping } from '../domain/import.events.js';
import { inOneLine, type ItemOutcome, type WaitingItem } from '../items/import-items.js';

/** The import that some items belong to. */
interface ImportWork {
  readonly importId: string;
  readonly fileHash: string;
  readonly mapping: Mapping;
}

interface Named {
  readonly id: string;
  readonly name: string;
}

/** The most items at once. More would delay people whose texts are judged by the same thread. */
const sideBySide = 16;

/** The assumed state of a new article. If the article exists by now, the append is refused and its stream is read. */
const noArticle = { state: undefined, revision: undefined } as const;

/** Records items as articles. */
@Injectable()
export class ItemImporter {
  private readonly limit = pLimit(sideBySide);

  constructor(
    private readonly commands: CommandBus,
    private readonly aggregates: AggregateStore,
    private readonly judge: TextJudge,
    private readonly rules: EditorialRules,
    private readonly personas: PersonaLibrary,
    private readonly categories: CategoryList,
  ) {}

  /**
   * @throws DomainError `unavailable` while the record or Postgres is away; a repeat finds the articles that came
   * before
   */
  async bring(
    work: ImportWork,
    items: readonly WaitingItem[],
    lease: Lease,
    context: CommandContext,
  ): Promise<ItemOutcome[]> {
    const [rules, personas, categories] = await Promise.all([
      this.rules.inForce(),
      this.personas.all(),
      this.categories.all(),
    ]);
    const one = async (item: WaitingItem): Promise<ItemOutcome> => {
      lease.assertHeld();
      const article = articleOf(work, item, personas, categories);
      const report = await this.judge.report(article, rules);
      const command = { type: 'import', article, check: () => report } as const;
      // Each item has a command id of its own, so that a repeat after a crash is recognized.
      const commandId = derivedId(work.importId, `item ${item.number}`);
      try {
        const { events, state, revision } = await this.aggregates.handle(
          articleDecider,
          item.articleId,
          command,
          { ...context, commandId },
          { awaitReadModels: false, known: () => Promise.resolve(item.isNew ? noArticle : undefined) },
        );
        const own = state?.importedFrom?.importId === work.importId;
        const isGone = state?.status === 'deleted';
        const faults = isGone ? [] : await this.bringPictures(work, item, Number(revision), context);
        const became = stateOf(item, events[0]?.type, own);
        const shortened = became === 'unchanged' ? [] : (item.shortened ?? []);
        return { number: item.number, state: became, reason: inOneLine([...shortened, ...faults]) };
      } catch (error) {
        if (!(error instanceof DomainError) || error.kind === 'unavailable') throw error;
        return {
          number: item.number,
          state: error.kind === 'conflict' ? 'conflict' : 'failed',
          reason: error.message,
        };
      }
    };
    return Promise.all(items.map((item) => this.limit(() => one(item))));
  }

  /** @returns sentences that say why pictures did not come */
  private async bringPictures(
    { importId, mapping }: ImportWork,
    { articleId, title, site, url, images }: WaitingItem,
    revision: number,
    context: CommandContext,
  ): Promise<readonly string[]> {
    if (!mapping.fetchImages || images.length === 0) return [];
    const article = { id: articleId, revision, title, site, url };
    const pictures = images.map((image) => ({ ...image, url: wholeAddress(image.url, url) }));
    return this.commands.execute(new ImportHeaderImages(context, importId, article, pictures));
  }
}

/** The absolute address of a picture. Only the page that it is on can complete an address such as `/images/box.jpg`. */
const wholeAddress = (address: string, page: string | null): string =>
  page !== null && URL.canParse(address, page) ? new URL(address, page).href : address;

/**
 * @param own whether this import brought the present text; if nothing was added now, it did so before an interruption
 */
function stateOf({ isNew }: WaitingItem, added: string | undefined, own: boolean): ItemOutcome['state'] {
  if (added !== undefined) return added === 'ArticleImported' ? 'created' : 'updated';
  if (!own) return 'unchanged';
  return isNew ? 'created' : 'updated';
}

function articleOf(
  { importId, fileHash, mapping }: ImportWork,
  item: WaitingItem,
  personas: readonly Named[],
  categories: readonly Named[],
) {
  const { title, content, summary, isDraft, author, system, site, sourceId: id, url } = item;
  const { publishedAt, modifiedAt, itemHash } = item;
  const persona = personas.find((one) => one.id === chosen(mapping.authors, author));
  const wanted = item.categories
    .map((name) => chosen(mapping.categories, name))
    .find((found) => found !== null);
  const category = categories.find((one) => one.id === wanted);
  return {
    source: { importId, system, site, id, url, author, publishedAt, modifiedAt, fileHash, itemHash },
    personaId: persona?.id ?? null,
    personaName: persona?.name ?? null,
    categoryId: category?.id ?? null,
    categoryName: category?.name ?? null,
    title,
    content,
    wordCount: countWords(content),
    summary,
    status: isDraft ? 'draft' : mapping.status,
  } as const;
}

/** The id chosen for a name. Only own members count, because a name may be one that every object inherits. */
const chosen = (ids: Readonly<Record<string, string | null>>, name: string | null): string | null =>
  name !== null && Object.hasOwn(ids, name) ? (ids[name] ?? null) : null;
