import { Injectable } from '@nestjs/common';
import { counted } from '../../../../checks/text/counted.js';
import { countWords } from '../../../../checks/text/word-count.js';
import { withReplacements, type Passage } from '../../articles/contract.js';
import { askUntilEnough, type Provenance } from '../../platform/ai/ask-until-enough.js';
import type { Wording } from '../../platform/ai/prompt.js';
import type { SlotOptions } from '../../platform/ai/provider-slots.js';
import { TextModel, type TextSlot } from '../../platform/ai/text-model.js';
import { textFailure, type TextFailure } from '../../platform/ai/text-failure.js';
import { hunksOutside, type Hunk } from '../domain/hunks.js';
import { titlesOfAProposal, unwrapped, type PassageAnswer, type TitlesAnswer } from './proposal-answer.js';
import type { ProposalInputs } from './proposal-inputs.js';
import { passagePrompt, titlesPrompt } from './proposal-prompt.js';
import { structureChanges } from './structure-changes.js';

interface Proposed {
  readonly ok: true;
  /** The new passage, or the titles. */
  readonly after: string | string[];
  /** The changes of the passage, with offsets from its beginning; none for titles. */
  readonly hunks: readonly Hunk[];
  /** Notes on the answer for a person, in sentences. */
  readonly notes: readonly string[];
  readonly provenance: Provenance;
  readonly prompt: Wording;
}

const mostAnswers = 2;

/** Has a model propose a change. A short or damaged answer is requested once more, and the better one counts. */
@Injectable()
export class ProposalWriter {
  constructor(private readonly model: TextModel) {}

  /**
   * @param passage the passage with the blanks around it
   * @param locked the stretches of the passage that stay, whatever the model answers
   */
  write(
    inputs: ProposalInputs,
    passage: string,
    locked: readonly Passage[],
    options: SlotOptions,
  ): Promise<Proposed | TextFailure> {
    return this.model.withSlot<Proposed | TextFailure>(options, (slot) =>
      inputs.kind === 'title' ? titles(slot, inputs) : newPassage(slot, inputs, passage, locked),
    );
  }
}

interface Draft {
  readonly text: string;
  readonly hunks: readonly Hunk[];
  /** Whether the answer has other words in place of paragraphs that had to stay. */
  readonly broke: boolean;
  readonly damage: readonly string[];
  readonly faults: readonly string[];
  readonly note: string | null;
}

async function newPassage(
  slot: TextSlot,
  inputs: ProposalInputs,
  passage: string,
  locked: readonly Passage[],
): Promise<Proposed | TextFailure> {
  const suggestions = inputs.findings.flatMap(({ suggestion }) => suggestion ?? []);
  let best: Draft | undefined;
  let last: Draft | undefined;
  const asked = await askUntilEnough<PassageAnswer>(slot, {
    mostAnswers,
    prompt: () => passagePrompt.from({ ...inputs, faults: last?.faults ?? [] }),
    take: ({ value: { value, note } }) => {
      const answered = unwrapped(value, passage);
      const hunks = hunksOutside(passage, answered, locked);
      const text = withReplacements(passage, hunks);
      const broke = text !== answered;
      const damage = structureChanges(passage, text, suggestions);
      const kept = broke ? ['Paragraphs that have to stay word for word were changed.'] : [];
      const length = inputs.kind === 'shorten' ? lengthNotes(passage, text, locked) : [];
      const isSame = text === passage && !broke;
      const faults = isSame ? ['It is the passage as it was.'] : [...kept, ...damage, ...length];
      last = { text, hunks, broke, damage: [...damage, ...length], faults, note: note ?? null };
      if (!best || faults.length < best.faults.length) best = last;
      return faults.length === 0;
    },
  });
  if (!asked.provenance) return asked.failure;
  if (!best) return textFailure('empty');
  const notes = [
    ...(best.text === passage && !best.broke
      ? ['The model would leave this passage as it is.']
      : best.damage),
    ...(best.broke ? ['The model also changed paragraphs that are locked. Those changes are left out.'] : []),
    ...(best.note !== null && best.note.trim() !== '' ? [best.note.trim()] : []),
  ];
  const { text: after, hunks } = best;
  return { ok: true, after, hunks, notes, provenance: asked.provenance, prompt: asked.prompt };
}

/** The share of its removable words that a text must lose to count as about a third shorter. */
const enough = 0.2;

/** Says how far a passage is from being a third shorter; returns nothing for one that is about a third shorter. */
function lengthNotes(passage: string, text: string, locked: readonly Passage[]): string[] {
  const staying = locked.reduce((sum, { start, end }) => sum + countWords(passage.slice(start, end)), 0);
  const [was, is] = [countWords(passage), countWords(text)];
  const share = (was - is) / Math.max(1, was - staying);
  if (share >= enough) return [];
  const told = `${counted(is, 'word')} where there were ${was.toLocaleString('en-US')}`;
  if (is >= was) return [`It is not shorter: ${told}.`];
  return [`It is only ${Math.max(1, Math.round(share * 100))} % shorter, not a third: ${told}.`];
}

async function titles(slot: TextSlot, inputs: ProposalInputs): Promise<Proposed | TextFailure> {
  const found = new Map<string, string>();
  const asked = await askUntilEnough<TitlesAnswer>(slot, {
    mostAnswers,
    prompt: (before) =>
      titlesPrompt.from({ ...inputs, faults: before ? [shortOf([...found.values()])] : [] }),
    take: ({ value: { value } }) => {
      for (const title of value) {
        if (keyOf(title) !== keyOf(inputs.article.title) && !found.has(keyOf(title)))
          found.set(keyOf(title), title);
      }
      return found.size >= titlesOfAProposal;
    },
  });
  if (!asked.provenance) return asked.failure;
  const after = [...found.values()].slice(0, titlesOfAProposal);
  if (after.length === 0) return asked.failure ?? textFailure('empty', { detail: 'No other title' });
  const missing = titlesOfAProposal - after.length;
  const notes =
    missing === 0
      ? []
      : [`${after.length} of ${titlesOfAProposal}: the model had no more titles that differ.`];
  return { ok: true, after, hunks: [], notes, provenance: asked.provenance, prompt: asked.prompt };
}

const shortOf = (found: readonly string[]): string =>
  `Fewer than ${titlesOfAProposal} different titles. There are already: ${found.join(' / ') || 'none'}.`;

/** Returns a key that is the same for titles that differ only in case and punctuation. */
const keyOf = (title: string): string => (title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
