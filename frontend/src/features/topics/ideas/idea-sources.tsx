import { Info } from 'lucide-react';
import { Fragment, useRef, useState } from 'react';
import type { Idea } from '../api/ideas';
import { useFocusMove } from '@/components/focus/use-focus-move';
import { Tooltip } from '@/components/ui/controls/tooltip';
import { OutwardLink } from '@/components/ui/text/outward-link';

const SHOWN = 5;

/** Lists the research sources of an idea, a few at first and the others on request. A tooltip has all of them. */
export function IdeaSources({ researchSources: sources }: Pick<Idea, 'researchSources'>) {
  const [all, showAll] = useState(false);
  const firstOfMore = useRef<HTMLAnchorElement>(null);
  const shown = all ? sources : sources.slice(0, SHOWN);
  const more = sources.length - shown.length;
  // The button that shows more disappears, so the focus moves to the first source in its place.
  useFocusMove(all, () => firstOfMore.current, { onlyIfLost: true });
  return (
    <section>
      <div className="flex items-center gap-0.5">
        <h4 className="text-micro/6 text-ink-3">Research sources</h4>
        <AllSources sources={sources} onShow={() => showAll(true)} />
      </div>
      <p>
        {shown.map(({ name, url }, index) => (
          <Fragment key={name}>
            {index > 0 && ', '}
            <OutwardLink
              ref={index === SHOWN ? firstOfMore : undefined}
              href={url}
              className="underline decoration-line-2 underline-offset-3 hover:decoration-current"
            >
              {name}
            </OutwardLink>
          </Fragment>
        ))}
        {more > 0 && (
          <>
            {' '}
            <button
              type="button"
              className="min-h-6 text-ink-3 underline-offset-3 hover:underline"
              onClick={() => showAll(true)}
            >
              +{more} more
            </button>
          </>
        )}
      </p>
    </section>
  );
}

function AllSources({ sources, onShow }: { sources: Idea['researchSources']; onShow: () => void }) {
  return (
    <Tooltip text={sources.map(({ name }) => name).join('\n')} className="whitespace-pre-line">
      <button
        type="button"
        aria-label="All research sources"
        className="tint grid size-6 place-items-center rounded-control text-ink-3"
        onClick={onShow}
      >
        <Info className="size-3.5!" />
      </button>
    </Tooltip>
  );
}
