import { useState } from 'react';
import type { Idea } from '../api/ideas';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { InlineError } from '@/components/ui/feedback/inline-error';
import { LoadMore } from '@/components/ui/layout/load-more';
import { count } from '@/components/ui/text/numbers';
import { SectionHead } from '@/components/ui/layout/page-head';
import { Loading, SkeletonRows } from '@/components/ui/feedback/skeleton';
import { useDeleteIdea } from '../api/delete-idea';
import { IdeaEntry } from './idea-entry';
import { useIdeas } from './use-ideas';

/** All ideas, newest first. */
export function GeneratedIdeas() {
  const list = useIdeas();
  const { ideas, error, retry } = list;
  return (
    <section aria-label="Generated Ideas" className="mt-10">
      <SectionHead title="Generated Ideas" {...(ideas && { note: count(list.total) })} />
      {error && <InlineError title="Ideas could not be loaded" error={error} onRetry={retry} />}
      {!ideas && !error && (
        <Loading>
          <SkeletonRows count={5} />
        </Loading>
      )}
      {ideas?.length === 0 && (
        <EmptyState title="No ideas yet">
          Generate the weekly batch now, or describe a subject to get one idea.
        </EmptyState>
      )}
      {ideas && ideas.length > 0 && (
        <>
          <Ideas ideas={ideas} />
          <LoadMore
            shown={ideas.length}
            total={list.total}
            pending={list.loadingMore}
            onLoad={list.loadMore}
          />
        </>
      )}
    </section>
  );
}

function Ideas({ ideas }: { ideas: readonly Idea[] }) {
  const [asked, setAsked] = useState<Idea>();
  const [asking, setAsking] = useState(false);
  const deletion = useDeleteIdea();
  const close = () => setAsking(false);
  return (
    <>
      <ul className="border-t border-line-2">
        {ideas.map((idea) => (
          <IdeaEntry
            key={idea.id}
            idea={idea}
            onDelete={() => {
              setAsked(idea);
              setAsking(true);
            }}
          />
        ))}
      </ul>
      {/* The title stays while the dialog fades away. */}
      <ConfirmDialog
        open={asking}
        title="Delete this idea?"
        action="Delete"
        pending={deletion.isPending && 'Deleting...'}
        onCancel={close}
        onConfirm={() => asked && deletion.mutate(asked, { onSettled: close })}
      >
        Are you sure you want to delete &quot;<bdi>{asked?.title}</bdi>&quot;? This action cannot be undone.
      </ConfirmDialog>
    </>
  );
}
