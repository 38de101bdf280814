import { usePrinting } from '@/components/browser/use-printing';
import type { Article } from '../api/get-article';
import { WholeProse } from '../text/whole-prose';
import type { TitleAndContent } from '../domain/article-text';

/** The whole text for print, because the editor keeps only the lines on screen in the page. */
export function PrintedArticle({ article, text }: { article: Article; text: TitleAndContent }) {
  const printing = usePrinting();
  return (
    <div data-printed="" className="hidden print:block">
      {printing && <WholeProse {...text} sources={article.sources} />}
    </div>
  );
}
