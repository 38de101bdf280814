import { isObstacle } from '../../../../checks/check.js';
import type { Finding } from '../../../../checks/registry.js';
import type { ArticleAnswer } from '../writing/article-answer.js';
import { withoutRepeatedTitle } from '../writing/repeated-title.js';
import type { RevisionAnswer, SectionRevisionInputs } from '../writing/revision-prompt.js';
import { type Section, sectionsOf, withSections } from '../writing/sections.js';
import { wholeSlice } from '../../platform/text/whole-slice.js';

type Revisable = Pick<SectionRevisionInputs, 'sections' | 'faults'>;

const mostFaults = 40;

/** Whether the model is to mend a finding: those that a person must see to are left alone. */
export const isMendable = (finding: Finding): boolean =>
  isObstacle(finding) && finding.severity !== 'info' && finding.fix !== 'person';

/** Which sections are to be written anew, and for what: those with a finding, or all for one about the whole. */
export function revisable({ content }: ArticleAnswer, findings: readonly Finding[]): Revisable {
  const ofSections = new Map<number, Set<string>>();
  const ofWhole = new Set<string>();
  const sections = sectionsOf(content);
  for (const { message, spans } of findings) {
    if (spans.length === 0) ofWhole.add(message);
    for (const { start, quote } of spans) {
      const place = sections.findIndex(({ end }) => start < end);
      const faults = ofSections.get(place) ?? new Set();
      ofSections.set(place, faults.add(`${message} (“${wholeSlice(quote, 0, 300)}”)`));
    }
  }
  return {
    faults: [...ofWhole].slice(0, mostFaults),
    sections: sections.flatMap(({ text }, place) => {
      const faults = [...(ofSections.get(place) ?? [])].slice(0, mostFaults);
      return faults.length > 0 || ofWhole.size > 0 ? [{ place, text, faults }] : [];
    }),
  };
}

interface Revised {
  readonly text: ArticleAnswer;
  /** Headings of the sections written anew. */
  readonly headings: string[];
}

/** A whole article in the place of the draft. */
export function rewritten({ content }: ArticleAnswer, article: ArticleAnswer): Revised {
  return { text: withoutRepeatedTitle(article), headings: sectionsOf(content).map(headingOf) };
}

/** The draft with what was written anew; undefined when nothing of the answer can be used. */
export function revised(
  draft: ArticleAnswer,
  { article, sections, title }: RevisionAnswer,
  offered: Revisable,
): Revised | undefined {
  if (article) return rewritten(draft, article);
  const places = new Set(offered.sections.map(({ place }) => place));
  const written = new Map(
    sections
      .filter(({ section, content }) => places.has(section) && content.trim() !== '')
      .map(({ section, content }) => [section, content]),
  );
  if (written.size === 0 && title === null) return undefined;
  const before = sectionsOf(draft.content);
  const content = withSections(draft.content, written);
  const headings = [...written.keys()].map((place) => headingOf(before[place]));
  return { text: { title: title ?? draft.title, content }, headings };
}

const headingOf = (section?: Section): string => section?.heading || 'Opening';
