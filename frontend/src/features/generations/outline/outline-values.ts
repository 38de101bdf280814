import type { Generation, Outline } from '../api/get-generation';
import type { Approval } from '../api/steer-generation';

/** A section as the form edits it. */
export interface EditedSection {
  /** The key of the section, which stays the same when sections move. */
  id: number;
  heading: string;
  purpose: string;
  /** The points, one per line. */
  points: string;
  /** The length in words, as typed. */
  words: string;
  sources: readonly string[];
}

/** The values of the form. Sections are kept as JSON, so that each is one text. */
export type OutlineValues = {
  thesis: string;
  reader: string;
  sections: string[];
  /** The ids of the passages that the article must not use. */
  withoutPassages: string[];
};

export const MOST_SECTIONS = 12;
const MOST_POINTS = 20;
const MOST_WORDS = 100_000;

export const emptySection = (id: number): EditedSection => ({
  id,
  heading: '',
  purpose: '',
  points: '',
  words: '',
  sources: [],
});

export const sectionsIn = (values: readonly string[]): EditedSection[] =>
  values.map((text) => JSON.parse(text) as EditedSection);

export const keptSections = (sections: readonly EditedSection[]): string[] =>
  sections.map((section) => JSON.stringify(section));

export function valuesOf({ thesis, reader, sections }: Outline): OutlineValues {
  const edited = sections.map(({ points, words, ...section }, id) => ({
    ...section,
    id,
    points: points.join('\n'),
    words: String(words),
  }));
  return { thesis, reader, sections: keptSections(edited), withoutPassages: [] };
}

/** Returns the sources that an article keeps without these passages. */
export function sourcesLeft(
  { sources, research }: Pick<Generation, 'sources' | 'research'>,
  withoutPassages: readonly string[],
): Generation['sources'] {
  const passages = research?.passages ?? [];
  return sources.filter(({ id }) => {
    const own = passages.filter(({ source }) => source === id);
    return own.length === 0 || own.some((passage) => !withoutPassages.includes(passage.id));
  });
}

/** Returns the outline as it is sent, and the passages that are kept. */
export function approvalOf(values: OutlineValues, generation: Generation): Approval {
  const { research, sources } = generation;
  const left = sourcesLeft(generation, values.withoutPassages);
  const gone = new Set(sources.filter((source) => !left.includes(source)).map(({ id }) => id));
  const outline = outlineOf(values);
  const sections = outline.sections.map((section) => ({
    ...section,
    sources: section.sources.filter((id) => !gone.has(id)),
  }));
  const kept = research?.passages.filter(({ id }) => !values.withoutPassages.includes(id));
  return { outline: { ...outline, sections }, ...(kept && { passages: kept.map(({ id }) => id) }) };
}

function outlineOf({ thesis, reader, sections }: OutlineValues): Outline {
  return {
    thesis: thesis.trim(),
    reader: reader.trim(),
    sections: sectionsIn(sections).map(({ heading, purpose, points, words, sources }) => ({
      heading: heading.trim(),
      purpose: purpose.trim(),
      points: pointsIn(points),
      words: wordsIn(words),
      sources: [...sources],
    })),
  };
}

/** Returns the length of all sections together, in words. A length that is not a number counts as 0. */
export const wordsInAll = (sections: readonly EditedSection[]): number =>
  sections.reduce((sum, { words }) => sum + (wordsIn(words) || 0), 0);

const pointsIn = (points: string): string[] =>
  points
    .split('\n')
    .map((point) => point.trim())
    .filter((point) => point !== '');

/** Returns the length of a section in words, or NaN if the text is not a number, or one that is too large. */
function wordsIn(words: string): number {
  const text = words.trim();
  if (text === '') return 0;
  return /^\d{1,6}$/.test(text) && Number(text) <= MOST_WORDS ? Number(text) : NaN;
}

/** The faults of a section, by its fields. */
export type SectionFaults = Partial<Record<'heading' | 'points' | 'words', string>>;

export function faultsOf({ heading, points, words }: EditedSection): SectionFaults {
  const list = pointsIn(points);
  const tooLong = list.some((point) => point.length > 1_000);
  return {
    ...(heading.trim() === '' && { heading: 'Please enter a heading.' }),
    ...(list.length > MOST_POINTS && { points: `At most ${MOST_POINTS} points.` }),
    ...(tooLong && { points: 'A point has at most 1,000 characters.' }),
    ...(Number.isNaN(wordsIn(words)) && { words: 'Please enter a whole number up to 100,000.' }),
  };
}
