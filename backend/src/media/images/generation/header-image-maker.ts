import { ImageModel } from '../../../platform/ai/image-model.js';
import { pictureFailure } from '../../../platform/ai/picture-failure.js';
import { textFailure, type TextFailure } from '../../../platform/ai/text-failure.js';
import { faultSentences } from '../pictures/picture.js';
import { articlePicturePrompt } from './article-picture-prompt.js';
import { pictureWithCredentials, type MadePicture } from './made-picture.js';
import type { PictureOrder } from './picture-order.js';
import { Inject, Injectable } from '@nestjs/common';
import { IMAGE_SEARCH, type ImageSearch } from '../../../platform/ai/image-search.js';
import { CredentialsReader } from '../credentials/credentials-reader.js';
import { SafeFetcher } from '../../../platform/fetching/safe-fetcher.js';
import { PictureSlots } from '../pictures/picture-slots.js';
import { PictureSearch } from './picture-search.js';

/** Has one picture drawn, and checks that it is one. */
async function drawnPicture(
  model: ImageModel,
  reader: CredentialsReader,
  order: PictureOrder,
  variant: number,
  signal: AbortSignal,
): Promise<MadePicture | TextFailure> {
  const prompt = articlePicturePrompt(order, variant);
  const drawn = await model.draw(prompt, order.person, signal);
  if (!drawn.ok) return drawn;
  const { provider, model: drawnBy } = drawn;
  const about = {
    type: 'ai',
    title: drawn.title ?? `Illustration ${variant + 1} for “${order.article.title}”`,
    source: provider === 'demo' ? 'Demo drawing' : `AI model ${drawnBy}`,
    creator: null,
    licence: null,
    licenceUrl: null,
    sourcePage: null,
    provenance: { provider, model: drawnBy, promptVersion: prompt.version, promptHash: prompt.hash },
  } as const;
  const { bytes } = drawn;
  const file = { bytes, kind: 'drawing', origin: order.generationId, place: `drawn ${variant}` } as const;
  const made = await pictureWithCredentials(reader, file, about);
  return typeof made === 'string'
    ? pictureFailure(textFailure('unreadable', { detail: faultSentences[made] }))
    : made;
}

export type ImageStage = 'prompt' | 'searching' | 'fetching' | 'drawing';

export interface MadeSet {
  readonly pictures: readonly MadePicture[];
  /** The reason why the model drew fewer pictures than it was asked for. */
  readonly drawingFailed: TextFailure | undefined;
  /** The reason why the search found fewer pictures than it was asked for, in a sentence. */
  readonly searchFellShort: string | undefined;
}

/** The number of pictures of each kind that are wanted. */
export interface Wanted {
  readonly drawn: number;
  readonly found: number;
}

const nothingFound = 'The image search found too few usable images.';

/** Makes pictures from both sources; if one falls short, the other is asked for the rest. */
@Injectable()
export class HeaderImageMaker {
  constructor(
    private readonly model: ImageModel,
    @Inject(IMAGE_SEARCH) private readonly search: ImageSearch | null,
    private readonly fetcher: SafeFetcher,
    private readonly slots: PictureSlots,
    private readonly reader: CredentialsReader,
  ) {}

  /**
   * Returns the share of each source in a set: with a search, one picture is drawn and the others are found; otherwise
   * all are drawn.
   */
  share(size: number): Wanted {
    return this.search ? { drawn: 1, found: size - 1 } : { drawn: size, found: 0 };
  }

  /**
   * Makes as many pictures as are wanted in all, or returns fewer with the reasons. It never throws for a fault of the
   * sources.
   */
  async make(
    order: PictureOrder,
    wanted: Wanted,
    signal: AbortSignal,
    onStage: (stage: ImageStage) => void,
  ): Promise<MadeSet> {
    onStage('prompt');
    const drawing = new Drawing(this.model, this.reader, order, signal, () => onStage('drawing'));
    const pictureSearch =
      this.search &&
      new PictureSearch(this.search, this.fetcher, this.slots, order, signal, () => onStage('fetching'));
    if (pictureSearch && wanted.found > 0) onStage('searching');
    const [drawn, found] = await Promise.all([
      drawing.take(wanted.drawn),
      pictureSearch?.take(wanted.found) ?? Promise.resolve<MadePicture[]>([]),
    ]);
    const missing = (): number => wanted.drawn + wanted.found - drawn.length - found.length;
    let searchedFor = wanted.found;
    // The search comes first, because it is the quicker of the two.
    if (pictureSearch && found.length === searchedFor) {
      searchedFor += missing();
      found.push(...(await pictureSearch.take(missing())));
    }
    const searchFellShort =
      found.length < searchedFor ? (pictureSearch?.failure?.message ?? nothingFound) : undefined;
    drawn.push(...(await drawing.take(missing())));
    return { pictures: [...drawn, ...found], drawingFailed: drawing.failure, searchFellShort };
  }
}

/** Draws the pictures of one set with the model. */
class Drawing {
  failure: TextFailure | undefined;
  private variant: number;

  constructor(
    private readonly model: ImageModel,
    private readonly reader: CredentialsReader,
    private readonly order: PictureOrder,
    private readonly signal: AbortSignal,
    private readonly onDrawing: () => void,
  ) {
    this.variant = order.keptLooks.length;
  }

  /**
   * Draws pictures. The first one is drawn alone to see whether the provider works, so that a failing provider is not
   * asked three times at once.
   */
  async take(wanted: number): Promise<MadePicture[]> {
    const made: MadePicture[] = [];
    while (made.length < wanted && !this.failure) {
      const isFirst = this.variant === this.order.keptLooks.length;
      const atOnce = isFirst ? 1 : wanted - made.length;
      this.onDrawing();
      const outcomes = await Promise.all(Array.from({ length: atOnce }, () => this.next()));
      for (const outcome of outcomes) {
        if ('image' in outcome) made.push(outcome);
        else this.failure = outcome;
      }
    }
    return made;
  }

  private next(): Promise<MadePicture | TextFailure> {
    const variant = this.variant;
    this.variant += 1;
    return drawnPicture(this.model, this.reader, this.order, variant, this.signal);
  }
}
