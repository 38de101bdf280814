import type { ImageProvider } from './image-model.js';
import type { TextProvider } from './text-provider.js';

/** The providers that write and draw if neither a key nor the address of a real one is set. */
export interface DemoProviders {
  readonly text: TextProvider;
  readonly images: ImageProvider;
}

/** Injection token of the `DemoProviders`. */
export const DEMO_PROVIDERS = Symbol('DemoProviders');
