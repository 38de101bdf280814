import { conductText, spellingText } from '../../editorial/contract.js';
import { personaText } from '../../personas/contract.js';
import { material, materialNotice, optionalMaterial } from '../../platform/ai/material.js';
import { PromptKind } from '../../platform/ai/prompt.js';
import { sourcesText } from '../../sources/contract.js';
import {
  passageAnswer,
  passageShape,
  titlesAnswer,
  titlesOfAProposal,
  titlesShape,
  type PassageAnswer,
  type TitlesAnswer,
} from './proposal-answer.js';
import type { ProposalInputs } from './proposal-inputs.js';

function system({ rules }: ProposalInputs): string {
  return [
    'You are an editor at a house that publishes on collectibles, luxury assets and collector insurance. You propose a change; a person decides about it.',
    materialNotice,
    'Invent no people, firms, sales, figures, quotations or sources. Keep every fact, number and name that stays in the text as it is.',
    spellingText(rules),
    ...conductText(rules),
  ].join('\n\n');
}

const wishes: Readonly<Record<Exclude<ProposalInputs['kind'], 'title'>, string>> = {
  shorten:
    'Shorten the passage by about a third. Take out what a reader can do without; what is left keeps its words.',
  plainer: 'Say the passage in plainer words and shorter sentences. Nothing that it says gets lost.',
  voice: 'Write the passage in the voice of the persona, without introducing it.',
  mend: 'Mend in the passage what the check found, and change nothing else.',
  own: 'Change the passage as the desk asks, and nothing else.',
};

const voiceText = ({ persona }: ProposalInputs): string[] =>
  persona
    ? ['The article is written in the voice of this persona, as the persona.', ...personaText(persona)]
    : [];

function findingsText({ findings }: ProposalInputs): string[] {
  const told = findings.map(({ message, quotes, suggestion }) =>
    [
      message,
      ...quotes.map((quote) => `In: ${quote}`),
      ...(suggestion ? [`Suggested: ${suggestion}`] : []),
    ].join('\n'),
  );
  const mendings = new Set(findings.flatMap(({ mending }) => mending ?? []));
  return [...optionalMaterial('What the check found', told.join('\n\n')), ...mendings];
}

function evidenceText({ sources }: ProposalInputs): string[] {
  if (sources.length === 0) return [];
  return [
    'The article rests on the sources below. Take facts and figures from nowhere else, and set the marker of a source, such as [s1], only beside what stands in it.',
    ...sourcesText(sources),
  ];
}

const faultsText = ({ faults }: ProposalInputs): string[] =>
  optionalMaterial('You have answered before, and this was wrong with the answer', faults.join('\n'));

function passageText(inputs: ProposalInputs): string {
  const { kind, article, passage, around, instruction } = inputs;
  return [
    ...voiceText(inputs),
    wishes[kind === 'title' ? 'own' : kind],
    'Headings, lists, links and markers such as [s1] stay as they are, unless the wish is about them. Answer with the passage anew and not with what stands around it.',
    ...findingsText(inputs),
    ...evidenceText(inputs),
    ...optionalMaterial('What the desk asks for', instruction),
    ...optionalMaterial('Title of the article', article.title),
    ...optionalMaterial('What stands before the passage', around.before),
    material('The passage', passage),
    ...optionalMaterial(
      'People have written these paragraphs of the passage. They stay word for word, in their places',
      inputs.locked.join('\n\n'),
    ),
    ...optionalMaterial('What stands behind the passage', around.after),
    ...faultsText(inputs),
  ].join('\n\n');
}

function titlesText(inputs: ProposalInputs): string {
  return [
    ...voiceText(inputs),
    `Propose ${titlesOfAProposal} other titles for the article. They take different angles, promise nothing that the article does not hold, and have at most 90 characters each.`,
    ...findingsText(inputs),
    ...optionalMaterial('What the desk asks for', inputs.instruction),
    material('The title as it is', inputs.article.title),
    material('The article', inputs.passage),
    ...faultsText(inputs),
  ].join('\n\n');
}

/** The prompt for a new version of a passage. Raise the version with any change of the wording here. */
export const passagePrompt = new PromptKind<ProposalInputs, PassageAnswer>(
  'proposal',
  '4',
  passageAnswer,
  (inputs) => ({ system: system(inputs), user: passageText(inputs) }),
  { shape: passageShape, mostTokens: () => 16_000 },
);

/** The prompt for titles. Raise the version with any change of the wording here. */
export const titlesPrompt = new PromptKind<ProposalInputs, TitlesAnswer>(
  'title-proposal',
  '2',
  titlesAnswer,
  (inputs) => ({ system: system(inputs), user: titlesText(inputs) }),
  { shape: titlesShape },
);
