import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';
import type { CheckedText, EarlierText, Source } from '../../../../checks/checked-text.js';
import type { Settings } from '../../platform/config/settings.js';
import { SETTINGS } from '../../platform/config/settings.token.js';
import { visibilityOf, type Reader } from '../domain/reader.js';
import {
  beforeOwn,
  earlierArticles,
  mostSamples,
  namesOf,
  samplesOf,
  type ComparedArticles,
} from './compared-articles.js';

/** What a text is compared with. */
export interface Comparison {
  /** The article the text is of; undefined for one that is none yet. */
  readonly articleId?: string | undefined;
  readonly personaId?: string | undefined;
  readonly captions?: readonly string[] | undefined;
  /** Which others there are, where that is known: then no earlier reading of them will do. */
  readonly others?: ComparedArticles | undefined;
}

interface Gathered {
  readonly context: Pick<CheckedText, 'earlier' | 'samples' | 'captions' | 'sources'>;
  /** Those that were read. */
  readonly others: ComparedArticles;
}

interface Other extends EarlierText {
  readonly id: string;
  readonly textRevision: number;
}

/** @param selection as of `earlierArticles` or `samplesOf` */
const textsOf = (selection: string): string =>
  `select seen.id, seen.text_revision "textRevision", title, content
   from (${selection}) seen join article using (id) order by seen.created_at desc, seen.id desc`;

/** Whoever works on a text has it checked again and again, beside the same others. */
const kept = { max: 100, maxSize: 5_000_000, ttl: 60_000 };
const sizeCalculation = (texts: readonly { readonly content: string }[]): number =>
  texts.reduce((sum, { content }) => sum + content.length, 1);

/** Gathers what checks rest on beside the text: what the reader may know of, and no more. */
@Injectable()
export class CheckContext {
  private readonly earlierOnes = new LRUCache<string, Other[], { reader: Reader; articleId: string }>({
    ...kept,
    sizeCalculation,
    fetchMethod: (_key, _stale, { context }) => this.readEarlier(context.reader, context.articleId),
  });
  private readonly samples = new LRUCache<string, Other[], string>({
    ...kept,
    sizeCalculation,
    fetchMethod: (_key, _stale, { context: personaId }) => this.readSamples(personaId),
  });

  constructor(
    private readonly dataSource: DataSource,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async gather(
    reader: Reader,
    { articleId, personaId, captions = [], others }: Comparison,
  ): Promise<Gathered> {
    const [earlier = [], samples = [], sources] = await Promise.all([
      articleId === undefined
        ? this.readEarlier(reader, undefined)
        : this.earlier(reader, articleId, others?.earlier),
      personaId === undefined ? [] : this.samplesOf(personaId, others?.samples),
      articleId === undefined ? undefined : this.sources(articleId),
    ]);
    const { brandHashtags: brandTags, brandInsightsUrl: link } = this.settings;
    const those = samples.filter(({ id }) => id !== articleId).slice(0, mostSamples);
    return {
      context: {
        earlier: earlier.map(({ title, content }) => ({ title, content })),
        samples: those.map(({ content }) => content),
        sources,
        captions: { captions, brandTags, link },
      },
      others: { earlier: namesOf(earlier), samples: namesOf(samples) },
    };
  }

  private earlier(reader: Reader, articleId: string, names = ''): Promise<Other[] | undefined> {
    const key = `${articleId} ${visibilityOf(reader)} ${names}`;
    return this.earlierOnes.fetch(key, { context: { reader, articleId } });
  }

  private samplesOf(personaId: string, names = ''): Promise<Other[] | undefined> {
    return this.samples.fetch(`${personaId} ${names}`, { context: personaId });
  }

  /** The latest articles that came before this one. */
  private readEarlier(reader: Reader, articleId: string | undefined): Promise<Other[]> {
    if (articleId === undefined) {
      const values: unknown[] = [];
      return this.dataSource.query(textsOf(earlierArticles(reader, values)), values);
    }
    const values: unknown[] = [articleId];
    const earlier = earlierArticles(reader, values, beforeOwn);
    const seen = `select seen.* from article own cross join lateral (${earlier}) seen where own.id = $1`;
    return this.dataSource.query(textsOf(seen), values);
  }

  /** What the article was written from; undefined for one of an older version, of which nobody knows. */
  private async sources(articleId: string): Promise<Source[] | undefined> {
    const [row] = await this.dataSource.query<{ sources: Source[] }[]>(
      'select sources from generation where id = $1',
      [articleId],
    );
    return row?.sources;
  }

  private readSamples(personaId: string): Promise<Other[]> {
    return this.dataSource.query(textsOf(samplesOf('$1')), [personaId]);
  }
}
