import { material, materialNotice } from '../../../platform/ai/material.js';
import { PromptKind } from '../../../platform/ai/prompt.js';
import { captionsAnswer, captionsOfASet, captionsShape, type ModelCaptions } from './captions-answer.js';
import { networks } from './networks.js';

/** Everything that the prompt for captions is made from. The same inputs give the same prompt. */
export interface CaptionInputs {
  readonly article: { readonly title: string; readonly content: string; readonly category: string };
  /** The house's own hashtags, which the model must not give. */
  readonly brandTags: readonly string[];
  /** The link in a caption, which takes up room in a post. */
  readonly link: string;
  /** The style and tone of the article's persona; null if the persona no longer exists. */
  readonly voice: { readonly writingStyle: string; readonly tonePillars: readonly string[] } | null;
  /** The prohibitions in the house's rules, one sentence each. */
  readonly doNot: readonly string[];
  /** Earlier captions of the article, which the new ones must not repeat. */
  readonly earlier: readonly string[];
  /** The place, counted from 0, of the one caption that is wanted; null for all three. */
  readonly only: number | null;
  /** A previous answer that cannot be used, and the reasons. */
  readonly refused: { readonly answer: string; readonly faults: readonly string[] } | null;
}

const systemOf = (apart: string): string =>
  [
    'You write captions for social media that lead readers to an article of a house that publishes on collectibles, luxury assets and collector insurance.',
    materialNotice,
    [
      'Rules for each caption:',
      '- two or three whole sentences, each ending with one full stop, question mark or exclamation mark, and none with such a mark inside; write abbreviations without full stops',
      '- only what the article says; every figure, date and name in it stands in the article in the same form',
      '- a figure keeps what the article says with it: who was asked and how many, who says so, that it is an estimate or a limit, or what is left out of it; where there is no room for that, leave the figure out',
      '- each sentence begins with a plain word, never with a name; no words in capitals but names',
      '- no hashtag, address, handle or emoji in the sentences; they are added afterwards, with the call to action',
      '- one to four hashtags of the industry, none of them the brand’s',
      '- no longer than its network’s length, which counts the characters of its sentences with the blanks between them',
      apart,
    ].join('\n'),
  ].join('\n\n');

function refusedText({ refused }: CaptionInputs, again: string): string[] {
  if (!refused) return [];
  return [
    'You have written the captions below. They break rules:',
    material('Captions written', refused.answer),
    material('Faults', refused.faults.join('\n')),
    again,
  ];
}

function optional(label: string, entries: readonly string[]): string[] {
  const told = entries.filter((entry) => entry.trim() !== '');
  return told.length === 0 ? [] : [material(label, told.join('\n'))];
}

/** Says which network each caption is for, and how many characters its sentences may have. */
function lengthsText({ brandTags, link, only }: CaptionInputs): string {
  const lines = networks.map(({ name, room, tags }, at) => {
    const which = only === null ? `Caption ${at + 1}` : 'The caption';
    return `- ${which} is for ${name}: at most ${room({ hashtags: brandTags, insightsUrl: link })} characters, and ${tags}.`;
  });
  return ['Lengths:', ...(only === null ? lines : lines.slice(only, only + 1))].join('\n');
}

function userText(inputs: CaptionInputs, task: string, again: string): string {
  const { article, brandTags, earlier, voice, doNot } = inputs;
  return [
    task,
    lengthsText(inputs),
    ...(voice ? optional('Voice', [voice.writingStyle, voice.tonePillars.join(', ')]) : []),
    ...optional('Do not', doNot),
    material('Title', article.title),
    material('Category', article.category),
    material('Article', article.content),
    ...optional('Hashtags of the brand', brandTags),
    ...optional('Captions that the article has had; write others', earlier),
    ...refusedText(inputs, again),
  ].join('\n\n');
}

const captionPrompt = (
  name: string,
  version: string,
  count: number,
  { apart, task, again }: { readonly apart: string; readonly task: string; readonly again: string },
) =>
  new PromptKind<CaptionInputs, ModelCaptions>(
    name,
    version,
    captionsAnswer,
    (inputs) => ({ system: systemOf(apart), user: userText(inputs, task, again) }),
    { shape: captionsShape(count) },
  );

/** Asks for captions. Raise the version with any change of the wording here. */
export const captionsPrompt = captionPrompt('captions', '2', captionsOfASet, {
  apart: `The ${captionsOfASet} captions take different points of the article and share no sentence.`,
  task: `Write ${captionsOfASet} captions for this article.`,
  again: `Give all ${captionsOfASet} again, mended.`,
});

/** Asks for one caption, while the others stay. Raise the version with any change of the wording here. */
export const oneCaptionPrompt = captionPrompt('caption', '2', 1, {
  apart:
    'The caption takes another point of the article than those it has had, and shares no sentence with them.',
  task: 'Write one caption for this article.',
  again: 'Give one caption again, mended.',
});
