import { Injectable } from '@nestjs/common';
import { mendingOf } from '../../../../checks/registry.js';
import {
  ArticleMaterial,
  ArticleOrigins,
  type Article,
  type ArticleWithFindings,
  type Passage,
} from '../../articles/contract.js';
import { invalidFields } from '../../platform/http/input/validation-refusal.js';
import { wholeSlice } from '../../platform/text/whole-slice.js';
import type { ProposalWish } from '../domain/proposal-wish.js';
import { EditorialRules } from '../../editorial/contract.js';
import { PersonaLibrary } from '../../personas/contract.js';
import { longestPassage } from '../writing/proposal-answer.js';
import type { ProposalInputs } from '../writing/proposal-inputs.js';
import { findingsToMend, passageOf, type ArticleFinding } from './passage-in-question.js';

const overlap = (one: Passage, other: Passage): boolean => one.start < other.end && one.end > other.start;

interface ProposalRequest extends Passage {
  readonly inputs: ProposalInputs;
  /** The passage with the blanks around it; for a title, the part of the content that the model is shown. */
  readonly passage: string;
  /** The stretches of the passage that must not change, as offsets in the content. */
  readonly locked: readonly Passage[];
  /** The revision of the rules in the inputs. */
  readonly rulesRevision: number;
}

/** The number of characters before and after a passage that are shown to the model. */
const shownAround = 1_500;

/** Gathers the inputs for the request to a model, with the present persona and rules. */
@Injectable()
export class ProposalRequests {
  constructor(
    private readonly personas: PersonaLibrary,
    private readonly rules: EditorialRules,
    private readonly origins: ArticleOrigins,
    private readonly material: ArticleMaterial,
  ) {}

  /**
   * @param text the article at the revision that the wish is about
   * @param known the stretches that were locked, if the wish was answered before
   * @throws DomainError if there is no such passage, or no finding to correct in it
   */
  async gather(
    text: ArticleWithFindings,
    wish: ProposalWish,
    known?: readonly Passage[],
  ): Promise<ProposalRequest> {
    const { kind } = wish;
    const { title, content } = text;
    const findings = wish.rule === undefined ? [] : findingsToMend(text.ruleReport.findings, wish);
    const isTitle = kind === 'title';
    const { start, end } = isTitle ? { start: 0, end: 0 } : passageOf(content, wish, findings);
    const passage = isTitle ? wholeSlice(content, 0, longestPassage) : content.slice(start, end);
    const [persona, rules, given, locked] = await Promise.all([
      this.personas.find(text.personaId),
      this.rules.current(),
      kind === 'mend' ? this.material.of(text.id) : undefined,
      known ?? (isTitle ? [] : this.locked(text, { start, end }, wish, findings)),
    ]);
    const inputs = {
      kind,
      article: { title, content },
      passage: passage.trim(),
      locked: locked.map((block) => content.slice(block.start, block.end)),
      around: isTitle ? { before: '', after: '' } : aroundOf(content, start, end),
      persona: persona ?? null,
      rules: rules.document,
      findings: findings.map(toldOf),
      sources: given?.sources ?? [],
      instruction: wish.instruction ?? null,
      faults: [],
    };
    return { inputs, passage, start, end, locked, rulesRevision: rules.revision };
  }

  /**
   * Returns the blocks of a passage that must not change because people have written or changed them. There are none in
   * a passage that a person chose, or if a finding is to be corrected, or if people wrote the whole passage: then the
   * person can only mean these blocks.
   * @throws DomainError `invalid` if a start to unlock is not the start of a block
   */
  private async locked(
    { id, revision, content }: Pick<Article, 'id' | 'revision' | 'content'>,
    passage: Passage,
    { start, unlocked = [] }: ProposalWish,
    findings: readonly ArticleFinding[],
  ): Promise<Passage[]> {
    if (start !== undefined) return [];
    const { blocks } = await this.origins.at(id, revision, content);
    const unknown = unlocked.findIndex((offset) => !blocks.some((block) => block.start === offset));
    if (unknown >= 0) {
      throw invalidFields([
        { field: `unlocked[${unknown}]`, message: 'No block of the content begins here.' },
      ]);
    }
    const asked = blocks.filter((block) => overlap(block, passage));
    if (asked.every(({ untouched }) => !untouched)) return [];
    const spans = findings.flatMap((finding) => finding.spans);
    return asked
      .filter((block) => !block.untouched && !unlocked.includes(block.start))
      .filter((block) => !spans.some((span) => overlap(block, span)))
      .map((block) => ({ start: block.start, end: block.end }));
  }
}

function aroundOf(content: string, start: number, end: number): ProposalInputs['around'] {
  return {
    before: wholeSlice(content, Math.max(0, start - shownAround), start),
    after: wholeSlice(content, end, end + shownAround),
  };
}

function toldOf({ rule, message, spans, suggestion }: ArticleFinding): ProposalInputs['findings'][number] {
  const quotes = spans.slice(0, 20).map(({ quote }) => quote);
  return { message, quotes, suggestion, mending: mendingOf(rule) ?? null };
}
