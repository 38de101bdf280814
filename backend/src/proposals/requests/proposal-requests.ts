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
import { findingsToMend, passageOf, type Finding } from './passage-in-question.js';

const overlap = (one: Passage, other: Passage): boolean => one.start < other.end && one.end > other.start;

interface ProposalRequest extends Passage {
  readonly inputs: ProposalInputs;
  /**
   * The passage as it is in the text, with the blanks around it; for a title, what the model is shown of the content.
   */
  readonly passage: string;
  /** Stretches of the passage that stay as they are; offsets in the content. */
  readonly locked: readonly Passage[];
  /** The revision of the rules in the inputs. */
  readonly rulesRevision: number;
}

/** This many characters before and after a passage are shown to the model. */
const shownAround = 1_500;

/** Gathers what a model is asked for a proposal, with the persona and the rules of that moment. */
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
   * @param known what was locked, where the wish has been answered before
   * @throws DomainError where there is no such passage, or no finding to mend in it
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
   * Returns the blocks of a passage that stay because people have written or changed them. None stay in a passage that
   * a person chose, where a finding is to be mended, or where all of the passage is people's: then nothing else can be
   * meant.
   * @throws DomainError `invalid` where no block begins that could be unlocked
   */
  private async locked(
    { id, revision, content }: Pick<Article, 'id' | 'revision' | 'content'>,
    passage: Passage,
    { start, unlocked = [] }: ProposalWish,
    findings: readonly Finding[],
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

function toldOf({ rule, message, spans, suggestion }: Finding): ProposalInputs['findings'][number] {
  const quotes = spans.slice(0, 20).map(({ quote }) => quote);
  return { message, quotes, suggestion, mending: mendingOf(rule) ?? null };
}
