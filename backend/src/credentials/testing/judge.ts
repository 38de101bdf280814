import { initSync, WasmReader } from '@contentauth/c2pa-wasm';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The verdict of c2pa-rs, which shares no code with our signing, on a picture. */
export interface Judgement {
  readonly state: 'Invalid' | 'Valid' | 'Trusted';
  readonly codes: readonly string[];
  /** The active manifest’s assertions, by label. */
  readonly assertions: Readonly<Record<string, unknown>>;
  /** The ingredients that the picture was made of. */
  readonly ingredients: readonly unknown[];
}

interface Store {
  readonly validation_state: Judgement['state'];
  readonly validation_results?: {
    readonly activeManifest?: Readonly<Record<'success' | 'informational' | 'failure', { code: string }[]>>;
  };
  readonly active_manifest: string;
  readonly manifests: Readonly<
    Record<string, { assertions: { label: string; data: unknown }[]; ingredients?: unknown[] }>
  >;
}

let isLoaded = false;

/**
 * @param root a trusted certificate in PEM; without it, no certificate is trusted
 */
export async function judged(mediaType: string, bytes: Uint8Array, root?: string): Promise<Judgement> {
  if (!isLoaded) initSync({ module: readFileSync(wasmFile()) });
  isLoaded = true;
  const settings = root === undefined ? undefined : JSON.stringify({ trust: { trust_anchors: root } });
  const reader = await WasmReader.fromBytes(mediaType, bytes, settings);
  try {
    const store = JSON.parse(reader.json()) as Store;
    const { success = [], informational = [], failure = [] } = store.validation_results?.activeManifest ?? {};
    const { assertions = [], ingredients = [] } = store.manifests[store.active_manifest] ?? {};
    return {
      state: store.validation_state,
      codes: [...success, ...informational, ...failure].map(({ code }) => code),
      assertions: Object.fromEntries(assertions.map(({ label, data }) => [label, data])),
      ingredients,
    };
  } finally {
    reader.free();
  }
}

const wasmFile = (): string =>
  fileURLToPath(import.meta.resolve('@contentauth/c2pa-wasm')).replace('c2pa.js', 'c2pa_bg.wasm');
