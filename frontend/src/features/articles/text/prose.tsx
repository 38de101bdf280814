import { createContext, Fragment, useContext, useMemo, type ComponentProps, type MouseEvent } from 'react';
import type { Components } from 'react-markdown';
import { isTooInvolved } from '@checks/text/too-involved';
import { Gradual } from '@/components/lists/gradual';
import { Tooltip } from '@/components/ui/controls/tooltip';
import { OutwardLink } from '@/components/ui/text/outward-link';
import { elementOf, type Drawn } from '../markdown/drawn';
import { useReading } from '../reading/use-reading';
import type { ReadSource } from '../markdown/cited-passages';
import { Written } from './written';
import './prose.css';

/** The Content-Security-Policy refuses pictures from elsewhere, so a link replaces them. */
const components: Components = {
  a: ({ node: _, ...link }) =>
    link.href?.startsWith('#') ? (
      <ToNote {...link} />
    ) : (
      <OutwardLink href={link.href} className="text-link">
        {link.children}
      </OutwardLink>
    ),
  img: ({ src, alt }) => (
    <OutwardLink href={src} className="text-link">
      {alt || 'Picture'}
    </OutwardLink>
  ),
};

/** The passages behind the citations, by the ids of their links without the prefix. */
const Passages = createContext<ReadonlyMap<string, string>>(new Map());

const citation = 'user-content-fnref-';

/** A link from a citation to its note, or back. It only moves the focus, so that the address stays the same. */
function ToNote({ href = '', ...link }: ComponentProps<'a'>) {
  const passages = useContext(Passages);
  const go = (event: MouseEvent) => {
    event.preventDefault();
    const target = document.getElementById(href.slice(1));
    (target?.matches('a') ? target : target?.querySelector<HTMLElement>('a[data-footnote-backref]'))?.focus();
  };
  return (
    <Tooltip text={link.id?.startsWith(citation) ? passages.get(link.id.slice(citation.length)) : undefined}>
      <a {...link} href={href} className="text-link" onClick={go} />
    </Tooltip>
  );
}

export interface ProseProps {
  title: string;
  content: string;
  /** The sources of the markers in the content. */
  sources: readonly ReadSource[];
}

/** An article as readers will see it: title and text in reading type, markers of sources as footnotes. */
export function Prose({ title, content, sources }: ProseProps) {
  const asked = useMemo(
    () => (isTooInvolved(content) ? undefined : (['prose', content, sources] as const)),
    [content, sources],
  );
  const { value, state } = useReading(asked);
  return (
    <article>
      <h1 className="mb-3 font-display text-article-h1 text-wrap">{title}</h1>
      {state === 'reading' ? (
        <p role="status" className="text-small text-ink-2">
          Reading a long text...
        </p>
      ) : value?.parts ? (
        <div className="prose">
          <Passages value={value.passages}>
            <Gradual slices={value.parts} draw={draw} />
          </Passages>
        </div>
      ) : (
        <Source content={content} />
      )}
    </article>
  );
}

export const draw = (part: Drawn, index: number) => (
  <Fragment key={index}>{elementOf(part, components)}</Fragment>
);

function Source({ content }: { content: string }) {
  return (
    <>
      <p className="mb-4 max-w-article text-small text-ink-2">
        This text has too many markdown signs, or nests them too deeply, to be shown as it will be read. Here
        is its source.
      </p>
      <Written text={content} className="font-mono text-small" />
    </>
  );
}
