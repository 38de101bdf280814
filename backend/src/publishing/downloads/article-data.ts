import { voiceOf } from './html-document.js';

/** What is known of the text of an article. */
interface TextFacts {
  readonly title: string;
  readonly persona: string;
  readonly category: string;
  readonly wordCount: number;
  readonly summary: string | null;
  readonly contentHash: string;
  /** In ISO 8601. */
  readonly createdAt: string;
  readonly modifiedAt: string;
  /** When it was promoted, if it was. */
  readonly promotedAt?: string;
  /** The name of the house, which answers for what it publishes. */
  readonly publisher: string;
}

/**
 * An article as JSON-LD of schema.org. Every draft here is a model's, and remains one when people have changed it. The
 * house is its author and its editor: a persona is no person, and names of people stay in the house.
 */
export function articleData(facts: TextFacts) {
  const {
    title,
    persona,
    category,
    wordCount,
    summary,
    contentHash,
    createdAt,
    modifiedAt,
    promotedAt,
    publisher,
  } = facts;
  const house = { '@type': 'Organization', name: publisher };
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    ...(summary !== null && { description: summary }),
    articleSection: category,
    wordCount,
    inLanguage: 'en',
    author: house,
    creditText: voiceOf(persona),
    publisher: house,
    ...(promotedAt !== undefined && { editor: house, datePublished: promotedAt }),
    dateCreated: createdAt,
    dateModified: modifiedAt,
    digitalSourceType: 'https://schema.org/TrainedAlgorithmicMediaDigitalSource',
    identifier: { '@type': 'PropertyValue', propertyID: 'SHA-256', value: contentHash },
  };
}
