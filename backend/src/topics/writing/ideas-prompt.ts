import { material, materialNotice, optionalMaterial } from '../../platform/ai/material.js';
import { PromptKind } from '../../platform/ai/prompt.js';
import { promptList } from '../../platform/ai/prompt-list.js';
import { categoryKeys } from '../domain/category-keys.js';
import { researchSources } from '../domain/research-sources.js';
import { batchSize, fewestKeys } from './idea-pool.js';
import type { IdeaInputs } from './idea-inputs.js';
import { ideasAnswer, ideasShape, type IdeasAnswer } from './ideas-answer.js';

/** The number of earlier titles that the prompt shows; answers are checked against all of them. */
const titlesShown = 150;

function systemText({ rules }: IdeaInputs): string {
  const { category_specific_guidance, ...inspiration } = rules.topic_inspiration;
  return [
    'You propose topics to a house that publishes articles on collectibles, luxury assets and collector insurance, for collectors and investors. People choose among your ideas and write. Invent no people, firms, sales, figures or events; where something has to be found out, say what and how.',
    materialNotice,
    ...promptList('The house:', Object.values(rules.tone_and_voice.background)),
    ...promptList('Finding a subject:', Object.values(inspiration)),
    ...promptList('By category:', category_specific_guidance),
    ...promptList('What articles never do:', rules.do_not),
    `Categories, by their keys: ${categoryKeys.join(', ')}. Each idea has one to four of them.`,
    promptList(
      'Research sources. Name those to consult by their numbers, two to eight for each idea; there are no others:',
      researchSources.map(({ number, name, group }) => `${number}: ${name} (${group})`),
    ).join(''),
  ].join('\n\n');
}

function refusedText({ refused }: IdeaInputs): string[] {
  if (!refused) return [];
  return [
    'You have given the ideas below, which cannot be used as they are:',
    material('Titles given', refused.titles.join('\n')),
    material('Faults', refused.faults.join('\n')),
    'Give the whole answer again. Keep what has no fault; put other subjects with other titles in the place of the rest.',
  ];
}

function userText(inputs: IdeaInputs, task: string): string {
  const { prompt, earlierTitles } = inputs;
  return [
    task,
    ...optionalMaterial('What the desk asks for', prompt),
    ...optionalMaterial(
      'Titles of the last months. Take other subjects, and titles that share few words with any of these',
      earlierTitles.slice(0, titlesShown).join('\n'),
    ),
    ...refusedText(inputs),
  ].join('\n\n');
}

/** Makes a prompt for this many ideas. */
function ideasPrompt(name: string, version: string, count: number, task: (inputs: IdeaInputs) => string) {
  return new PromptKind<IdeaInputs, IdeasAnswer>(
    name,
    version,
    ideasAnswer,
    (inputs) => ({ system: systemText(inputs), user: userText(inputs, task(inputs)) }),
    { shape: ideasShape(count) },
  );
}

/** The prompt for the ideas of a week. Raise the version with any change of the wording here. */
export const weeklyIdeasPrompt = ideasPrompt(
  'weekly-ideas',
  '1',
  batchSize,
  () =>
    `Propose ${batchSize} ideas that have little in common. Together they cover at least ${fewestKeys} different categories.`,
);

/** The prompt for one idea. Raise the version with any change of the wording here. */
export const customIdeaPrompt = ideasPrompt('custom-idea', '1', 1, ({ prompt }) =>
  prompt === null
    ? 'Propose one idea on what moves the market at the moment, on a subject of your choice.'
    : 'Propose one idea that carries out what the desk asks for.',
);
