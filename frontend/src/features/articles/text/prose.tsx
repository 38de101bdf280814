import type { ReactNode } from 'react';
import Markdown, { type Components, type Options } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { isTooInvolved } from '@checks/text/too-involved';
import './prose.css';

/** How markdown is read and cleaned, wherever it is shown or exported. */
export const markdownPlugins = {
  remarkPlugins: [remarkGfm],
  rehypePlugins: [rehypeSanitize],
} satisfies Options;

/** Pictures from elsewhere are refused by the Content-Security-Policy: a link stands in for them. */
const components: Components = {
  a: ({ href, children }) => <Outward href={href}>{children}</Outward>,
  img: ({ src, alt }) => <Outward href={src}>{alt || 'Picture'}</Outward>,
};

function Outward({ href, children }: { href: string | undefined; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className="text-link">
      {children}
    </a>
  );
}

/** An article as it will be read: title and text in reading type. */
export function Prose({ title, content }: { title: string; content: string }) {
  return (
    <article>
      <h1 className="mb-3 font-display text-article-h1 text-wrap">{title}</h1>
      {isTooInvolved(content) ? <Source content={content} /> : <Read content={content} />}
    </article>
  );
}

function Read({ content }: { content: string }) {
  return (
    <div className="prose">
      <Markdown {...markdownPlugins} components={components}>
        {content}
      </Markdown>
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
