import type { FoundPicture, ImageSearch, SearchFailure } from '../../../platform/ai/image-search.js';
import type { SafeFetcher } from '../../../platform/fetching/safe-fetcher.js';
import { headerPicture, type HeaderPicture, type PictureFault } from '../pictures/picture.js';
import type { PictureFacts } from '../pictures/picture-xmp.js';
import type { PictureSlots } from '../pictures/picture-slots.js';
import { lookOf, madePicture, type MadePicture } from './made-picture.js';
import type { PictureOrder } from './picture-order.js';
import { searchTerms } from './search-terms.js';

/** The most downloads for one set, because a search with dead links must not take forever. */
const maxDownloads = 8;

/**
 * The search for the pictures of one set. It searches, fetches and checks until there are enough, and can continue
 * later.
 */
export class PictureSearch {
  /** The reason why the search failed; undefined if it answered, even if it found nothing. */
  failure: SearchFailure | undefined;
  private downloads = 0;
  private readonly taken: Set<string>;
  private readonly candidates: AsyncGenerator<FoundPicture, void>;

  constructor(
    private readonly search: ImageSearch,
    private readonly fetcher: SafeFetcher,
    private readonly slots: PictureSlots,
    private readonly order: PictureOrder,
    private readonly signal: AbortSignal,
    private readonly onFetching: () => void,
  ) {
    this.taken = new Set(order.keptLooks);
    this.candidates = this.inOrder();
  }

  /** Takes up to `wanted` more pictures; returns fewer if there are no more, or too many downloads failed. */
  async take(wanted: number): Promise<MadePicture[]> {
    const made: MadePicture[] = [];
    while (made.length < wanted && this.downloads < maxDownloads) {
      const { value: candidate } = await this.candidates.next();
      if (!candidate) break;
      const picture = await this.fetched(candidate);
      if (picture) made.push(picture);
    }
    return made;
  }

  private async fetched(found: FoundPicture): Promise<MadePicture | undefined> {
    this.downloads += 1;
    this.onFetching();
    const { address, ...known } = found;
    const about = { ...known, type: 'search', provenance: null } as const;
    const picture = await this.slots.run(() => this.pictureAt(address, about));
    if (typeof picture === 'string') return undefined;
    // A search often finds the same file under two addresses.
    const look = lookOf(picture);
    if (this.taken.has(look)) return undefined;
    this.taken.add(look);
    return madePicture(this.order.generationId, address, picture, about);
  }

  private async pictureAt(address: string, facts: PictureFacts): Promise<HeaderPicture | PictureFault> {
    const fetched = await this.fetcher.fetch(address, this.signal);
    return fetched.ok ? headerPicture(fetched.bytes, 'photograph', facts) : 'no-picture';
  }

  /** Yields the pictures that the article has not had yet, question by question, then the others. */
  private async *inOrder(): AsyncGenerator<FoundPicture, void> {
    const seen = new Set<string>();
    const had: FoundPicture[] = [];
    for (const terms of searchTerms(this.order.article)) {
      const outcome = await this.search.find(terms, this.signal);
      if (!outcome.ok) {
        this.failure = outcome;
        break;
      }
      for (const picture of outcome.pictures) {
        if (seen.has(picture.address)) continue;
        seen.add(picture.address);
        if (picture.sourcePage !== null && this.order.usedPages.includes(picture.sourcePage))
          had.push(picture);
        else yield picture;
      }
    }
    yield* had;
  }
}
