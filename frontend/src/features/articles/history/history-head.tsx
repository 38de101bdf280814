import { ArrowLeft } from 'lucide-react';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { StatusMark } from '@/components/ui/graphics/mark';
import { noArticle } from '../articles-search';
import { useHistory, useRevision } from './use-history';

/** The head of the dialog while it shows the history. */
export function HistoryHead({ id }: { id: string }) {
  const { latest, deleted } = useHistory(id);
  const { data: article } = useRevision(id, latest);
  return (
    <div className="flex min-w-0 grow items-center gap-4">
      {!deleted && (
        <ButtonLink
          to="/articles"
          search={(search) => ({ ...search, ...noArticle, article: id })}
          resetScroll={false}
          variant="ghost"
          icon={<ArrowLeft />}
          aria-label="Back to editor"
          className="-ml-2"
        >
          <span className="max-md:hidden">Back to editor</span>
        </ButtonLink>
      )}
      <span aria-hidden="true" className="min-w-0 truncate font-serif text-h3 font-medium">
        {article?.title}
      </span>
      <span className="ml-auto max-md:hidden">
        {deleted ? (
          <span className="text-small font-medium text-danger">Deleted</span>
        ) : (
          article && <StatusMark status={article.status} boxed />
        )}
      </span>
    </div>
  );
}
