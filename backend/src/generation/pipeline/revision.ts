import { isObstacle } from '../../../../checks/check.js';
import { checkName, mendingOf, type Finding } from '../../../../checks/registry.js';
import type { ArticleAnswer } from '../writing/article-answer.js';
import { keepsGaps } from '../writing/gaps.js';
import { withoutRepeatedTitle } from '../writing/repeated-title.js';
import type { RevisionAnswer, SectionRevisionInputs } from '../writing/revision-prompt.js';
import { type ArticleSection, articleSections, withSections } from '../writing/sections.js';
import { wholeSlice } from '../../platform/text/whole-slice.js';

type Revisable = Pick<SectionRevisionInputs, 'sections' | 'faults'>;

const mostFaults = 40;

/** Whether the model should correct a finding; it leaves findings alone that only a person can resolve. */
export const isMendable = (finding: Finding): boolean =>
  isObstacle(finding) && finding.severity !== 'info' && finding.fix !== 'person';

/**
 * Returns the sections to rewrite, each with its faults; for a finding about the whole text, these are all sections.
 */
export function revisable({ content }: ArticleAnswer, findings: readonly Finding[]): Revisable {
  const ofSections = new Map<number, Faults>();
  const ofWhole = new Faults();
  const sections = articleSections(content);
  for (const { rule, message, spans, suggestion } of findings) {
    if (spans.length === 0) ofWhole.add(rule, message);
    for (const { start, quote } of spans) {
      const place = sections.findIndex(({ end }) => start < end);
      const faults = ofSections.get(place) ?? new Faults();
      const offered = suggestion === null ? '' : ` It could read: “${wholeSlice(suggestion, 0, 300)}”`;
      faults.add(rule, `${message} (“${wholeSlice(quote, 0, 300)}”)${offered}`);
      ofSections.set(place, faults);
    }
  }
  const faults = ofWhole.told();
  return {
    faults,
    sections: sections.flatMap((_, place) => {
      const its = ofSections.get(place)?.told() ?? [];
      return its.length > 0 || faults.length > 0 ? [{ place, faults: its }] : [];
    }),
  };
}

/** Faults, followed by what to do about them. */
class Faults {
  private readonly faults = new Set<string>();
  private readonly mendings = new Set<string>();

  add(rule: string, fault: string): void {
    this.faults.add(fault);
    const mending = mendingOf(rule);
    if (mending !== undefined) this.mendings.add(`${checkName(rule)}: ${mending}`);
  }

  told(): string[] {
    return [...[...this.faults].slice(0, mostFaults), ...this.mendings];
  }
}

export interface RevisedText {
  readonly text: ArticleAnswer;
  /** The headings of the rewritten sections. */
  readonly headings: string[];
}

/** Returns a whole article as the replacement of the draft. */
export function rewritten({ content }: ArticleAnswer, article: ArticleAnswer): RevisedText {
  return { text: withoutRepeatedTitle(article), headings: articleSections(content).map(headingOf) };
}

/** Returns the draft with the rewritten sections; undefined if nothing in the answer can be used. */
export function revised(
  draft: ArticleAnswer,
  { article, sections, title }: RevisionAnswer,
  offered: Revisable,
): RevisedText | undefined {
  if (article) return keepsGaps(draft.content, article.content) ? rewritten(draft, article) : undefined;
  const before = articleSections(draft.content);
  const places = new Set(offered.sections.map(({ place }) => place));
  const written = new Map(
    sections
      .filter(({ section, content }) => places.has(section) && content.trim() !== '')
      // A model that corrects a section tends to drop the gaps that it cannot fill.
      .filter(({ section, content }) => keepsGaps(before[section]?.text ?? '', content))
      .map(({ section, content }) => [section, content]),
  );
  if (written.size === 0 && title === null) return undefined;
  const content = withSections(draft.content, written);
  const headings = [...written.keys()].map((place) => headingOf(before[place]));
  return { text: { title: title ?? draft.title, content }, headings };
}

const headingOf = (section?: ArticleSection): string => section?.heading || 'Opening';
