import { isTooInvolved } from '@checks/text/too-involved';
import { itemsOf } from '@/components/lists/sliced';
import { drawnParts } from '../markdown/drawn';
import { draw, type ProseProps } from './prose';
import { withFootnotes } from '@prose/footnotes';

/** An article as readers will see it, all at once, because print cannot wait for the rest. */
export function WholeProse({ title, content, sources }: ProseProps) {
  const parts = isTooInvolved(content) ? undefined : drawnParts(withFootnotes(content, sources));
  return (
    <article>
      <h1 className="mb-3 font-display text-article-h1 text-wrap">{title}</h1>
      {parts ? (
        <div className="prose">{parts.flatMap((slice) => itemsOf(slice)).map(draw)}</div>
      ) : (
        <p className="text-small whitespace-pre-wrap">{content}</p>
      )}
    </article>
  );
}
