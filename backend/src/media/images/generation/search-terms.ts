import type { FoundArticle } from '../../../articles/contract.js';

/** Words that name no thing which a photograph could show. */
const empty = new Set(
  `about after again against ahead also always among another anyone because been before behind being best better
  between beyond both bring brings brought build builds came care cast changes close collect collecting collector
  collectors come comes could does doing done down during each early ended even ever every find first from full
  gets give given gives goes good grow guide hard have heavy here hidden high hold into just keep keeps know known
  last late lead learn leave less lesson lessons long look made make makes making many market matter matters means
  might more most much must need needs never next note notes once only open other over part past perhaps price
  prices question quiet rather read real reason record rise rises rule rules said same season seen sell sells
  shift should show shows since some still story such take takes tell tells than that their them then there these
  they thing things this those three through time today told toward trends truth turn turns under until upon used
  value values very want wants week well were what when where which while whole will with within without word
  words work worth would year years your`.split(/\s+/),
);

/** How often a word of the title counts against one of the text: the title says what it is all about. */
const titleWeight = 6;

/**
 * What to ask a search for, the most telling question first. A search finds pictures that have all of its words, so
 * the later questions are shorter.
 */
export function searchTerms(article: Pick<FoundArticle, 'title' | 'content' | 'categoryName'>): string[] {
  const [first, second] = tellingWords(article);
  const category = article.categoryName.trim();
  const questions: (string | undefined)[] = [
    first && second && `${first} ${second}`,
    first && `${first} ${category}`,
    first,
    category,
  ];
  const asked = questions.filter((question): question is string => Boolean(question));
  return [...new Set(asked)].slice(0, 3);
}

function tellingWords({ title, content }: Pick<FoundArticle, 'title' | 'content'>): string[] {
  const inText = counted(content);
  const inTitle = counted(title);
  const weight = (word: string): number => (inText.get(word) ?? 0) + titleWeight * (inTitle.get(word) ?? 0);
  const words = inTitle.size > 0 ? inTitle : inText;
  return [...words.keys()].sort((a, b) => weight(b) - weight(a)).slice(0, 2);
}

function counted(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of text.toLowerCase().matchAll(/\p{L}{4,}/gu)) {
    if (!empty.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}
