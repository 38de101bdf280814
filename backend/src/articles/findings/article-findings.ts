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
import { CheckPool, type Checked } from '../checking/check-pool.js';
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

interface Found extends Checked {
  /** The articles that the text was compared with; one may have changed after the check was asked for. */
  readonly others: string;
  /** Whether it has been kept for later. */
  isKept: boolean;
}

/** How many readers wait at once; whoever reads many articles side by side need not wait for all their checks. */
const mostWaiting = 4;

/** Whoever asks during a check waits for the same check; after one that couldn’t be kept, none is made for a minute. */
const underWay = { maxBytes: 8 * 2 ** 20, ttl: 60_000 };

/**
 * Finds what the checks say of an article, by the rules that its text was saved under. Findings follow from the record,
 * so they are not recorded themselves; they are kept under a key of all that they rest on, and hold as long as that is
 * the same.
 */
@Injectable()
export class ArticleFindings {
  /** A digest of the program and the settings that findings rest on; every key begins with it. */
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
   * @param told what is known of them, if anything; for an article that has just been saved, from `ahead`
   */
  async of(
    reader: Reader,
    row: CheckedColumns,
    told?: Known | Promise<Known | undefined>,
  ): Promise<Finding[]> {
    const basis = await this.basisOf(reader, row, told);
    return keptFor(basis) ?? this.checked(reader, row, basis);
  }

  /** Like `of`, but undefined for an article that must still be checked when enough others wait for other checks. */
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
   * Begins to check a text while it is saved, so that whoever saves it waits for the longer of the two and not for
   * both.
   * @returns what the check rests on; undefined when that could not be found, which keeps nobody from saving
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
      // Who wrote its addresses is on record only after the save.
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
    // A text that took too long is kept as such, since it would hold up others again the next time.
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

  /** A key of all that findings rest on, apart from other articles. */
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
    // The text is added as it is, since writing it as JSON takes longer than hashing it.
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
    // Who wrote what may be known the next time, so these findings are not kept.
    const outcome = modelWords === 'unknown' ? 'busy' : checked.outcome;
    return { ...checked, outcome, others: othersOf(others), isKept: false };
  }
}

/** For a text in which it matters who wrote what, this tells it from the same words by others; otherwise it is null. */
const writersOf = ({ content, textEventId, revision }: Omit<CheckedColumns, 'ruleReport'>) =>
  mayNameAddress(content) ? (textEventId ?? revision) : null;

const digestOf = (value: unknown): string => hash('sha256', JSON.stringify(value), 'base64');

const numbered = (document: RulesDocument): NumberedRules => ({
  document,
  digest: digestOf(document),
});
