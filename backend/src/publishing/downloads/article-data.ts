import { addressOf, isOfArchive, sourceTypeOf, type SourceType } from '../../credentials/contract.js';
import { voiceOf } from '../origins/byline.js';
import type { TextWriters } from '../origins/text-writers.js';

/** The facts about the text of an article. */
interface TextFacts {
  readonly title: string;
  /** Empty for none. */
  readonly persona: string;
  /** Whose it is told to be. */
  readonly byline: string | null;
  /** Empty for none. */
  readonly category: string;
  readonly wordCount: number;
  readonly summary: string | null;
  readonly writers: TextWriters;
  readonly contentHash: string;
  /** The time of creation, in ISO 8601. */
  readonly createdAt: string;
  readonly modifiedAt: string;
  /** The time of the promotion, in ISO 8601, if the text is promoted. */
  readonly promotedAt?: string;
  /** The name of the house, which answers for what it publishes. */
  readonly publisher: string;
}

/** The names that schema.org has for terms of the IPTC; it has none for what people wrote. */
const names: Partial<Record<SourceType, string>> = {
  trainedAlgorithmicMedia: 'TrainedAlgorithmicMediaDigitalSource',
  compositeWithTrainedAlgorithmicMedia: 'CompositeWithTrainedAlgorithmicMediaDigitalSource',
};

/**
 * An article as JSON-LD of schema.org. It names the same source type as a manifest. The house is its author and editor,
 * because a persona is not a person and the names of people are not published; the author of a text from an archive is
 * the one whom the archive names.
 */
export function articleData(facts: TextFacts) {
  const { title, persona, category, wordCount, summary, writers } = facts;
  const { contentHash, createdAt, modifiedAt, promotedAt, publisher } = facts;
  const house = { '@type': 'Organization', name: publisher };
  const author = isOfArchive(writers) ? archiveAuthor(facts) : house;
  const term = sourceTypeOf(writers);
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    ...(summary !== null && { description: summary }),
    ...(category !== '' && { articleSection: category }),
    wordCount,
    inLanguage: 'en',
    ...(author !== null && { author }),
    ...(persona !== '' && { creditText: voiceOf(persona) }),
    publisher: house,
    ...(promotedAt !== undefined && { editor: house, datePublished: promotedAt }),
    dateCreated: createdAt,
    dateModified: modifiedAt,
    ...(term && { digitalSourceType: addressAt(term) }),
    identifier: { '@type': 'PropertyValue', propertyID: 'SHA-256', value: contentHash },
  };
}

/** A name alone: whether it is a person’s, the archive doesn’t tell. Somebody for whom a persona stands is not named. */
const archiveAuthor = ({ persona, byline }: TextFacts): string | null => (persona === '' ? byline : null);

function addressAt(term: SourceType): string {
  const name = names[term];
  return name === undefined ? addressOf(term) : `https://schema.org/${name}`;
}
