import type { ModelVoice, VoiceInputs } from '../../personas/contract.js';
import { capitalized, ended } from '../wording/words.js';
import { wholeSlice } from '../../platform/text/whole-slice.js';

/** Composes an answer from the persona's own words, in an order that can be read aloud. */
export function composeVoice({ aboutMe, writingAngle, writingStyle, tonePillars }: VoiceInputs): ModelVoice {
  const opening = sentences(aboutMe).slice(0, 2);
  const manner = sentences(writingStyle).slice(0, 1);
  const question = writingAngle.trim() === '' ? [] : [`So I ask first: ${ended(writingAngle.trim(), '?')}`];
  const tone = tonePillars.length === 0 ? [] : [`I try to be ${inOneBreath(tonePillars)} about the answer.`];
  return { paragraph: wholeSlice([...opening, ...question, ...manner, ...tone].join(' '), 0, 2_000) };
}

/** Returns the sentences of a text, each completed, because a persona is often described in single words. */
function sentences(text: string): string[] {
  const parts = text.match(/[^.!?]+[.!?]*["'”’»)\]]*/gu) ?? [];
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => ended(capitalized(part)));
}

function inOneBreath(pillars: readonly string[]): string {
  return new Intl.ListFormat('en').format(pillars.map((pillar) => pillar.toLowerCase()));
}
