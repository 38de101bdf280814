import type { Decider } from '../../../platform/event-sourcing/decider.js';
import { headerImagesEvents, type HeaderImage, type HeaderImagesEvent } from './header-images.events.js';

/** How many header images a promoted article has. */
export const imagesOfASet = 3;

export interface MadeImages {
  readonly articleRevision: number;
  readonly images: readonly HeaderImage[];
}

/** The current set, and the pictures that a failed generation has left for the next one. */
export interface HeaderImages {
  readonly current: (MadeImages & { readonly generationId: string }) | undefined;
  readonly kept: MadeImages | undefined;
  /** How many sets there have been. */
  readonly sets: number;
}

export type HeaderImagesCommand =
  | (MadeImages & { readonly type: 'record-generated'; readonly generationId: string })
  | (MadeImages & { readonly type: 'record-incomplete'; readonly reason: string });

/** The header images of one article. A new set replaces the one before, which stays in the record. */
export const headerImagesDecider: Decider<HeaderImages, HeaderImagesCommand, HeaderImagesEvent> = {
  catalog: headerImagesEvents,
  initialState: { current: undefined, kept: undefined, sets: 0 },

  decide(command, { current, kept }) {
    const { articleRevision } = command;
    const images = [...command.images];
    switch (command.type) {
      case 'record-generated': {
        const { generationId } = command;
        if (current?.generationId === generationId) return [];
        return [{ type: 'HeaderImagesGenerated', data: { generationId, articleRevision, images } }];
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
        return { current: data, kept: undefined, sets: state.sets + 1 };
      case 'HeaderImagesIncomplete':
        return { ...state, kept: data };
      default:
        return type satisfies never;
    }
  },
};
