import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Card } from '@/components/ui/layout/card';
import { PageHead } from '@/components/ui/layout/page-head';
import { Skeleton, Loading } from '@/components/ui/feedback/skeleton';
import { NothingSelected, PublishedArticles } from '../articles/published-articles';
import { SelectedArticle, MovedOn } from '../articles/selected-article';
import { RefreshCw } from 'lucide-react';
import { CallState } from '@/components/call-state';
import { useFocusMove } from '@/components/focus/use-focus-move';
import { Button } from '@/components/ui/controls/button';
import { InlineError } from '@/components/ui/feedback/inline-error';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { When } from '@/components/ui/text/when';
import type { Article } from '@/features/articles/contract';
import { useApproveCaption } from '../api/approve-caption';
import { captionLabelsQuery } from '../api/caption-labels';
import { useGenerateCaptions } from '../api/generate-captions';
import { mediaStage } from '../domain/stages';
import { CaptionEntry } from './caption-entry';
import { MissingCaptions } from './missing-captions';
import { useRef } from 'react';
import { useFirstCaptions } from './use-first-captions';

const route = getRouteApi('/_desk/social-generator');

/** The page with three captions for a promoted article, which can be copied one by one. */
export function CaptionsPage() {
  const { article: selected } = route.useSearch();
  return (
    <>
      <PageHead
        title="Social Generator"
        lead="Three captions for every promoted article, with the brand’s tags and a link to its insights."
      />
      <PublishedArticles page="/social-generator" selected={selected} />
      {selected === undefined ? (
        <NothingSelected title="Select an article above to generate captions">
          Its captions appear here, each with a Copy button.
        </NothingSelected>
      ) : (
        <SelectedArticle
          key={selected}
          id={selected}
          label="Social Captions"
          what="captions"
          skeleton={<CaptionSkeleton />}
        >
          {(article, fresh) => <ArticleCaptions article={article} fresh={fresh} />}
        </SelectedArticle>
      )}
    </>
  );
}

function CaptionSkeleton() {
  return (
    <Card>
      <Skeleton className="h-6 w-1/3" />
      <Skeleton className="mt-4 h-3.5 w-full" />
      <Skeleton className="mt-3 h-3.5 w-4/5" />
    </Card>
  );
}

interface ArticleCaptionsProps {
  article: Article;
  /** Whether the article was read from the server since it was selected. */
  fresh: boolean;
}

/** Shows the captions of an article, and ways to get others. The first ones are written without being asked for. */
function ArticleCaptions({ article, fresh }: ArticleCaptionsProps) {
  const { socialCaptions: captions, captionsRevision, captionRevisions } = article;
  const allAlike = captionRevisions.every((revision) => revision === captionsRevision);
  const call = useGenerateCaptions(article.id);
  const none = captions.length === 0;
  useFirstCaptions(none && fresh && !call.running, () => call.start({ onlyIfMissing: true }));
  return (
    <>
      <AskCard article={article} call={call} />
      {captionsRevision !== null && (
        <MovedOn
          article={article}
          madeFrom={captionsRevision}
          what={allAlike ? 'these captions were written' : 'the oldest of these captions was written'}
        />
      )}
      {!none && <Captions article={article} call={call} />}
      {none && call.working && <ComingCaptions />}
      {none && !call.working && (
        <EmptyState title="No Captions Generated Yet">
          Generate Captions writes three of them from the text of the article.
        </EmptyState>
      )}
    </>
  );
}

interface AskCardProps {
  article: Article;
  call: ReturnType<typeof useGenerateCaptions>;
}

