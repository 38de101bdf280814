import { Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Copy, Download } from 'lucide-react';
import { useUser } from '@/api/session';
import { copyAndTell } from '@/components/clipboard';
import { Button } from '@/components/ui/controls/button';
import { Chip } from '@/components/ui/controls/chip';
import { count } from '@/components/ui/text/numbers';
import { Card } from '@/components/ui/layout/card';
import { MaybeComing } from '@/components/ui/feedback/skeleton';
import { downloadArticle, Excerpt } from '@/features/articles/contract';
import { useCategoryColors } from '@/features/categories/contract';
import { lastArticleQuery, type Article } from '../api/last-article';

const SHOWN = 500;

/** Shows the beginning of the article that was generated last for the user, and ways to copy or save it. */
export function LastArticle() {
  const user = useUser();
  const { data: article, isPending } = useQuery(lastArticleQuery(user.id));
  const colorOf = useCategoryColors();
  if (isPending) return <MaybeComing />;
  if (!article) return null;
  const { id, title, persona, category, categoryId, wordCount, content } = article;
  return (
    <Suspense fallback={<MaybeComing />}>
      <Card aria-label="Last generated article" className="mb-8">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div className="flex flex-wrap items-center gap-1.5">
            <Chip>{persona}</Chip>
            <Chip color={colorOf(categoryId) ?? ''}>{category}</Chip>
            <span className="ml-1.5 text-small text-ink-2 tabular-nums">{count(wordCount)} words</span>
          </div>
          <Actions article={article} />
        </div>
        <h2 className="mt-4 font-display text-[1.625rem]/8">
          <Link
            to="/articles"
            search={{ article: id }}
            className="decoration-1 underline-offset-4 hover:underline"
          >
            {title}
          </Link>
        </h2>
        <div className="mt-3">
          <Excerpt markdown={beginningOf(content)} />
        </div>
      </Card>
    </Suspense>
  );
}

/** Returns the first characters of a markdown text, with an ellipsis if there are more. */
function beginningOf(content: string): string {
  const characters = [...content];
  return characters.length > SHOWN ? `${characters.slice(0, SHOWN).join('')}…` : content;
}

function Actions({ article }: { article: Article }) {
  const copy = () => copyAndTell(article.content, 'The content is on the clipboard.');
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" icon={<Copy />} onClick={() => void copy()}>
        Copy Content
      </Button>
      <Button size="small" icon={<Download />} onClick={() => void downloadArticle(article.id, 'md')}>
        Download
      </Button>
    </div>
  );
}
