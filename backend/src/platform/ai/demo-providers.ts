import type { ImageProvider } from './image-model.js';
import type { TextProvider } from './text-provider.js';

/** What writes and draws where there is neither a key nor an address of a provider. */
export interface DemoProviders {
  readonly text: TextProvider;
  readonly images: ImageProvider;
}

/** Injection token of the `DemoProviders`. */
export const DEMO_PROVIDERS = Symbol('DemoProviders');
