import {
  articlePrompt,
  draftPrompt,
  finishPrompt,
  outlinePrompt,
  planPrompt,
  researchPrompt,
  reviewPrompt,
  revisionPrompt,
  sectionRevisionPrompt,
  type PlanInputs,
} from '../generation/contract.js';
import { captionsPrompt, oneCaptionPrompt } from '../media/contract.js';
import { voicePrompt } from '../personas/contract.js';
import type { Prompt, PromptKind } from '../platform/ai/prompt.js';
import { readValue } from '../platform/ai/read-value.js';
import { textFailure } from '../platform/ai/text-failure.js';
import type { TextOutcome, TextProvider } from '../platform/ai/text-provider.js';
import { passagePrompt, titlesPrompt } from '../proposals/contract.js';
import { batchSize, customIdeaPrompt, weeklyIdeasPrompt } from '../topics/contract.js';
import { composeArticle } from './articles/compose-article.js';
import { composeQuestions } from './articles/compose-questions.js';
import {
  composeDraft,
  composeFinish,
  composeOutline,
  composeReview,
  composeRevision,
} from './articles/compose-steps.js';
import { composeCaptions } from './captions/compose-captions.js';
import { composeCustom, composeWeek } from './topics/compose-ideas.js';
import { composeProposal, composeTitles } from './proposals/compose-proposal.js';
import { composeVoice } from './voice/compose-voice.js';
import { chooseTheme } from './articles/choose-theme.js';
import { wholeSlice } from '../platform/text/whole-slice.js';

type Composer = readonly [kind: string, compose: (inputs: unknown) => unknown];

/**
 * @param compose a pure function: the same inputs give the same answer, which is read like a model's
 */
function composer<Inputs>(kind: PromptKind<Inputs, unknown>, compose: (inputs: Inputs) => unknown): Composer {
  // Only `kind.from` makes prompts of this name, so the inputs have this type.
  return [kind.name, (inputs) => compose(inputs as Inputs)];
}

/** The composers of the demo writer, one for each kind of prompt. */
const composers = new Map<string, Composer[1]>([
  composer(articlePrompt, composeArticle),
  // The first composition has tried everything that the rules leave room for, so a draft that broke one can't be
  // improved.
  composer(revisionPrompt, ({ draft }) => draft),
  composer(planPrompt, composePlan),
  composer(researchPrompt, composeQuestions),
  composer(outlinePrompt, composeOutline),
  composer(draftPrompt, composeDraft),
  composer(sectionRevisionPrompt, composeRevision),
  composer(reviewPrompt, composeReview),
  composer(finishPrompt, composeFinish),
  composer(weeklyIdeasPrompt, (inputs) => composeWeek(inputs, batchSize)),
  composer(customIdeaPrompt, composeCustom),
  composer(captionsPrompt, composeCaptions),
  composer(oneCaptionPrompt, composeCaptions),
  composer(voicePrompt, composeVoice),
  composer(passagePrompt, composeProposal),
  composer(titlesPrompt, composeTitles),
]);

/**
 * The version of the composers' texts. Raise it when they change, so that the record tells which version wrote a text.
 */
const model = 'demo-writer-2';

/**
 * Writes on this machine, without a model, by composition from the prompt's inputs. Its answers are checked against the
 * same schema as a model's. It reports that it makes no upstream calls and counts no tokens.
 */
export class DemoTextProvider implements TextProvider {
  complete<T>({ kind, inputs, schema }: Prompt<T>): Promise<TextOutcome<T>> {
    const compose = composers.get(kind);
    if (!compose) throw new Error(`The demo writer has no composer for ${kind}`);
    const answer = compose(inputs);
    const read = readValue(answer, schema);
    if (!read.ok) return Promise.resolve(textFailure('unreadable', { detail: read.faults.join('; ') }));
    return Promise.resolve({
      ok: true,
      value: read.value,
      raw: JSON.stringify(answer),
      provider: 'demo',
      model,
    });
  }
}

/**
 * Composes a plan with the titles that the articles of the batch will have, since these go through the subjects of
 * their category in order.
 */
function composePlan({ articles, customPrompt, recentTitles }: PlanInputs): unknown {
  return {
    articles: articles.map(({ persona, category, about }, index) => {
      const siblings = articles.flatMap((other, place) => (other.category === category ? [place] : []));
      const sibling = { number: siblings.indexOf(index) + 1, of: siblings.length };
      const wish = { persona: { name: persona }, category: { name: category }, customPrompt, idea: null };
      const { title } = chooseTheme({ ...wish, recentTitles, sibling }, () => true);
      return {
        article: index + 1,
        subject: title,
        angle: wholeSlice(about, 0, 500) || 'As an owner sees it.',
        title,
      };
    }),
  };
}
