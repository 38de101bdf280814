import { Download } from 'lucide-react';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { FormProvider } from 'react-hook-form';
import { useUser } from '@/api/session';
import { OfferBar } from '@/components/editing/kept-bar';
import { Button } from '@/components/ui/controls/button';
import { InlineError } from '@/components/ui/feedback/inline-error';
import { Loading, Skeleton } from '@/components/ui/feedback/skeleton';
import { isGone } from '@/api/api-error';
import { tellLoadFailure } from '../api/get-article';
import { downloadMarkdown } from '../export/download-article';
import type { Side } from './room';
import type { ArticleEditing } from './use-article-editing';

const EditorPane = lazy(async () => ({ default: (await import('./editor-pane')).EditorPane }));
// The code that finds differences loads only when somebody else has saved first.
const ConflictDialog = lazy(async () => ({
  default: (await import('../conflict/conflict-dialog')).ConflictDialog,
}));
const HistoryPane = lazy(async () => ({ default: (await import('../history/history-pane')).HistoryPane }));

interface DialogBodyProps {
  id: string;
  inHistory: boolean;
  editing: ArticleEditing;
  /** The side that covers the text where there is no room next to it; undefined for none. */
  side: Side | undefined;
  onSide: (side: Side | undefined) => void;
}

/**
 * Shows the editor or the history. An editor with unsaved text stays in the page behind the history, and can still
 * undo.
 */
export function DialogBody({ id, inHistory, ...editor }: DialogBodyProps) {
  const editorStays = !inHistory || editor.editing.edits !== undefined;
  return (
    <Suspense fallback={<ComingText />}>
      {editorStays && (
        <div hidden={inHistory} className="h-full">
          <EditorBody {...editor} />
        </div>
      )}
      {inHistory && <HistoryPane id={id} />}
    </Suspense>
  );
}

function EditorBody({ editing, side, onSide }: Omit<DialogBodyProps, 'id' | 'inHistory'>) {
  const { article, error } = editing;
  const missing = article ? null : error;
  useEffect(() => {
    if (missing) tellLoadFailure(missing);
  }, [missing]);
  if (!article) return error ? <NoArticle editing={editing} error={error} /> : <ComingText />;
  return (
    <FormProvider {...editing.form}>
      <EditorPane article={article} editing={editing} side={side} onSide={onSide} />
      {editing.overtaken && editing.edits && (
        <Suspense>
          <ConflictDialog editing={editing} edits={editing.edits} />
        </Suspense>
      )}
    </FormProvider>
  );
}

/** Says that the article could not be loaded, and offers the text that the person had written and not saved. */
function NoArticle({ editing, error }: { editing: ArticleEditing; error: Error }) {
  const { role } = useUser();
  return (
    <div className="mx-auto max-w-166 px-8 max-md:px-4">
      <InlineError title="The article could not be loaded" error={error} onRetry={editing.reload} />
      {isGone(error) && role === 'admin' && (
        <p className="mb-6 text-ink-2">
          You can restore a deleted article from its{' '}
          <Link to="/articles" search={(search) => ({ ...search, view: 'history' })} className="text-link">
            history
          </Link>
          .
        </p>
      )}
      {editing.offers.map((text) => (
        <OfferBar
          key={text.session}
          editing={editing}
          offer={text}
          way={
            <Button size="small" icon={<Download />} onClick={() => downloadMarkdown(text.values)}>
              Download .md
            </Button>
          }
        >
          Unsaved text
        </OfferBar>
      ))}
    </div>
  );
}

function ComingText() {
  return (
    <Loading>
      <div className="px-8 pt-24 max-md:px-4 max-md:pt-20 lg:pr-84">
        <div className="mx-auto max-w-166">
          <Skeleton className="h-8 w-11/12" />
          {['w-full', 'w-full', 'w-4/5', 'w-full', 'w-11/12', 'w-3/5'].map((width, line) => (
            <Skeleton key={line} className={`mt-4 h-3.5 ${width}`} />
          ))}
        </div>
      </div>
    </Loading>
  );
}
