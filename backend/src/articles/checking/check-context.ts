import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';
import type { CheckedText, EarlierText, Source } from '../../../../checks/checked-text.js';
import type { Settings } from '../../platform/config/settings.js';
import { SETTINGS } from '../../platform/config/settings.token.js';
import { visibilityOf, type Reader } from '../domain/reader.js';
import { Conditions } from '../read-models/article-list/conditions.js';

/** What a text is compared with. */
export interface Comparison {
  /** The article the text is of; undefined for one that is none yet. */
  readonly articleId?: string | undefined;
  readonly personaId?: string | undefined;
  readonly captions?: readonly string[] | undefined;
}

interface Sample {
  readonly id: string;
  readonly content: string;
}

const mostEarlier = 10;
const mostSamples = 8;

/** Whoever works on a text has it checked again and again, beside the same others. */
const kept = { max: 100, maxSize: 5_000_000, ttl: 60_000 };
const sizeCalculation = (texts: readonly { readonly content: string }[]): number =>
  texts.reduce((sum, { content }) => sum + content.length, 1);

/** Gathers what checks rest on beside the text: what the reader may know of, and no more. */
@Injectable()
export class CheckContext {
  private readonly earlierOnes = new LRUCache<string, EarlierText[], { reader: Reader; articleId: string }>({
    ...kept,
    sizeCalculation,
    fetchMethod: (_key, _stale, { context }) => this.readEarlier(context.reader, context.articleId),
  });
  private readonly samples = new LRUCache<string, Sample[]>({
    ...kept,
    sizeCalculation,
    fetchMethod: (personaId) => this.readSamples(personaId),
  });

  constructor(
    private readonly dataSource: DataSource,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async gather(
    reader: Reader,
    { articleId, personaId, captions = [] }: Comparison,
  ): Promise<Pick<CheckedText, 'earlier' | 'samples' | 'captions' | 'sources'>> {
    const [earlier, samples = [], sources] = await Promise.all([
      articleId === undefined ? this.readEarlier(reader, undefined) : this.earlier(reader, articleId),
      personaId === undefined ? [] : this.samples.fetch(personaId),
      articleId === undefined ? undefined : this.sources(articleId),
    ]);
    const { brandHashtags: brandTags, brandInsightsUrl: link } = this.settings;
    const others = samples.filter(({ id }) => id !== articleId).slice(0, mostSamples);
    return {
      earlier,
      samples: others.map(({ content }) => content),
      sources,
      captions: { captions, brandTags, link },
    };
  }

  private earlier(reader: Reader, articleId: string): Promise<EarlierText[] | undefined> {
    const key = `${articleId} ${visibilityOf(reader)}`;
    return this.earlierOnes.fetch(key, { context: { reader, articleId } });
  }

  /** The latest articles that came before this one. */
  private readEarlier(reader: Reader, articleId: string | undefined): Promise<EarlierText[]> {
    const conditions = new Conditions().add('not article.deleted').visibleTo(reader);
    if (articleId !== undefined) {
      conditions.add(
        '(created_at, id) < (select own.created_at, own.id from article own where own.id = ?)',
        articleId,
      );
    }
    return this.dataSource.query(
      `select title, content from article where ${conditions.sql}
       order by created_at desc, id desc limit ${mostEarlier}`,
      conditions.values,
    );
  }

  /** What the article was written from; undefined for one of an older version, of which nobody knows. */
  private async sources(articleId: string): Promise<Source[] | undefined> {
    const [row] = await this.dataSource.query<{ sources: Source[] }[]>(
      'select sources from generation where id = $1',
      [articleId],
    );
    return row?.sources;
  }

  /** What people approved of a persona: its latest promoted articles, with one to spare for the text's own. */
  private readSamples(personaId: string): Promise<Sample[]> {
    return this.dataSource.query(
      `select id, content from article where persona_id = $1 and status = 'promoted' and not deleted
       order by created_at desc limit ${mostSamples + 1}`,
      [personaId],
    );
  }
}