function AskCard({ article, call }: AskCardProps) {
  const { title, socialCaptions, captionsGeneratedAt, captionsProvider, captionsPackage } = article;
  const none = socialCaptions.length === 0;
  const writesAll = call.working && call.running?.request.only === undefined;
  const action = none ? 'Generate Captions' : 'Regenerate Captions';
  const pending = none ? 'Generating captions...' : 'Regenerating captions...';
  const written = captionsGeneratedAt !== null && (
    <span className="text-ink-3">
      , written {captionsProvider === 'demo' && 'by the demo writer, '}
      <When at={captionsGeneratedAt} />
    </span>
  );
  return (
    <Card
      title={action}
      sub={
        <>
          {title}
          {captionsPackage !== null && `, package ${captionsPackage}`}
          {written}
        </>
      }
      className="mb-6"
    >
      <div className="flex flex-wrap items-end justify-between gap-4">
        <p className="max-w-article text-small text-ink-2">
          Three captions of two to three sentences. The brand’s hashtags and the link to its insights are
          added to each. The header images stay as they are.
        </p>
        <Button
          variant={none ? 'primary' : 'secondary'}
          icon={<RefreshCw />}
          pending={writesAll && pending}
          blocked={call.working && !writesAll}
          onClick={() => call.start({})}
        >
          {action}
        </Button>
      </div>
      <CallState call={call} words={mediaStage} className="mt-3" />
    </Card>
  );
}

/** Gives the approval of each caption, its label, and a function that approves it. */
function useApprovals({ id, captionApprovals }: Article) {
  const { data: labels } = useQuery(captionLabelsQuery);
  const approve = useApproveCaption(id);
  return (index: number, words: string) => {
    const approval = captionApprovals.find(({ caption }) => caption === index);
    return {
      approval,
      label: labels?.[approval ? 'approved' : 'unapproved'],
      approving: approve.isPending && approve.variables.caption === index,
      onApprove: () => approve.mutate({ caption: index, words }),
    };
  };
}

function LabelsMissing() {
  const { error, refetch } = useQuery(captionLabelsQuery);
  if (!error) return null;
  const title = 'Nothing can be copied: the labels could not be loaded';
  return <InlineError title={title} error={error} onRetry={() => void refetch()} />;
}

function Captions({ article, call }: AskCardProps) {
  const { socialCaptions, captionMarks, captionRevisions, captionsMissing } = article;
  const approvalOf = useApprovals(article);
  const only = call.running?.request.only;
  const outdated = call.working && only === undefined;
  const marksOf = (index: number) =>
    captionMarks.filter(({ caption }) => caption === index).map(({ message }) => message);
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef(false);
  const latest = () => (wanted.current ? list.current?.querySelector<HTMLElement>('li:last-child h3') : null);
  // The button disappears with the last missing caption, so the focus must move.
  useFocusMove(captionsMissing.length === 0, latest, { onlyIfLost: true });
  return (
    <>
      <LabelsMissing />
      <ol
        ref={list}
        aria-label="Captions"
        aria-busy={outdated || undefined}
        className={`border-t border-line-2 transition-opacity ${outdated ? 'opacity-60' : ''}`}
      >
        {socialCaptions.map((caption, index) => (
          <CaptionEntry
            key={index}
            caption={caption}
            number={index + 1}
            marks={marksOf(index)}
            revision={captionRevisions[index]}
            {...approvalOf(index, caption)}
            writing={call.working && only === index}
            busy={call.working}
            onWriteAnew={() => call.start({ only: index })}
          />
        ))}
      </ol>
      <MissingCaptions
        article={article}
        call={call}
        onWrite={(only) => {
          wanted.current = true;
          call.start({ only });
        }}
      />
    </>
  );
}

function ComingCaptions() {
  return (
    <Loading label="Generating captions...">
      <div className="border-t border-line-2">
        {[1, 2, 3].map((number) => (
          <div key={number} className="border-b border-line py-6">
            <Skeleton className="h-4 w-28" />
            <Skeleton className="mt-4 h-4 w-full max-w-article" />
            <Skeleton className="mt-3 h-4 w-4/5 max-w-article" />
            <Skeleton className="mt-3 h-4 w-2/3 max-w-article" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
