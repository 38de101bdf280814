import { initSync, WasmReader } from '@contentauth/c2pa-wasm';
import { readFileSync } from 'node:fs';
import nodeModule from 'node:module';
import { parentPort } from 'node:worker_threads';
import { z } from 'zod';

export interface CredentialsJob {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
}

/**
 * The result of reading a picture's Content Credentials. If the picture was changed after signing, it does not name the
 * signer.
 */
export interface ReadCredentials {
  readonly state: 'trusted' | 'valid' | 'invalid' | 'unreadable';
  readonly signer: string | null;
  readonly sourceType: string | null;
}

const unreadable: ReadCredentials = { state: 'unreadable', signer: null, sourceType: null };

/** The parts of the reader's JSON that are used. */
const told = z.object({
  active_manifest: z.string(),
  validation_state: z.enum(['Trusted', 'Valid', 'Invalid']),
  manifests: z.record(
    z.string(),
    z.object({
      signature_info: z.object({ common_name: z.string(), issuer: z.string() }).partial().optional(),
      assertions: z.array(z.object({ label: z.string(), data: z.unknown() })).optional(),
    }),
  ),
});

const actions = z.object({ actions: z.array(z.object({ digitalSourceType: z.string().optional() })) });

const longest = 300;

/** The settings of the reader, which must fetch nothing that a manifest refers to. */
const settings = JSON.stringify({ verify: { remote_manifest_fetch: false, ocsp_fetch: false } });

const program = nodeModule.createRequire(import.meta.url).resolve('@contentauth/c2pa-wasm/c2pa.wasm');
initSync({ module: readFileSync(program) });

/**
 * The thread that reads the credentials of pictures: each picture comes in as a message, and its result goes out as
 * one.
 */
parentPort?.on('message', (job: CredentialsJob) => {
  void read(job).then((answer) => parentPort?.postMessage(answer));
});

async function read({ bytes, mediaType }: CredentialsJob): Promise<ReadCredentials> {
  try {
    const reader = await WasmReader.fromBytes(mediaType, bytes, settings);
    try {
      return credentialsIn(told.parse(JSON.parse(reader.json())));
    } finally {
      reader.free();
    }
  } catch (error) {
    // A WebAssembly program that has trapped must not be used again, so the thread ends with it.
    if (error instanceof WebAssembly.RuntimeError) throw error;
    return unreadable;
  }
}

function credentialsIn(store: z.infer<typeof told>): ReadCredentials {
  const state = store.validation_state.toLowerCase() as Lowercase<typeof store.validation_state>;
  const manifest = store.manifests[store.active_manifest];
  if (state === 'invalid' || !manifest) return { ...unreadable, state: 'invalid' };
  const { common_name: name, issuer } = manifest.signature_info ?? {};
  const types = (manifest.assertions ?? [])
    .filter(({ label }) => label.startsWith('c2pa.actions'))
    .flatMap(({ data }) => actions.safeParse(data).data?.actions ?? [])
    .flatMap(({ digitalSourceType }) => digitalSourceType ?? []);
  return { state, signer: inBounds(name ?? issuer), sourceType: inBounds(types[0]) };
}

const inBounds = (text: string | undefined): string | null =>
  text
    ? Array.from(
        text
          .toWellFormed()
          .replaceAll(/\p{C}+/gu, ' ')
          .trim(),
      )
        .slice(0, longest)
        .join('') || null
    : null;
