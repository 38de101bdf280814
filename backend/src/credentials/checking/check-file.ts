import { certificatesIn } from '../../platform/c2pa/certificates.mjs';
import { checkCredentials, type Verdict } from '../../platform/c2pa/credentials.mjs';
import { unzipped, UnreadableZip } from '../../platform/files/unzipped.js';

/** A file to check. */
export interface FileToCheck {
  readonly bytes: Uint8Array;
  /** The trusted certificates in PEM, one after the other. */
  readonly trusted: string;
  readonly now: Date;
}

/** The credentials of a file, and whether they are valid. */
export type CheckedFile = Omit<Verdict, 'leaf'>;

/** A file from a zip file, with its manifest if that lay beside it. */
interface Packed {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly beside?: Uint8Array;
}

/** The bounds of a zip file: its files may be as large as one that comes by itself. */
const bounds = { mostEntries: 20, mostBytes: 20 * 2 ** 20 };

/** The empty parts of the answer for a file whose credentials were not read. */
export const nothingTold = { signer: null, trusted: false, actions: [], statement: null } as const;

/**
 * Checks a file. If it is a zip file, as the desk makes them for a text with its manifest beside it, checks the file in
 * it.
 */
export async function checkFile({ bytes, trusted, now }: FileToCheck): Promise<CheckedFile> {
  const options = { roots: certificatesIn(trusted), now };
  if (!isZip(bytes)) return told(await checkCredentials(bytes, options));
  const packed = await packedIn(bytes);
  if (typeof packed === 'string') return { state: 'none', ...nothingTold, findings: [packed] };
  const verdict = await checkCredentials(packed.bytes, { ...options, beside: packed.beside });
  const where = packed.beside ? ', with the manifest beside it' : '';
  return told({
    ...verdict,
    findings: [`Checked was “${packed.name}” in the zip file${where}.`, ...verdict.findings],
  });
}

const told = ({ leaf: _leaf, ...checked }: Verdict): CheckedFile => checked;

/** The first bytes of zip files; an empty one begins differently, since it has no first file. */
const zipSigns = ['PK\u0003\u0004', 'PK\u0005\u0006'];
const isZip = (bytes: Uint8Array): boolean =>
  zipSigns.includes(Buffer.from(bytes.subarray(0, 4)).toString('latin1'));

const isManifest = (path: string): boolean => /\.c2pa$/i.test(path);

/** Whether an entry is a file of somebody’s; folders, and the entries that systems add, are not. */
const isFile = (path: string): boolean =>
  !/\/$|^__MACOSX\/|(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/i.test(path);

const unreadable = {
  'too-large':
    'This zip file holds too much to be checked as one. Unpack it, and check its files one by one.',
  damaged: 'The zip file is damaged, so it was not checked.',
};

/** Returns the one file in a zip file, or a sentence that says why there is none to check. */
async function packedIn(zip: Uint8Array): Promise<Packed | string> {
  try {
    const files = [...(await unzipped(Buffer.from(zip), isFile, bounds))];
    const [manifest, ...moreManifests] = files.filter(([path]) => isManifest(path));
    const [file, ...moreFiles] = files.filter(([path]) => !isManifest(path));
    if (moreFiles.length + moreManifests.length > 0) {
      return 'This zip file holds several files. Unpack it, and check them one by one.';
    }
    const [name, bytes] = file ?? manifest ?? [];
    if (name === undefined || bytes === undefined) return 'This zip file is empty.';
    return { name, bytes, ...(file && manifest && { beside: manifest[1] }) };
  } catch (error) {
    if (!(error instanceof UnreadableZip)) throw error;
    return unreadable[error.fault];
  }
}
