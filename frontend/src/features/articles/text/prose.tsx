import { createContext, useContext, useMemo, type ComponentProps, type MouseEvent } from 'react';
import Markdown, { type Components, type Options } from 'react-markdown';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { isTooInvolved } from '@checks/text/too-involved';
import { Tooltip } from '@/components/ui/overlays/tooltip';
import { OutwardLink } from '@/components/ui/text/outward-link';
import { citedPassages, type ReadSource, withFootnotes } from './footnotes';
import './prose.css';

/** How markdown is read and cleaned, wherever it is shown or exported. */
export const markdownPlugins = {
  remarkPlugins: [remarkGfm],
  remarkRehypeOptions: { footnoteLabel: 'Notes' },
  // Only footnotes have ids, and theirs have a prefix already: with another, their links would lead nowhere.
  rehypePlugins: [[rehypeSanitize, { ...defaultSchema, clobberPrefix: '' }]],
} satisfies Options;

/** Pictures from elsewhere are refused by the Content-Security-Policy: a link stands in for them. */
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

/** What citations rest on, by the ids of their links without prefix. */
const Passages = createContext<ReadonlyMap<string, string>>(new Map());

const citation = 'user-content-fnref-';

/** From a citation to its note, or back. Within the page, so that going there leaves the address alone. */
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

interface ProseProps {
  title: string;
  content: string;
  /** What its markers stand for. */
  sources: readonly ReadSource[];
}

/** An article as it will be read: title and text in reading type, markers of sources as footnotes. */
export function Prose({ title, content, sources }: ProseProps) {
  return (
    <article>
      <h1 className="mb-3 font-display text-article-h1 text-wrap">{title}</h1>
      {isTooInvolved(content) ? <Source content={content} /> : <Read content={content} sources={sources} />}
    </article>
  );
}

function Read({ content, sources }: Omit<ProseProps, 'title'>) {
  const passages = useMemo(() => citedPassages(content, sources), [content, sources]);
  return (
    <div className="prose">
      <Passages value={passages}>
        <Markdown {...markdownPlugins} components={components}>
          {withFootnotes(content, sources)}
        </Markdown>
      </Passages>
    </div>
  );
}

function Source({ content }: { content: string }) {
  return (
    <>
      <p className="mb-4 max-w-article text-small text-ink-2">
        This text has too many markdown signs, or nests them too deeply, to be shown as it will be read. Here
        is its source.
      </p>
      <pre className="font-mono text-small wrap-anywhere whitespace-pre-wrap">{content}</pre>
    </>
  );
}
