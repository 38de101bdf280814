import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import pLimit from 'p-limit';
import { AggregateStore } from '../../../platform/event-sourcing/aggregate-store.js';
import { derivedId, type CommandContext } from '../../../platform/event-sourcing/command-context.js';
import { SafeFetcher } from '../../../platform/fetching/safe-fetcher.js';
import { whileHeld } from '../../../platform/replicas/while-held.js';
import { WorkLeases, type Lease } from '../../../platform/replicas/work-leases.js';
import { wholeSlice } from '../../../platform/text/whole-slice.js';
import { CredentialsReader } from '../credentials/credentials-reader.js';
import { headerImagesDecider, imagesOfASet, takesImported } from '../domain/header-images.decider.js';
import { ImageFiles } from '../files/image-files.js';
import { lookOf, pictureWithCredentials, type MadePicture } from '../generation/made-picture.js';
import { PictureSlots } from '../pictures/picture-slots.js';
import { faultSentences } from '../pictures/picture.js';

/** A picture, as an archive describes it. */
export interface ArchivePicture {
  readonly url: string;
  /** The alternative text; empty if there is none. */
  readonly alt: string;
  readonly credit: string | null;
  /** A licence, or the address of one. */
  readonly licence: string | null;
}

/** The imported article that pictures belong to. */
export interface PicturedArticle {
  readonly id: string;
  readonly revision: number;
  readonly title: string;
  /** The name of the site that the article comes from. */
  readonly site: string;
  /** The address of its page there. */
  readonly url: string | null;
}

/**
 * Fetches the pictures that an imported article has in its archive; the first three become its header images. Answers
 * the reasons why pictures could not be fetched, in sentences (decision 51).
 */
export class ImportHeaderImages extends Command<readonly string[]> {
  constructor(
    readonly context: CommandContext,
    readonly importId: string,
    readonly article: PicturedArticle,
    readonly pictures: readonly ArchivePicture[],
  ) {
    super();
  }
}

/**
 * The number of pictures of an archive that are fetched at once. An archive has thousands, and they must burden neither
 * its server nor people who wait for other pictures.
 */
const sideBySide = 2;

/** The most characters of a title, and of an address in a sentence. */
const longest = 200;

@CommandHandler(ImportHeaderImages)
export class ImportHeaderImagesHandler implements ICommandHandler<ImportHeaderImages> {
  private readonly limit = pLimit(sideBySide);

  constructor(
    private readonly aggregates: AggregateStore,
    private readonly leases: WorkLeases,
    private readonly fetcher: SafeFetcher,
    private readonly slots: PictureSlots,
    private readonly reader: CredentialsReader,
    private readonly files: ImageFiles,
  ) {}

  execute(command: ImportHeaderImages): Promise<readonly string[]> {
    return this.leases.tellingOutages(`headerImages-${command.article.id}`, (lease) =>
      this.bring(command, lease),
    );
  }

  private async bring(
    { context, importId, article, pictures }: ImportHeaderImages,
    lease: Lease,
  ): Promise<readonly string[]> {
    const { state } = await this.aggregates.load(headerImagesDecider, article.id);
    if (!takesImported(state, importId)) return [];
    const fetched = await Promise.all(
      different(pictures).map((picture) =>
        this.limit(() => this.slots.run(() => this.fetched(article, picture, lease.signal))),
      ),
    );
    lease.signal.throwIfAborted();
    const made = fetched.filter((one) => typeof one !== 'string');
    const images = made.filter((one, at) => made.findIndex((other) => looksAlike(one, other)) === at);
    for (const one of images) await whileHeld(lease, () => this.files.keep(article.id, one));
    if (images.length > 0) {
      const command = {
        type: 'record-imported',
        importId,
        articleRevision: article.revision,
        images: images.map(({ image }) => image),
      } as const;
      const own = { ...context, commandId: derivedId(importId, `pictures of ${article.id}`) };
      await whileHeld(lease, () =>
        this.aggregates.handle(headerImagesDecider, article.id, command, own, { awaitReadModels: false }),
      );
    }
    return fetched.filter((one) => typeof one === 'string');
  }

  /**
   * @returns the picture, or a sentence if it could not be fetched
   */
  private async fetched(
    { id, title, site, url: page }: PicturedArticle,
    { url, alt, credit, licence }: ArchivePicture,
    stop: AbortSignal,
  ): Promise<MadePicture | string> {
    const about = {
      type: 'archive',
      title: wholeSlice(alt || title, 0, longest),
      source: site,
      creator: credit,
      licence,
      licenceUrl: licence !== null && URL.canParse(licence) ? licence : null,
      sourcePage: page,
      provenance: null,
    } as const;
    const found = await this.fetcher.fetch(url, stop);
    if (!found.ok) return faultAt(url, found.message);
    const file = { bytes: found.bytes, kind: 'photograph', origin: id, place: url } as const;
    const made = await pictureWithCredentials(this.reader, file, about);
    return typeof made === 'string' ? faultAt(url, faultSentences[made]) : made;
  }
}

const faultAt = (address: string, fault: string): string =>
  `${fault.replace(/\.$/, '')} (${wholeSlice(address, 0, longest)}).`;

/**
 * Returns the address of the original. WordPress makes `box-300x200.jpg` from `box.jpg`, for the same picture in a
 * text.
 */
const originalOf = (address: string): string => address.replace(/-\d{1,5}x\d{1,5}(?=\.\w+$)/, '');

function different(pictures: readonly ArchivePicture[]): ArchivePicture[] {
  const byOriginal = new Map<string, ArchivePicture>();
  for (const picture of pictures) {
    const original = originalOf(picture.url);
    if (!byOriginal.has(original)) byOriginal.set(original, picture);
  }
  return [...byOriginal.values()].slice(0, imagesOfASet);
}

const looksAlike = ({ picture: one }: MadePicture, { picture: other }: MadePicture): boolean =>
  lookOf(one) === lookOf(other);
