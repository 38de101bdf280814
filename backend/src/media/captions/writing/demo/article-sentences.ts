/** The running text of an article: its paragraphs, without headings, lists, quotations and tables. */
function paragraphsOf(content: string): string[] {
  return content
    .split(/\n\s*\n/u)
    .map((block) => block.trim())
    .filter((block) => block !== '' && !/^(#|[-*+>|]|\d+[.)]\s|```)/u.test(block))
    .map(plainText);
}

function plainText(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replace(/(\*\*|__|\*|`)/gu, '')
    .replace(/\\(?=[\p{P}\p{S}])/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Sentences of an article that can stand alone, paragraph by paragraph, in reading order. */
export function sentencesOf(content: string): string[][] {
  return paragraphsOf(content).map((text) =>
    (text.match(/[^.!?…]+[.!?…]+["”’)]*(?=\s|$)/gu) ?? [])
      .map((sentence) => sentence.trim())
      .filter(
        (sentence) => /^[“"]?\p{Lu}/u.test(sentence) && sentence.length >= 25 && sentence.length <= 180,
      ),
  );
}
