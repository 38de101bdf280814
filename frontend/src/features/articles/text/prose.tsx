import clsx from 'clsx';
import Markdown, { type Components, type Options } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';

/** How markdown is read and cleaned, wherever it is shown or exported. */
export const markdownPlugins = {
  remarkPlugins: [remarkGfm],
  rehypePlugins: [rehypeSanitize],
} satisfies Options;

/** Pictures from elsewhere are refused by the Content-Security-Policy: a link stands in for them. */
const components: Components = {
  a: ({ href, children }) => (
    <a href={href} target="_blank" rel="noopener noreferrer" className="text-link">
      {children}
    </a>
  ),
  img: ({ src, alt }) => (
    <a href={src} target="_blank" rel="noopener noreferrer" className="text-link">
      {alt || 'Picture'}
    </a>
  ),
};

/** An article as it will be read: title and text in reading type. */
export function Prose({ title, content }: { title: string; content: string }) {
  return (
    <article className="text-article">
      <ArticleTitle>{title}</ArticleTitle>
      <div className="prose">
        <Markdown {...markdownPlugins} components={components}>
          {content}
        </Markdown>
      </div>
    </article>
  );
}

/** The title as it stands over the text, in the editor, the preview and the history alike. */
export function ArticleTitle({ className, children }: { className?: string; children: React.ReactNode }) {
  return <h1 className={clsx('mb-3 font-serif text-article-h1 break-words', className)}>{children}</h1>;
}
