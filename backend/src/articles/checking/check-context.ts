import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';
import { bytesHeld } from '../../../../checks/text/bytes-held.js';
import type { CheckedText, EarlierText } from '../../../../checks/text/checked-text.js';
import { type Settings, SETTINGS } from '../../platform/config/settings.js';
import type { ArticleText } from '../domain/article.commands.js';
import { noSuchArticle } from '../domain/article.decider.js';
import type { Reader } from '../domain/reader.js';
import { Conditions } from '../article/conditions.js';
import { ArticleMaterial } from './article-material.js';
import {
  beforeOwn,
  compared,
  earlierArticles,
  idIn,
  textNameOf,
  samplesOf,
  type ComparedArticles,
} from './compared-articles.js';

/** The article and the other texts that a text is compared with. */
interface Comparison {
  /** The article that has the text; undefined for a text that is no article yet. */
  readonly articleId?: string | undefined;
  readonly personaId?: string | undefined;
  readonly captions?: readonly string[] | undefined;
  /** The other articles to compare with, if they are known already. */
  readonly others?: ComparedArticles | undefined;
  /** Whether there may be a record of what the article was written from. */
  readonly hasSources?: boolean | undefined;
}

/** The part of the context that belongs to the article itself. */
type OwnContext = Pick<CheckedText, 'captions' | 'sources' | 'asked' | 'claims'>;

/** The columns of an article that is checked. */
interface CheckedArticle extends ArticleText {
  readonly id: string;
  readonly personaId: string;
  readonly captions: string[];
  readonly revision: number;
}

interface Gathered {
  readonly context: OwnContext & Pick<CheckedText, 'earlier' | 'samples'>;
  /** The names of the articles that were read. */
  readonly others: ComparedArticles;
}

interface Other extends EarlierText {
  readonly id: string;
  readonly textEventId: string;
}

/**
 * The size of the cache. A text is checked again and again while somebody works on it, and later articles are compared
 * with the same texts.
 */
const keptBytes = 8 * 2 ** 20;

/** Gathers what checks need besides the text, including only texts that the reader may know of. */
@Injectable()
export class CheckContext {
  /** The texts by `textNameOf`. Each use asks again which of them the reader may see. */
  private readonly texts = new LRUCache<string, Other>({
    maxSize: keptBytes,
    sizeCalculation: bytesHeld,
  });

  constructor(
    private readonly dataSource: DataSource,
    private readonly material: ArticleMaterial,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async gather(
    reader: Reader,
    { articleId, personaId, captions = [], others, hasSources = true }: Comparison,
  ): Promise<Gathered> {
    const [{ earlier, samples }, own] = await Promise.all([
      this.read(others ?? (await this.othersOf(reader, articleId, personaId))),
      this.own(hasSources ? articleId : undefined, captions),
    ]);
    return {
      context: {
        ...own,
        earlier: earlier.map(({ title, content }) => ({ title, content })),
        samples: samples.map(({ content }) => content),
      },
      others: { earlier: earlier.map(textNameOf).join(), samples: samples.map(textNameOf).join() },
    };
  }

  /** @throws DomainError `not-found` when the reader may see no such article */
  async article(reader: Reader, id: string): Promise<CheckedArticle> {
    const conditions = new Conditions()
      .add('article.id = ?', id)
      .add('not article.deleted')
      .visibleTo(reader);
    const [row] = await this.dataSource.query<CheckedArticle[]>(
      `select id, persona_id "personaId", social_captions captions, revision, title, content
       from article where ${conditions.sql}`,
      conditions.values,
    );
    return row ?? noSuchArticle();
  }

  /** @param articleId undefined if there is no record of what the text was written from */
  async own(articleId: string | undefined, captions: readonly string[]): Promise<OwnContext> {
    const { brandHashtags: brandTags, brandInsightsUrl: link } = this.settings;
    const given = articleId === undefined ? undefined : await this.material.of(articleId);
    return { ...given, captions: { captions, brandTags, link } };
  }

  private async othersOf(
    reader: Reader,
    articleId: string | undefined,
    personaId: string | undefined,
  ): Promise<ComparedArticles> {
    const values: unknown[] = [personaId ?? null];
    const isOne = articleId !== undefined;
    if (isOne) values.push(articleId);
    const [found] = await this.dataSource.query<ComparedArticles[]>(
      `select ${compared(earlierArticles(reader, values, isOne ? beforeOwn : undefined))} earlier,
         ${compared(samplesOf('$1::text', isOne ? '$2' : undefined))} samples
       ${isOne ? 'from article where article.id = $2' : ''}`,
      values,
    );
    return found ?? { earlier: '', samples: '' };
  }

  private async read(names: ComparedArticles): Promise<{ earlier: Other[]; samples: Other[] }> {
    const [earlier, samples] = [namesIn(names.earlier), namesIn(names.samples)];
    const texts = new Map([...earlier, ...samples].map((name) => [name, this.texts.get(name)]));
    const missing = [...texts.keys()].filter((name) => !texts.get(name)).map(idIn);
    const read = missing.length === 0 ? [] : await this.readTexts(missing);
    for (const text of read) this.texts.set(textNameOf(text), text);
    // If somebody has changed one of the articles meanwhile, its present text is compared.
    const byId = new Map(read.map((text) => [text.id, text]));
    const of = (name: string): Other[] => [texts.get(name) ?? byId.get(idIn(name)) ?? []].flat();
    return { earlier: earlier.flatMap(of), samples: samples.flatMap(of) };
  }

  private readTexts(ids: readonly string[]): Promise<Other[]> {
    return this.dataSource.query<Other[]>(
      `select id, text_event_id "textEventId", title, content from article
       where id = any($1) and not deleted`,
      [ids],
    );
  }
}

const namesIn = (names: string): string[] => (names === '' ? [] : names.split(','));
