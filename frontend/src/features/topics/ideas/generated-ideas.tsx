import { useState } from 'react';
import { type Idea, customIdeasQuery, readIdeas, weeklyIdeasQuery } from '../api/ideas';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { InlineError } from '@/components/ui/feedback/inline-error';
import { LoadMore } from '@/components/ui/layout/load-more';
import { count } from '@/components/ui/text/numbers';
import { SectionHead } from '@/components/ui/layout/page-head';
import { Loading } from '@/components/ui/feedback/skeleton';
import { useDeleteIdea } from '../api/delete-idea';
import { IdeaEntry } from './idea-entry';
import { useInfiniteQuery } from '@tanstack/react-query';
import { inOneOrder } from './in-one-order';

export function GeneratedIdeas() {
  const list = useIdeas();
  const { ideas, error, retry } = list;
  return (
    <section aria-label="Generated Ideas" className="mt-10">
      <SectionHead title="Generated Ideas" note={ideas && count(list.total)} />
      {error && <InlineError title="Ideas could not be loaded" error={error} onRetry={retry} />}
      {!ideas && !error && <Loading rows={5} />}
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
      {/* The dialog needs the title until it has faded out. */}
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

/** The number of ideas that are added to the list at a time. */
const STEP = 20;

/** Gives weekly and custom ideas as one list, newest first; undefined while it is loading. */
function useIdeas() {
  const [wanted, setWanted] = useState(STEP);
  const weekly = useInfiniteQuery({ ...weeklyIdeasQuery, select: readIdeas });
  const custom = useInfiniteQuery({ ...customIdeasQuery, select: readIdeas });
  const queries = [weekly, custom];
  const retry = () => queries.filter(({ isError }) => isError).forEach((query) => void query.refetch());
  const error = weekly.error ?? custom.error;
  if (!weekly.data || !custom.data) return { ideas: undefined, error, retry };
  const known = inOneOrder([
    { ideas: weekly.data.ideas, ended: !weekly.hasNextPage },
    { ideas: custom.data.ideas, ended: !custom.hasNextPage },
  ]);
  const ideas: readonly Idea[] = known.slice(0, wanted);
  return {
    ideas,
    total: weekly.data.total + custom.data.total,
    error,
    retry,
    loadingMore: queries.some(({ isFetchingNextPage }) => isFetchingNextPage),
    loadMore: () => {
      setWanted(wanted + STEP);
      if (known.length >= wanted + STEP) return;
      for (const query of queries) if (query.hasNextPage) void query.fetchNextPage();
    },
  };
}
