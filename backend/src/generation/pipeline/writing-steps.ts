import { Injectable } from '@nestjs/common';
import type { Prompt } from '../../platform/ai/prompt.js';
import { providerRefusal } from '../../platform/ai/provider-refusal.js';
import type { TextFailureKind } from '../../platform/ai/text-failure.js';
import type { GenerationCommand } from '../domain/generation.decider.js';
import type { GenerationEventData, ModelCall, Outline } from '../domain/generation.events.js';
import type { ArticleAnswer } from '../writing/article-answer.js';
import { givenAddresses } from '../writing/article-inputs.js';
import { articlePrompt } from '../writing/article-prompt.js';
import { draftPrompt, outlinePrompt, settledOutline } from '../writing/outline-prompt.js';
import { withoutRepeatedTitle } from '../writing/repeated-title.js';
import { articleSections } from '../writing/sections.js';
import { ModelCalls, type Work } from './model-calls.js';

/** The failures after which the article is written without an outline: the model answered, but not with an outline. */
const withoutOutline: ReadonlySet<TextFailureKind> = new Set(['unreadable', 'empty', 'cut-off']);

type Asked = Pick<Prompt<unknown>, 'system' | 'user'>;

/** Writes the outline and the draft. */
@Injectable()
export class WritingSteps {
  constructor(private readonly model: ModelCalls) {}

  /**
   * @throws DomainError saying why there is no outline although a person asked for one, or why the provider gave no
   * answer
   */
  async outline(work: Work): Promise<GenerationCommand> {
    const { order, lease, calls, generation } = work;
    const { outlineFirst } = generation.order;
    const prompt = outlinePrompt.from(order.inputs);
    const answer = await this.model.ask(prompt, lease, calls);
    if (!answer.ok) {
      if (outlineFirst || !withoutOutline.has(answer.kind)) throw providerRefusal(answer);
      return outlined(null, null, `Written without an outline. ${answer.message}`, answer.detail);
    }
    const { value, call } = answer;
    if (value.outline) return outlined(settledOutline(value.outline, order.inputs), call, null);
    if (!value.article) return unusable(outlineFirst, call);
    if (!outlineFirst) return wholeArticle(value.article, call, prompt, work);
    const told = 'The model answered with a whole article; the outline is that of its sections.';
    return outlined(settledOutline(outlineOf(value.article), order.inputs), call, told);
  }

  /** @throws DomainError saying why the provider wrote nothing */
  async draft(work: Work): Promise<GenerationCommand> {
    const { order, lease, calls, generation } = work;
    const { inputs: article } = order;
    const { outline } = generation;
    const prompt = outline ? draftPrompt.from({ article, outline }) : articlePrompt.from(article);
    const answer = await this.model.ask(prompt, lease, calls);
    if (!answer.ok) throw providerRefusal(answer);
    const data = drafted(answer.value, answer.call, prompt, work);
    return { type: 'record-step', event: { type: 'GenerationDrafted', data } };
  }
}

function outlined(
  outline: Outline | null,
  call: ModelCall | null,
  detail: string | null,
  cause?: string,
): GenerationCommand {
  return { type: 'record-outlined', outlined: { outline, whole: false, call, detail, cause } };
}

function unusable(outlineFirst: boolean, call: ModelCall): GenerationCommand {
  if (!outlineFirst) return outlined(null, call, 'Written without an outline: the model gave none.');
  const failure = { step: 'outline', kind: 'provider-failed', code: 'text-unreadable' };
  const reason = 'The model’s answer was unreadable.';
  return { type: 'record-failed', failure: { ...failure, reason, retryAfterSeconds: null } };
}

/**
 * Uses a whole article that the model answered in place of an outline as the draft, since it is paid for. From then on
 * the text is written as a whole.
 */
function wholeArticle(article: ArticleAnswer, call: ModelCall, prompt: Asked, work: Work): GenerationCommand {
  const detail = 'The model answered with a whole article, which counts as the draft.';
  return {
    type: 'record-outlined',
    outlined: { outline: null, whole: true, call: null, detail },
    draft: drafted(article, call, prompt, work),
  };
}

function drafted(
  answer: ArticleAnswer,
  call: ModelCall,
  { system, user }: Asked,
  { order: { persona, rulesRevision, inputs } }: Work,
): GenerationEventData<'GenerationDrafted'> {
  const { recentTitles, recentShapes } = inputs;
  const prompt = {
    system,
    user,
    recentTitles: [...recentTitles],
    recentShapes: [...recentShapes],
    givenAddresses: givenAddresses(inputs),
  };
  return { ...withoutRepeatedTitle(answer), personaRevision: persona.revision, rulesRevision, call, prompt };
}

function outlineOf({ title, content }: ArticleAnswer): Outline {
  const sections = articleSections(content)
    .filter(({ heading }) => heading !== '')
    .slice(0, 12)
    .map(({ heading }) => ({ heading, purpose: '', points: [], words: 0, sources: [] }));
  const whole = { heading: title, purpose: '', points: [], words: 0, sources: [] };
  return { thesis: title, reader: '', sections: sections.length > 0 ? sections : [whole] };
}
