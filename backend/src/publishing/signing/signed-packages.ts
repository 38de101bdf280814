import { Inject, Injectable } from '@nestjs/common';
import { hash } from 'node:crypto';
import { DataSource } from 'typeorm';
import type { CitedSource } from '../../../../prose/footnotes.js';
import { markdownFile } from '../../../../prose/markdown-file.js';
import { ArticleOrigins, ArticlePackages, asOfRevision, type WholePackage } from '../../articles/contract.js';
import {
  actionsOf,
  ContentCredentials,
  oversightOf,
  PackageCredentials,
  signedPackagesDecider,
  textStatement,
  type PackageCredential,
  type TextFacts,
} from '../../credentials/contract.js';
import { systemActor } from '../../platform/event-sourcing/actor.js';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import { internalContext } from '../../platform/event-sourcing/command-context.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { type Settings, SETTINGS } from '../../platform/config/settings.js';
import { Checkpoints } from '../../record/contract.js';
import { ProseThreads } from '../prose/prose-threads.js';
import { textFacts } from './text-facts.js';

interface Draft {
  readonly title: string;
  readonly content: string;
  readonly at: Date;
  readonly model: string | null;
  /** The sources that the article’s markers can stand for; null if it has no sources. */
  readonly sources: readonly CitedSource[] | null;
}

/**
 * The manifests of promoted packages. Each is made once and kept on record, so that everybody gets the same bytes, now
 * or in ten years.
 */
@Injectable()
export class SignedPackages {
  constructor(
    private readonly credentials: ContentCredentials,
    private readonly known: PackageCredentials,
    private readonly packages: ArticlePackages,
    private readonly origins: ArticleOrigins,
    private readonly checkpoints: Checkpoints,
    private readonly prose: ProseThreads,
    private readonly aggregates: AggregateStore,
    private readonly database: DataSource,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * The manifest of a package, which is made now if there is none; undefined while nothing is signed, and for a package
   * that does not exist.
   * @throws DomainError `unavailable` when origins can't be found in time, or when something prevents the signing
   */
  async of(articleId: string, number: number): Promise<PackageCredential | undefined> {
    if (!(await this.credentials.isOn())) return undefined;
    const known = await this.known.find({ articleId, number });
    if (known) return known;
    const promoted = (await this.packages.whole([{ articleId, number }])).get(articleId);
    if (!promoted) return undefined;
    await this.sign(articleId, promoted);
    return this.known.find({ articleId, number });
  }

  /** Like `of`, but undefined if the manifest can't be made now, for callers that do not depend on it. */
  async ifInTime(articleId: string, number: number): Promise<PackageCredential | undefined> {
    try {
      return await this.of(articleId, number);
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'unavailable') return undefined;
      throw error;
    }
  }

  private async sign(articleId: string, promoted: WholePackage): Promise<void> {
    const draft = await this.draft(articleId, promoted.revision);
    const facts = await this.facts(articleId, promoted, draft);
    const markdown = await this.markdown(promoted, draft.sources ?? []);
    const { manifest, issuer, fingerprint } = await this.credentials.markdownManifest(
      Buffer.from(markdown),
      facts,
    );
    const command = {
      type: 'sign' as const,
      number: promoted.number,
      facts: { ...facts, models: [...facts.models], editors: [...facts.editors] },
      statement: textStatement(facts, this.settings.scheduleTimezone),
      actions: [...actionsOf(facts)],
      humanOversightLevel: oversightOf(facts),
      markdown,
      manifest: manifest.toString('base64'),
      sha256: hash('sha256', manifest),
      issuer,
      fingerprint,
    };
    await this.aggregates.handle(signedPackagesDecider, articleId, command, internalContext(systemActor));
  }

  /** The markdown file of a package, as it can be downloaded. */
  private async markdown({ title, content }: WholePackage, sources: readonly CitedSource[]): Promise<string> {
    return markdownFile({
      title,
      content: await this.prose.set({ content, sources, form: { as: 'markdown' } }),
    });
  }

  private async facts(articleId: string, promoted: WholePackage, draft: Draft): Promise<TextFacts> {
    const { revision, content, origins: counted } = promoted;
    const [origins, settings, checkpoint] = await Promise.all([
      // Origins that could not be counted at the promotion are not counted now.
      counted && this.origins.at(articleId, revision, content),
      this.credentials.inRules(),
      this.checkpoint(),
    ]);
    const { brandName: publisher } = this.settings;
    const { model } = draft;
    return textFacts(promoted, { articleId, origins, draft, model, settings, publisher, checkpoint });
  }

  /** The text as it came about: as a model drafted it, or as an archive had it when it was last imported. */
  private async draft(articleId: string, promoted: number): Promise<Draft> {
    const [draft] = await this.database.query<Draft[]>(
      `select ${asOfRevision('title', 'article.id', 'began.revision')} title,
         ${asOfRevision('content', 'article.id', 'began.revision')} content,
         began.at, article.provenance->>'model' model, article.sources
       from article_revision began join article on article.id = began.article_id
       where article.id = $1 and began.revision <= $2
         and began.type in ('ArticleGenerated', 'ArticleImported', 'ArticleImportedAgain')
       order by began.revision desc limit 1`,
      [articleId, promoted],
    );
    if (!draft) throw new Error(`Article ${articleId} has no first text.`);
    return draft;
  }

  /** A checkpoint that covers the promotion; null if none can be made. */
  private async checkpoint(): Promise<TextFacts['checkpoint']> {
    const made = await this.checkpoints.makeDue().then(
      () => true,
      () => false,
    );
    const latest = made ? await this.checkpoints.latest() : undefined;
    if (!latest) return null;
    const [origin = ''] = latest.note.split('\n');
    return { origin, size: latest.size, root: latest.root };
  }
}
