import type { Decider } from '../../../platform/event-sourcing/decider.js';
import { headerImagesEvents, type HeaderImage, type HeaderImagesEvent } from './header-images.events.js';

/** The number of header images of a promoted article; an archive supplies no more either. */
export const imagesOfASet = 3;

export interface MadeImages {
  readonly articleRevision: number;
  readonly images: readonly HeaderImage[];
}

/** A set, with the generation or the import that it comes from. */
type ImageSet = MadeImages & { readonly generationId?: string; readonly importId?: string };

/** The current set, and the pictures that a failed generation left for the next one. */
export interface HeaderImages {
  readonly current: ImageSet | undefined;
  readonly kept: MadeImages | undefined;
  /** The number of sets so far. */
  readonly sets: number;
}

export type HeaderImagesCommand =
  | (MadeImages & { readonly type: 'record-generated'; readonly generationId: string })
  | (MadeImages & { readonly type: 'record-imported'; readonly importId: string })
  | (MadeImages & { readonly type: 'record-incomplete'; readonly reason: string });

/** Whether an import may supply a set: it must not replace a set that was made here, and supplies its own only once. */
export const takesImported = ({ current }: Pick<HeaderImages, 'current'>, importId: string): boolean =>
  current === undefined || (current.importId !== undefined && current.importId !== importId);

/** The header images of one article. A new set replaces the one before, which stays in the record. */
export const headerImagesDecider: Decider<HeaderImages, HeaderImagesCommand, HeaderImagesEvent> = {
  catalog: headerImagesEvents,
  initialState: { current: undefined, kept: undefined, sets: 0 },

  decide(command, state) {
    const { current, kept } = state;
    const { articleRevision } = command;
    const images = [...command.images];
    switch (command.type) {
      case 'record-generated': {
        const { generationId } = command;
        if (current?.generationId === generationId) return [];
        return [{ type: 'HeaderImagesGenerated', data: { generationId, articleRevision, images } }];
      }
      case 'record-imported': {
        const { importId } = command;
        if (!takesImported(state, importId) || isSameSet(images, current?.images)) return [];
        return [{ type: 'HeaderImagesImported', data: { importId, articleRevision, images } }];
      }
      case 'record-incomplete': {
        const known = kept?.articleRevision === articleRevision ? kept.images.map(({ id }) => id) : [];
        if (images.every(({ id }) => known.includes(id))) return [];
        const { reason } = command;
        return [{ type: 'HeaderImagesIncomplete', data: { articleRevision, images, reason } }];
      }
      default:
        return command satisfies never;
    }
  },

  evolve(state, { type, data }) {
    switch (type) {
      case 'HeaderImagesGenerated':
      case 'HeaderImagesImported':
        return { current: data, kept: undefined, sets: state.sets + 1 };
      case 'HeaderImagesIncomplete':
        return { ...state, kept: data };
      default:
        return type satisfies never;
    }
  },
};

/** Whether two sets have the same pictures; the id of a picture depends on its bytes. */
const isSameSet = (images: readonly HeaderImage[], others: readonly HeaderImage[] = []): boolean =>
  images.length === others.length && images.every(({ id }, at) => id === others[at]?.id);
