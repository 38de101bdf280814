import { OutwardLink } from '@/components/ui/text/outward-link';
import { counted } from '@/components/ui/text/numbers';
import type { Article } from '../api/get-article';

/** Shows a passage of the text. */
export type Show = (passage: { start: number; quote: string }) => void;

const headings = /^(#{1,6})[ \t]+(\S.*)$/gmu;

const indents = ['', '', 'pl-3', 'pl-6', 'pl-9', 'pl-9'];

const mostShown = 200;

/** Lists the headings of a text. Each leads to its place in the editor. */
export function TextOutline({ content, onShow }: { content: string; onShow: Show }) {
  const found = [...content.matchAll(headings)];
  const more = found.length - mostShown;
  return (
    <nav aria-label="Outline" className="px-5 py-5">
      <h2 className="mb-2 text-small text-ink-2">Outline</h2>
      {found.length === 0 && <p className="text-small text-ink-3">The text has no headings.</p>}
      <ul>
        {found.slice(0, mostShown).map(({ index, 0: line, 1: signs = '', 2: text = '' }) => (
          <li key={index} className={indents[signs.length - 1]}>
            <button
              type="button"
              className="tint -mx-1.5 block w-full rounded-control px-1.5 py-1 text-left text-small"
              onClick={() => onShow({ start: index, quote: line })}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-1 text-small text-ink-3">and {counted(more, 'more heading')}</p>}
    </nav>
  );
}

interface SourceMarginProps {
  sources: Article['sources'];
  /** The content on screen. */
  content: string;
  onShow: Show;
}

/** Lists the sources of an article. Each leads to the first place that cites it. */
export function SourceMargin({ sources, content, onShow }: SourceMarginProps) {
  if (sources.length === 0) return null;
  return (
    <section aria-label="Sources" className="border-t border-line px-5 py-5">
      <h2 className="mb-2 text-small text-ink-2">Sources</h2>
      <ul className="grid gap-2.5 text-small">
        {sources.map(({ id, title, url }) => {
          const marker = `[${id}]`;
          const start = content.indexOf(marker);
          return (
            <li key={id}>
              {start < 0 ? (
                <p>
                  <span className="text-ink-3">{marker}</span> {title}
                </p>
              ) : (
                <button
                  type="button"
                  className="tint -mx-1.5 block rounded-control px-1.5 py-1 text-left"
                  onClick={() => onShow({ start, quote: marker })}
                >
                  <span className="text-ink-3">{marker}</span> {title}
                </button>
              )}
              <p className="text-ink-3">{start < 0 ? 'Not cited' : citedInWords(content, marker)}</p>
              {url !== null && (
                <OutwardLink href={url} className="text-link block truncate">
                  {url}
                </OutwardLink>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const citedInWords = (content: string, marker: string): string =>
  `Cited in ${counted(content.split(marker).length - 1, 'place')}`;
