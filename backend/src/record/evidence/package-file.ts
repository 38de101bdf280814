import type { WholePackage } from '../../articles/contract.js';

/**
 * Writes a promoted package for people: when, by whom and by which rules it was promoted, then the text. The proof is
 * in the events.
 */
export function packageFile(promoted: WholePackage): string {
  const { number, revision, contentHash, at, by, rulesRevision, personaRevision } = promoted;
  const { statement, overrides, reviews, frozen, title, content, summary } = promoted;
  const facts = [
    `Package ${number}, of revision ${revision} of the article`,
    `Promoted ${at} by ${by.name}`,
    `SHA-256 of title and text as {"content","title"} by RFC 8785: ${contentHash}`,
    ...(summary === null ? [] : [`Summary: ${oneLine(summary)}`]),
    `Editorial rules, revision ${rulesRevision}; persona, ${personaRevision === null ? 'none' : `revision ${personaRevision}`}`,
    ...(reviews.length === 0 ? ['No review of this text was put on record before'] : []),
    ...reviews.map((one) => `Revision ${one.revision} opened for review ${one.at} by ${one.by.name}`),
    ...(frozen ? [] : ['Made from what the record tells: this promotion froze nothing.']),
    ...(statement === null ? [] : [`Statement: ${oneLine(statement)}`]),
    ...overrides.map(({ name, message, reason }) =>
      oneLine(`Overridden: ${name}: ${message} Reason: ${reason}`),
    ),
  ];
  return `---\n${facts.join('\n')}\n---\n\n# ${title}\n\n${content}\n`;
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');
