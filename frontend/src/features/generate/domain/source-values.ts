import type { components } from '@/api/schema.gen';

type Body = components['schemas']['GenerateArticleBody'];
type AskedSource = components['schemas']['AskedSourceBody'];
type Read = components['schemas']['SourceText'];

/** A source of the article to be written. If it was read from a page, it also has what the page says about itself. */
export interface ChosenSource extends Pick<Read, 'whole' | 'dates' | 'things' | 'leftOut'> {
  /** The address of the page; empty for a pasted text. */
  url: string;
  title: string;
  text: string;
  /** Whether a person changed the text that was read, so that it is sent as theirs. */
  edited: boolean;
  /** The reason why the source couldn't be read; empty if it was. */
  problem: string;
  /** Whether the article is written without this source, because it can't be read. */
  without: boolean;
}

export const MOST_SOURCES = 10;
export const LONGEST_TITLE = 300;
export const LONGEST_TEXT = 20_000;

/** Returns the sources that the form keeps as one text; empty for any other text. */
export function sourcesIn(kept: string): ChosenSource[] {
  try {
    const sources = JSON.parse(kept) as unknown;
    return Array.isArray(sources) ? (sources as ChosenSource[]) : [];
  } catch {
    return [];
  }
}

export const keptSources = (sources: readonly ChosenSource[]): string =>
  sources.length === 0 ? '' : JSON.stringify(sources);

/** Returns the index for a new source: that of an unread source with its address, or else the end. */
export function indexForSource({ url }: ChosenSource, sources: readonly ChosenSource[]): number {
  const unread = sources.findIndex((one) => one.url === url && one.problem !== '');
  return unread < 0 ? sources.length : unread;
}

/** Returns the sources as they are sent, in their order. */
export function askedSources(kept: string): Pick<Body, 'sources' | 'ignoreUnreadable'> {
  const sources = sourcesIn(kept);
  if (sources.length === 0) return {};
  return {
    sources: sources.map(asked),
    ...(sources.some(({ problem, without }) => problem !== '' && without) && { ignoreUnreadable: true }),
  };
}

function asked({ url, title, text, edited, whole }: ChosenSource): AskedSource {
  if (url === '' || edited) return { title: title.trim(), text: text.trim() };
  return whole ? { url, whole } : { url };
}

/** Returns a source as the server has read it. */
export const readFrom = (
  url: string,
  { title, text, whole, dates, things, leftOut }: Read,
): ChosenSource => ({
  url,
  title,
  text,
  edited: false,
  problem: '',
  without: false,
  ...(whole && { whole }),
  ...(dates && { dates }),
  ...(things && { things }),
  ...(leftOut && { leftOut }),
});

/** Whether these are the sources that were sent. */
export function sameSources(kept: string, sent: readonly AskedSource[] | undefined): boolean {
  return JSON.stringify(askedSources(kept).sources ?? []) === JSON.stringify(sent ?? []);
}

/** Whether a source couldn't be read and nobody has said that the article is to be written without it. */
export const waitsForWord = ({ problem, without }: ChosenSource): boolean => problem !== '' && !without;

/** Adds the server's reasons to the sources, by their index. */
export function withProblems(kept: string, errors: readonly { field: string; message: string }[]): string {
  const reasons = new Map(errors.map(({ field, message }) => [field, message]));
  return keptSources(
    sourcesIn(kept).map((source, place) => {
      const problem = reasons.get(`sources[${place}]`);
      return problem === undefined || source.url === '' ? source : { ...source, problem };
    }),
  );
}

export const wordCountOf = (text: string): number => text.match(/\S+/g)?.length ?? 0;
