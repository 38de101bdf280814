import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { hash } from 'node:crypto';
import { bytesHeld } from '../../../../checks/text/bytes-held.js';
import { withoutDismissed } from '../../../../checks/dismissed.js';
import { inOrder, type Finding } from '../../../../checks/registry.js';
import { mayNameAddress } from '../../../../checks/text/addresses.js';
import { EditorialRules, type RulesDocument } from '../../editorial/contract.js';
import { type Settings, SETTINGS } from '../../platform/config/settings.js';
import { ChangeFeed } from '../../platform/event-sourcing/change-feed.js';
import { PromiseCache } from '../../platform/concurrency/promise-cache.js';
import type { Reader } from '../domain/reader.js';
import { CheckContext } from '../checking/check-context.js';
import { CheckPool, type CheckedFindings } from '../checking/check-pool.js';
import { amongKeys } from '../checking/dismissed-findings.js';
import {
  isComparing,
  keptFor,
  nameOfCheck,
  ownFor,
  partOf,
  type Basis,
  type NumberedRules,
} from './findings-basis.js';
import { ModelWords } from '../checking/model-words.js';
import {
  KeptFindings,
  othersOf,
  type CheckedColumns,
  type Known,
  type KnownArticle,
} from './kept-findings.js';

interface Found extends CheckedFindings {
  /** The articles that the text was compared with; one may have changed after the check was asked for. */
  readonly others: string;
  /** Whether it has been kept for later. */
  isKept: boolean;
}

/**
 * The most readers that wait at once, because whoever reads many articles side by side need not wait for all checks.
 */
const mostWaiting = 4;

/**
 * Whoever asks during a check waits for the same check. If its result couldn’t be kept, it serves others for a minute.
 */
const underWay = { maxBytes: 8 * 2 ** 20, ttl: 60_000 };

/**
 * Finds what the checks say of an article, by the rules that its text was saved under. Findings follow from the record,
 * so they are not recorded themselves. They are kept under a key of everything that they depend on, and hold while it
 * is the same.
 */
@Injectable()
export class ArticleFindings {
  /** A digest of the program and the settings that findings depend on; every key begins with it. */
  readonly version: string;

