import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { hash } from 'node:crypto';
import { DataSource } from 'typeorm';
import { withoutDismissed, type Dismissal } from '../../../../checks/dismissed.js';
import type { Finding } from '../../../../checks/registry.js';
import { EditorialRules, type RulesDocument } from '../../editorial/contract.js';
import { type Settings, SETTINGS } from '../../platform/config/settings.js';
import type { Reader } from '../domain/reader.js';
import type { ArticleColumns } from '../read-models/article-list/article-answers.js';
import { CheckContext } from './check-context.js';
import { CheckPool, type Checked } from './check-pool.js';
import { KeptFindings, type Known } from './kept-findings.js';

interface NumberedRules {
  readonly document: RulesDocument;
  readonly digest: string;
}

/** What is checked of an article, and by which rules. */
type CheckedColumns = Pick<ArticleColumns, 'id' | 'title' | 'content' | 'personaId' | 'socialCaptions'> & {
  readonly ruleReport: Pick<ArticleColumns['ruleReport'], 'rulesRevision'>;
};

interface Check {
  readonly found: Promise<Found>;
  isKept: boolean;
}

interface Found extends Checked {
  /** The others were those that the key names. */
  readonly fitsKey: boolean;
}

/** Whoever asks meanwhile waits for the same; what couldn’t be checked in time is not tried again for a minute. */
const underWay = { max: 500, ttl: 60_000 };

/**
 * What the checks find in an article, by the rules that its text was saved under. Findings follow from what is on
 * record, so they are not recorded themselves; they are kept under a key that says what they were found in, so that
 * they hold as long as all of that is the same.
 */
@Injectable()
export class ArticleFindings {
  private readonly checks = new LRUCache<string, Check>(underWay);
  // A revision of the rules never changes.
  private readonly rulesOf = new LRUCache<number, NumberedRules>({
    max: 50,
    fetchMethod: async (revision) => {
      const document = await this.rules.at(revision);
      return document && numbered(document);
    },
  });

  constructor(
    private readonly rules: EditorialRules,
    private readonly context: CheckContext,
    private readonly pool: CheckPool,
    private readonly kept: KeptFindings,
    private readonly dataSource: DataSource,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Without the guesses that were dismissed.
   * @param ahead of an article that has just been saved, as of `ahead`
   */
  async of(reader: Reader, row: ArticleColumns, ahead?: Promise<Known | undefined>): Promise<Finding[]> {
    const [rules, known] = await Promise.all([
      this.rulesAt(row.ruleReport.rulesRevision),
      ahead?.then((found) => found ?? this.kept.find(reader, row.id)) ?? this.kept.find(reader, row.id),
    ]);
    const key = this.keyOf(row, rules, known);
    if (known?.findings && known.key === key) {
      return withoutDismissed(JSON.parse(known.findings) as Finding[], known.dismissals);
    }
    const check = this.checkOf(reader, row, rules, known, key);
    const { findings, outcome, fitsKey } = await check.found;
    if (outcome === 'checked' && fitsKey && !check.isKept) {
      check.isKept = true;
      this.kept.keep(reader, row, key, findings);
    }
    return withoutDismissed(findings, known?.dismissals ?? []);
  }

  /**
   * Begins to check a text while it is saved, so that who saves it waits for the longer of the two and not for both.
   * @returns what it rests on; undefined when that could not be found, which keeps nobody from saving
   */
  async ahead(
    reader: Reader,
    id: string,
    { title, content }: { readonly title?: string | undefined; readonly content?: string | undefined },
    rulesRevision: number,
  ): Promise<Known | undefined> {
    try {
      const [rules, known] = await Promise.all([
        this.rulesAt(rulesRevision),
        this.kept.find(reader, id, content === undefined),
      ]);
      if (!known) return undefined;
      const text = { title: title ?? known.title, content: content ?? known.content ?? '' };
      const row = { ...known, ...text, id, ruleReport: { rulesRevision } };
      const key = this.keyOf(row, rules, known);
      if (known.key !== key) this.checkOf(reader, row, rules, known, key);
      return known;
    } catch {
      return undefined;
    }
  }

  /** Those of an article, for a text of it that is not saved. */
  dismissals(articleId: string): Promise<Dismissal[]> {
    return this.dataSource.query('select rule, quote from dismissed_finding where article_id = $1', [
      articleId,
    ]);
  }

  private async rulesAt(revision: number): Promise<NumberedRules> {
    return (await this.rulesOf.fetch(revision)) ?? numbered((await this.rules.current()).document);
  }

  /** All that findings rest on. */
  private keyOf(
    { title, content, socialCaptions }: CheckedColumns,
    { digest }: NumberedRules,
    known: Known | undefined,
  ): string {
    const { brandHashtags, brandInsightsUrl } = this.settings;
    const checks = [this.pool.version, digest, brandHashtags, brandInsightsUrl];
    const text = [title, content, socialCaptions, known?.hasSources, known?.others];
    return hash('sha256', JSON.stringify([checks, text]), 'base64');
  }

  private checkOf(
    reader: Reader,
    row: CheckedColumns,
    rules: NumberedRules,
    known: Known | undefined,
    key: string,
  ): Check {
    const begun = this.checks.get(key);
    if (begun) return begun;
    const check = { found: this.find(reader, row, rules, known), isKept: false };
    this.checks.set(key, check);
    check.found.then(
      ({ outcome }) => outcome === 'busy' && this.checks.delete(key),
      () => this.checks.delete(key),
    );
    return check;
  }

  private async find(
    reader: Reader,
    { id: articleId, title, content, personaId, socialCaptions: captions }: CheckedColumns,
    { document: rules }: NumberedRules,
    known: Known | undefined,
  ): Promise<Found> {
    const { others, context } = await this.context.gather(reader, {
      articleId,
      personaId,
      captions,
      others: known?.others,
      hasSources: known?.hasSources,
    });
    const checked = await this.pool.check({ title, content, rules, ...context });
    // Somebody may have changed the others meanwhile.
    const fitsKey = others.earlier === known?.others.earlier && others.samples === known.others.samples;
    return { ...checked, fitsKey };
  }
}

const numbered = (document: RulesDocument): NumberedRules => ({
  document,
  digest: hash('sha256', JSON.stringify(document), 'base64'),
});
