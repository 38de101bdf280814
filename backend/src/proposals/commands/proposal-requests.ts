import { Injectable } from '@nestjs/common';
import type { Article } from '../../articles/contract.js';
import { EditorialRules } from '../../editorial/contract.js';
import { PersonaLibrary } from '../../personas/contract.js';
import type { OfferProposalBody } from '../proposals.dto.js';
import { longestPassage } from '../writing/proposal-answer.js';
import type { ProposalInputs } from '../writing/proposal-inputs.js';
import { findingsToMend, passageOf, type Passage } from './passage-in-question.js';

interface ProposalRequest extends Passage {
  readonly inputs: ProposalInputs;
  /** As it stands in the text, with the blanks around it; of a title what the model is shown of the content. */
  readonly passage: string;
  /** Of the rules that are in the inputs. */
  readonly rulesRevision: number;
}

/** So much of what stands before and behind a passage is shown to the model. */
const shownAround = 1_500;

/** Gathers what a model is asked for a proposal, by the persona and the rules as they are at that moment. */
@Injectable()
export class ProposalRequests {
  constructor(
    private readonly personas: PersonaLibrary,
    private readonly rules: EditorialRules,
  ) {}

  /**
   * @param text the article at the revision that the wish is about
   * @throws DomainError where there is no such passage, or no finding to mend in it
   */
  async gather(text: Article, wish: OfferProposalBody): Promise<ProposalRequest> {
    const { kind } = wish;
    const { title, content } = text;
    const findings = wish.rule === undefined ? [] : findingsToMend(text.ruleReport.findings, wish);
    const isTitle = kind === 'title';
    const { start, end } = isTitle ? { start: 0, end: 0 } : passageOf(content, wish, findings);
    const passage = isTitle ? content.slice(0, longestPassage) : content.slice(start, end);
    const [persona, rules] = await Promise.all([this.personas.find(text.personaId), this.rules.current()]);
    const inputs = {
      kind,
      article: { title, content },
      passage: passage.trim(),
      around: isTitle ? { before: '', after: '' } : aroundOf(content, start, end),
      persona: persona ?? null,
      rules: rules.document,
      findings: findings.map(toldOf),
      instruction: wish.instruction ?? null,
      faults: [],
    };
    return { inputs, passage, start, end, rulesRevision: rules.revision };
  }
}

function aroundOf(content: string, start: number, end: number): ProposalInputs['around'] {
  return {
    before: content.slice(Math.max(0, start - shownAround), start),
    after: content.slice(end, end + shownAround),
  };
}

function toldOf({
  message,
  spans,
  suggestion,
}: ReturnType<typeof findingsToMend>[number]): ProposalInputs['findings'][number] {
  return { message, quotes: spans.slice(0, 20).map(({ quote }) => quote), suggestion };
}