  private waiting = 0;
  private readonly checks = new PromiseCache<Found>(underWay);
  // A revision of the rules never changes, unless another record takes the place of this one.
  private readonly rulesOf = new LRUCache<number, NumberedRules>({
    maxSize: 8 * 2 ** 20,
    sizeCalculation: bytesHeld,
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
    private readonly words: ModelWords,
    @Inject(SETTINGS) { brandHashtags, brandInsightsUrl }: Settings,
    feed: ChangeFeed,
  ) {
    feed.missed.subscribe(() => this.rulesOf.clear());
    this.version = digestOf([pool.version, brandHashtags, brandInsightsUrl]);
  }

  /**
   * Returns the findings without dismissed guesses.
   * @param told the facts that are known already, if any; for an article that has just been saved, those from `ahead`
   */
  async of(
    reader: Reader,
    row: CheckedColumns,
    told?: Known | Promise<Known | undefined>,
  ): Promise<Finding[]> {
    const basis = await this.basisOf(reader, row, told);
    return keptFor(basis) ?? this.checked(reader, row, basis);
  }

  /** Like `of`, but undefined if the article must still be checked and enough others wait for other checks. */
  async soon(reader: Reader, row: CheckedColumns & Known): Promise<Finding[] | undefined> {
    const basis = await this.basisOf(reader, row, row);
    const kept = keptFor(basis);
    if (kept || (this.waiting >= mostWaiting && !this.checks.has(nameOfCheck(basis, reader)))) return kept;
    this.waiting += 1;
    try {
      return await this.checked(reader, row, basis);
    } finally {
      this.waiting -= 1;
    }
  }

  /**
   * Begins to check a text while it is saved, so that the two run side by side.
   * @returns the facts that the check depends on; undefined if they could not be found, which does not prevent the save
   */
  async ahead(
    reader: Reader,
    id: string,
    { title, content }: { readonly title?: string | undefined; readonly content?: string | undefined },
    rulesRevision: number,
  ): Promise<KnownArticle | undefined> {
    try {
      const [rules, known] = await Promise.all([
        this.rulesAt(rulesRevision),
        this.kept.find(reader, id, content === undefined),
      ]);
      if (!known) return undefined;
      const text = { title: title ?? known.title, content: content ?? known.content ?? '' };
      // The writers of its addresses are on record only after the save.
      if (mayNameAddress(text.content)) return known;
      const row = { ...known, ...text, id, textEventId: null, ruleReport: { rulesRevision } };
      const key = this.keyOf(row, rules, known);
      if (known.key !== key) void this.checkOf(reader, row, { rules, known, key });
      return known;
    } catch {
      return undefined;
    }
  }

  private async basisOf(
    reader: Reader,
    row: CheckedColumns,
    told?: Known | Promise<Known | undefined>,
  ): Promise<Basis> {
    const [rules, known] = await Promise.all([
      this.rulesAt(row.ruleReport.rulesRevision),
      Promise.resolve(told).then((found) => found ?? this.kept.find(reader, row.id)),
    ]);
    return { rules, known, key: this.keyOf(row, rules, known) };
  }

  private async checked(reader: Reader, row: CheckedColumns, basis: Basis): Promise<Finding[]> {
    const { key, known } = basis;
    const own = ownFor(basis);
    const found = await this.checkOf(reader, row, basis);
    const { findings, outcome, others } = found;
    const ofOthers = findings.filter(isComparing);
    // A text that took too long is kept as such, because it would hold up others again the next time.
    if (outcome !== 'busy' && !found.isKept) {
      found.isKept = true;
      const couldBe = outcome === 'checked';
      const alone = own ? null : findings.filter((finding) => !couldBe || !isComparing(finding));
      this.kept.keep(reader, row, { key, others }, alone && { findings: alone, runs: found.runs }, ofOthers);
    }
    return withoutDismissed(
      own ? inOrder([...own, ...ofOthers]) : findings,
      amongKeys(known?.dismissals ?? []),
    );
  }

  private async rulesAt(revision: number): Promise<NumberedRules> {
    return (await this.rulesOf.fetch(revision)) ?? numbered((await this.rules.current()).document);
  }

  /** The key of everything that findings depend on, apart from other articles. */
  private keyOf(
    row: Omit<CheckedColumns, 'ruleReport'>,
    { digest }: NumberedRules,
    known: Known | undefined,
  ): string {
    const { id, personaId, title, content, socialCaptions } = row;
    // The sources that an article was given change only with its text, so its id stands for them.
    const rest = JSON.stringify([
      id,
      personaId,
      digest,
      title,
      socialCaptions,
      known?.hasSources,
      writersOf(row),
    ]);
    // The text is added as it is, because writing it as JSON takes longer than hashing it.
    return this.version + hash('sha256', rest + content, 'base64');
  }

  private checkOf(reader: Reader, row: CheckedColumns, basis: Basis): Promise<Found> {
    const name = nameOfCheck(basis, reader);
    return this.checks.of(name, () => {
      const check = this.find(reader, row, basis);
      check.then(
        ({ outcome }) => outcome === 'busy' && this.checks.delete(name),
        () => undefined,
      );
      return check;
    });
  }

  private async find(reader: Reader, row: CheckedColumns, basis: Basis): Promise<Found> {
    const { id, revision, title, content, personaId, socialCaptions: captions } = row;
    const { rules, known } = basis;
    const { others, context } = await this.context.gather(reader, {
      articleId: id,
      personaId,
      captions,
      others: known,
      hasSources: known?.hasSources,
    });
    const text = { title, content, rules: rules.document, ...context };
    const part = partOf(basis);
    const modelWords = part === 'all' ? await this.words.of(text, { id, revision }) : undefined;
    const checked = await this.pool.check({ ...text, modelWords }, part);
    // It may be known the next time who wrote what, so these findings are not kept.
    const outcome = modelWords === 'unknown' ? 'busy' : checked.outcome;
    return { ...checked, outcome, others: othersOf(others), isKept: false };
  }
}

/** The part of the key that stands for the writers of a text; null if it does not matter who wrote what. */
const writersOf = ({ content, textEventId, revision }: Omit<CheckedColumns, 'ruleReport'>) =>
  mayNameAddress(content) ? (textEventId ?? revision) : null;

const digestOf = (value: unknown): string => hash('sha256', JSON.stringify(value), 'base64');

const numbered = (document: RulesDocument): NumberedRules => ({
  document,
  digest: digestOf(document),
});
