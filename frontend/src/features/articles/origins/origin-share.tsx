import type { ListedArticle } from '../api/first-drafts';
import { percentOfModel, shareWords } from './origin-words';

interface OriginShareProps {
  article: Pick<ListedArticle, 'origins'>;
  /** For a narrow column: "82 % AI, 5/14" to the eye, the sentence to readers. */
  short?: boolean;
}

/** How much of an article is the model's, and how many of its paragraphs nobody changed. */
export function OriginShare({ article: { origins }, short = false }: OriginShareProps) {
  if (!origins) {
    return (
      <span className="text-ink-3">
        {short && <span aria-hidden="true">–</span>}
        <span className={short ? 'sr-only' : undefined}>origins not counted yet</span>
      </span>
    );
  }
  const words = shareWords(origins);
  if (!short) return <span className="tabular-nums">{words}</span>;
  return (
    <span title={words} className="whitespace-nowrap tabular-nums">
      <span aria-hidden="true">
        {percentOfModel(origins)} % AI, {origins.untouchedBlocks}/{origins.blocks}
      </span>
      <span className="sr-only">{words}</span>
    </span>
  );
}
