import { voiceOf } from './html-document.js';

/** The facts about the text of an article. */
interface TextFacts {
  readonly title: string;
  readonly persona: string;
  readonly category: string;
  readonly wordCount: number;
  readonly summary: string | null;
  readonly contentHash: string;
  /** The time of creation, in ISO 8601. */
  readonly createdAt: string;
  readonly modifiedAt: string;
  /** The time of the promotion, in ISO 8601, if the text is promoted. */
  readonly promotedAt?: string;
  /** The name of the house, which answers for what it publishes. */
  readonly publisher: string;
}

/**
 * An article as JSON-LD of schema.org. Its draft counts as a model's, even after people have changed it. The house is
 * its author and editor, because a persona is not a person and the names of people are not published.
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
