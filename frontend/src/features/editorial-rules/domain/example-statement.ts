import type { RulesValues } from './rules-values';
import { transparencyPlaces } from './transparency-fields';

/** A made-up article, and the sentences that its readers see. */
interface Example {
  about: string;
  title: string;
  /** The statement; undefined if readers see none. */
  statement: string | undefined;
}

const made = [
  {
    about: 'Edited and approved',
    title: 'A watch with two serial numbers',
    reviewed: true,
    how: 'Drafted by an AI model (gpt-5.6-terra). Two people changed 212 of 884 words.',
  },
  {
    about: 'Promoted as the model wrote it',
    title: 'What a box is worth',
    reviewed: false,
    how: 'Written by an AI model (gpt-5.6-terra). Nobody changed a word.',
  },
];

/**
 * Returns what readers would see under these rules. The label comes with the signature. @param house the name of the
 * publisher
 */
export function examplesUnder(values: RulesValues, house: string): Example[] {
  const label = values[transparencyPlaces.label];
  const name = String(values[transparencyPlaces.name] ?? '').trim();
  const approved = `Approved on 27 November 2026${name && `; responsible: ${name}, ${house}`}.`;
  return made.map(({ about, title, reviewed, how }) => {
    const isOwed = label === 'always' || (label === 'when-not-reviewed' && !reviewed);
    const isShown = isOwed && values[transparencyPlaces.sign] === 'yes';
    return { about, title, statement: isShown ? `${how} ${approved}` : undefined };
  });
}
