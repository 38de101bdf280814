import { z } from 'zod';
import { catalogueLabel } from '../../text/catalogue-label.js';
import { storageFault } from '../../text/storable-text.js';
import type {
  FoundPicture,
  ImageSearch,
  SearchFailure,
  SearchFailureKind,
  SearchOutcome,
} from '../../ai/image-search.js';
import { askSearch } from '../../ai/search-request.js';

/** Licences that allow anyone to use, crop and publish a picture anywhere, by the codes of Openverse. */
const names = new Map([
  ['by', 'CC BY'],
  ['by-sa', 'CC BY-SA'],
  ['cc0', 'CC0'],
  ['pdm', 'Public Domain Mark'],
]);

/**
 * A licence in words, such as `CC BY-SA 2.0`.
 * @returns undefined for a licence that forbids changes or commercial use, and for an unknown one
 */
function openLicence(code: string, version: string | null | undefined): string | undefined {
  const name = names.get(code.toLowerCase());
  if (name === undefined) return undefined;
  return version && /^\d{1,3}(\.\d{1,3})?$/.test(version) ? `${name} ${version}` : name;
}

const storable = (text: string): boolean => storageFault(text) === undefined;
const words = z.string().trim().min(1).refine(storable);
const webAddress = z
  .url({ protocol: /^https?$/ })
  .max(4_000)
  .refine(storable);

/** A result of the search; a record is skipped if a required member is missing or malformed. */
const result = z.object({
  url: webAddress,
  license: z.string(),
  license_version: z.string().nullish().catch(null),
  license_url: webAddress.nullish().catch(null),
  title: words.nullish().catch(null),
  creator: words.nullish().catch(null),
  source: words.nullish().catch(null),
  provider: words.nullish().catch(null),
  foreign_landing_url: webAddress.nullish().catch(null),
  mature: z.boolean().nullish(),
  width: z.number().nullish().catch(null),
});

const answer = z.object({ results: z.array(z.unknown()) });

const longest = 300;

/** The width in pixels below which pictures look poor as a header, so they come last. */
const wideEnough = 1_000;

/** The usable pictures of an answer, the best first; undefined if the body is not an answer of this search. */
function picturesIn(body: unknown): FoundPicture[] | undefined {
  const read = answer.safeParse(body);
  if (!read.success) return undefined;
  const records = read.data.results.flatMap((record) => result.safeParse(record).data ?? []);
  const isNarrow = ({ width }: z.infer<typeof result>): boolean => (width ?? wideEnough) < wideEnough;
  const inOrder = [...records.filter((record) => !isNarrow(record)), ...records.filter(isNarrow)];
  return inOrder.flatMap((record) => pictureOf(record) ?? []);
}

function pictureOf(record: z.infer<typeof result>): FoundPicture | undefined {
  const licence = openLicence(record.license, record.license_version);
  if (licence === undefined || record.mature) return undefined;
  return {
    address: record.url,
    title: catalogueLabel(record.title ?? '') || 'Untitled',
    creator: catalogueLabel(record.creator ?? '') || null,
    source: shortened(record.source ?? record.provider ?? 'Openverse'),
    licence,
    licenceUrl: record.license_url ?? null,
    sourcePage: record.foreign_landing_url ?? null,
  };
}

/** The text as one line of bounded length, cut at whole characters. */
function shortened(text: string): string {
  return [...text.replaceAll(/[\s\p{Cc}]+/gu, ' ')].slice(0, longest).join('');
}

/** The most results that Openverse gives without an account. */
const pageSize = 20;
const defaultLimitMs = 15_000;

const sentences: Record<SearchFailureKind, string> = {
  'rate-limited': 'The image search is rate limited. Try again in a minute.',
  rejected: 'The image search rejected the request. Its address may be wrong.',
  unreadable: 'The image search sent an unreadable answer.',
  unavailable: 'The image search isn’t available.',
  'timed-out': 'The image search didn’t answer in time.',
  stopped: 'The server is stopping, so it didn’t search for images.',
};

const failure = (kind: SearchFailureKind): SearchFailure => ({ ok: false, kind, message: sentences[kind] });

/**
 * Finds pictures on Openverse, or on a server that speaks its search.
 * API: https://api.openverse.org/v1/#tag/images
 */
export class OpenverseImageSearch implements ImageSearch {
  constructor(
    private readonly address: string,
    private readonly limitMs = defaultLimitMs,
  ) {}

  async find(terms: string, stop?: AbortSignal): Promise<SearchOutcome> {
    const answered = await askSearch(this.question(terms), this.limitMs, stop);
    if (!answered.ok) return failure(answered.kind);
    const pictures = picturesIn(answered.body);
    return pictures ? { ok: true, pictures } : failure('unreadable');
  }

  private question(terms: string): URL {
    const url = new URL(this.address);
    url.searchParams.set('q', terms);
    url.searchParams.set('license_type', 'commercial,modification');
    url.searchParams.set('page_size', String(pageSize));
    url.searchParams.set('mature', 'false');
    return url;
  }
}
