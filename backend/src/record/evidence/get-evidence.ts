import { Injectable } from '@nestjs/common';
import { addAbortSignal, type Readable } from 'node:stream';
import { ArticlePackages, ArticleRevisions, noSuchArticle } from '../../articles/contract.js';
import { ImageCredentials, PackageCredentials } from '../../credentials/contract.js';
import { Checkpoints } from '../checkpoints/checkpoints.js';
import type { PeriodQuery } from '../dto/record.dto.js';
import { EvidencePack, isEmpty, type PackSubject, type SignedFiles } from './evidence-pack.js';
import { ProvedLeaves, type Selection } from './proved-leaves.js';

type Proved = { readonly article: string } | PeriodQuery;

/** Prefixes of an article’s streams: its generation, the article itself, and everything that was made of it. */
const streamsOfArticle = ['generation', 'article', 'proposals', 'headerImages', 'captions', 'siteDeliveries'];

const streamsOfCredentials = ['signedPackages', 'signedImages'];

/** The stream of the certificates that sign. */
const certificatesStream = 'credentials-house';

/**
 * Makes an archive that proves the recorded events of an article or of a period. It is based on a checkpoint on record.
 */
@Injectable()
export class GetEvidence {
  constructor(
    private readonly checkpoints: Checkpoints,
    private readonly leaves: ProvedLeaves,
    private readonly pack: EvidencePack,
    private readonly packages: ArticlePackages,
    private readonly revisions: ArticleRevisions,
    private readonly credentials: PackageCredentials,
    private readonly images: ImageCredentials,
  ) {}

  /** @param stopping ends the stream when the server stops */
  async execute(of: Proved, stopping: AbortSignal | undefined): Promise<Readable> {
    // Credentials are read first, so that the checkpoint covers all of them.
    const credentials = await this.signedFiles(of);
    const checkpoint = await this.checkpoints.present();
    const [subject, selection] = await this.selected(of, checkpoint.size, !isEmpty(credentials));
    const packages = 'article' in of ? await this.packages.of(of.article) : [];
    const file = await this.pack.of(subject, selection, checkpoint, packages, credentials);
    return stopping ? addAbortSignal(stopping, file) : file;
  }

  private async signedFiles(of: Proved): Promise<SignedFiles> {
    if (!('article' in of)) return { packages: [], images: [] };
    const [packages, images] = await Promise.all([
      this.credentials.of(of.article),
      this.images.of(of.article),
    ]);
    return { packages, images };
  }

  private async selected(of: Proved, size: number, isSigned: boolean): Promise<[PackSubject, Selection]> {
    if ('article' in of) {
      const { article } = of;
      if ((await this.leaves.count({ streams: [`article-${article}`] }, size)) === 0) noSuchArticle();
      const ofArticle = streamsOfArticle.map((prefix) => `${prefix}-${article}`);
      const streams = isSigned
        ? [...ofArticle, ...streamsOfCredentials.map((prefix) => `${prefix}-${article}`), certificatesStream]
        : ofArticle;
      const present = await this.revisions.row(article, await this.revisions.latest(article));
      const title = `Evidence of the article “${present?.title ?? article}”`;
      return [{ kind: 'article', title, article, from: null, to: null }, { streams }];
    }
    const { from = null, to = null } = of;
    const selection = await this.leaves.period(dateOf(from), dateOf(to), size);
    const title = `Evidence of the record${from ? ` from ${from}` : ''}${to ? ` to ${to}` : ''}`;
    return [{ kind: 'period', title, article: null, from, to }, selection];
  }
}

function dateOf(moment: string | null): Date | null {
  return moment === null ? null : new Date(moment);
}
