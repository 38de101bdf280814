import { Inject, Injectable } from '@nestjs/common';
import { ArticleLookup, type Reader } from '../../articles/contract.js';
import { GetBatch } from '../../generation/contract.js';
import { type Settings, SETTINGS } from '../../platform/config/settings.js';
import { Checkpoints } from '../../record/contract.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { type ScheduledRunItem, ScheduledRunList } from '../../scheduler/contract.js';
import type { Digest, DigestItem } from '../channels/digest.js';
import type { FinishedWorkRow } from '../read-models/finished-work.js';

/** The reader of digests is the house, which may see everything. */
const theHouse: Reader = { id: '', role: 'admin', assignedPersona: null };

interface Written {
  readonly id: string;
  readonly title: string;
  readonly persona: string | null;
  readonly category: string | null;
}

/** Makes messages about what was generated. */
@Injectable()
export class Digests {
  constructor(
    private readonly articles: ArticleLookup,
    private readonly runs: ScheduledRunList,
    private readonly checkpoints: Checkpoints,
    private readonly getBatch: GetBatch,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @returns undefined when there is nothing left to tell, for instance because the article was deleted at once */
  async of({ kind, id }: Pick<FinishedWorkRow, 'kind' | 'id'>): Promise<Digest | undefined> {
    switch (kind) {
      case 'article':
        return this.ofArticle(id);
      case 'batch':
        return this.ofBatch(id);
      case 'run':
        return this.ofRun(id);
      default:
        return kind satisfies never;
    }
  }

  private async ofArticle(id: string): Promise<Digest | undefined> {
    const article = await this.articles.find(theHouse, id);
    if (!article) return undefined;
    const { title, personaName: persona, categoryName: category } = article;
    return {
      title: 'A new article is waiting for review',
      items: [this.item({ id, title, persona, category })],
      failures: [],
      url: this.at('/articles'),
    };
  }

  private async ofBatch(id: string): Promise<Digest | undefined> {
    const batch = await this.getBatch.execute(theHouse, id).catch(nothingLeft);
    if (!batch) return undefined;
    const { summary, articles, failures } = batch;
    return {
      title: `${madeOf(summary.totalGenerated, summary.requested)} of a batch ${waiting(summary.totalGenerated)} for review`,
      items: articles.map((article) => this.item(article)),
      failures: failures.map(failureInWords),
      url: this.at('/articles'),
    };
  }

  private async ofRun(id: string): Promise<Digest | undefined> {
    const run = await this.runs.find(id);
    if (!run) return undefined;
    const items = run.articles.map((article) => this.item(article));
    const failures = [...(run.reason === null ? [] : [run.reason]), ...run.failures.map(failureInWords)];
    const url = this.at(run.job === 'topics' && run.ideas > 0 ? '/topic-generator' : '/scheduler');
    const checkpoint = run.trigger === 'manual' ? undefined : await this.checkpoints.latest();
    return { title: runTitle(run), items, failures, url, ...(checkpoint && { checkpoint: checkpoint.note }) };
  }

  private item({ id, title, persona, category }: Written): DigestItem {
    const note = [persona, category].filter((name) => name !== null).join(', ');
    return {
      text: title,
      note: note === '' ? null : note,
      url: this.at(`/articles?article=${encodeURIComponent(id)}`),
    };
  }

  private at(path: string): string {
    return `${this.settings.publicUrl}${path}`;
  }
}

/** Work that no longer exists must not delay everything after it. */
function nothingLeft(error: unknown): undefined {
  if (!(error instanceof DomainError) || error.kind !== 'not-found') throw error;
}

function runTitle({ job, trigger, outcome, requested, articles, ideas }: ScheduledRunItem): string {
  const run = `the ${trigger === 'manual' ? 'extra' : 'weekly'} run`;
  if (outcome === 'failed') return `${capital(run)} of ${job} failed`;
  if (job === 'topics') return `${ideas} new topic ideas from ${run}`;
  return `${madeOf(articles.length, requested)} of ${run} ${waiting(articles.length)} for review`;
}

function madeOf(made: number, requested: number): string {
  const articles = requested === 1 ? 'article' : 'articles';
  return made === requested ? `${made} ${articles}` : `${made} of ${requested} ${articles}`;
}

function waiting(made: number): string {
  return made === 1 ? 'is waiting' : 'are waiting';
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

type Failure = Omit<Written, 'id' | 'title'> & { readonly reason: string };

function failureInWords({ persona, category, reason }: Failure): string {
  return persona === null || category === null ? reason : `${persona} for ${category}: ${reason}`;
}
