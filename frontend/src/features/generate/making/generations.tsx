import { useQuery } from '@tanstack/react-query';
import { useProgress } from '@/api/server-events';
import {
  Ahead,
  openGenerationsQuery,
  generationQuery,
  OutlineForm,
  Spent,
  StepList,
  stepNames,
  useCancelGeneration,
  useRetryGeneration,
  type Generation,
} from '@/features/generations/contract';
import { type useGenerateArticle, forgetFailedArticle } from '../api/generate-article';
import { generateRoute, useNaming } from '../domain/generate-search';
import { RotateCcw, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useUser } from '@/api/session';
import { useFocusMove } from '@/components/focus/use-focus-move';
import { Button } from '@/components/ui/controls/button';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { IconButton } from '@/components/ui/controls/icon-button';
import { Chip } from '@/components/ui/controls/chip';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { ProgressCard } from '../work/progress-card';
import { CancelButton } from './cancel-button';

interface GenerationsProps {
  /** The article that this page waits for, which has a card of its own. */
  article: ReturnType<typeof useGenerateArticle>;
}

/**
 * Shows the articles that wait for a person, have failed, or continue without this page, and the one that the address
 * names.
 */
export function Generations({ article: { running, lost } }: GenerationsProps) {
  const { generation: named } = generateRoute.useSearch();
  const { data: open = [] } = useQuery(openGenerationsQuery);
  const awaited = useProgress(running?.key)?.['articleId'];
  // Only from the first progress event is it known which of the running generations this page waits for.
  const hasCard = ({ id, status }: (typeof open)[number]) =>
    running !== undefined &&
    !lost &&
    (id === awaited || (awaited === undefined && status === 'running' && id !== named));
  const ids = open.filter((one) => !hasCard(one)).map(({ id }) => id);
  const shown = named === undefined || named === awaited || ids.includes(named) ? ids : [named, ...ids];
  return shown.map((id) => <GenerationCard key={id} id={id} named={id === named} />);
}

const words: Readonly<Record<Generation['status'], readonly [title: string, sub: string]>> = {
  running: ['An article in the making', 'You can leave this page. The draft appears when it’s done.'],
  'waiting-for-outline': [
    'The outline is ready',
    'Change what you like, then have the article written. It follows this outline.',
  ],
  failed: ['The article couldn’t be written', 'What came before is kept.'],
  done: ['The article is written', 'It waits for review in the drafts.'],
  cancelled: ['Cancelled', 'No article comes of it.'],
};

/** A card for an unfinished article: its outline while it waits for a person, and otherwise its steps. */
function GenerationCard({ id, named }: { id: string; named: boolean }) {
  const { data: generation } = useQuery(generationQuery(id));
  const name = useNaming();
  const place = useRef<HTMLDivElement>(null);
  useFocusMove(generation?.status, () => place.current, { onlyIfLost: true });
  if (!generation) return null;
  const { status, persona, category } = generation;
  const [title, sub] = words[status];
  const over = status === 'done' || status === 'cancelled';
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <ProgressCard
        title={title}
        sub={sub}
        aside={
          over && (
            <IconButton
              label="Dismiss"
              icon={<X />}
              className="-mt-1 -mr-2"
              onClick={() => name(undefined)}
            />
          )
        }
      >
        {(persona !== null || category !== null) && (
          <div className="mb-4 flex flex-wrap gap-1.5">
            {persona !== null && <Chip>{persona}</Chip>}
            {category !== null && <Chip>{category}</Chip>}
          </div>
        )}
        <Unreadable generation={generation} />
        <Body generation={generation} onGoingOn={() => name(id)} />
        {named && status === 'done' && generation.articleId !== null && (
          <ButtonLink
            to="/articles"
            search={{ article: generation.articleId }}
            variant="primary"
            size="small"
            className="mt-4"
          >
            Open the Article
          </ButtonLink>
        )}
      </ProgressCard>
    </div>
  );
}

function Unreadable({ generation: { unreadable } }: { generation: Generation }) {
  return unreadable.map(({ place, url, reason }) => (
    <p key={place} className="mb-3 text-small break-words text-ink-2">
      Without {url}: {reason}
    </p>
  ));
}

/** @param onGoingOn called when a person has acted on the generation, to keep it in sight */
function Body({ generation, onGoingOn }: { generation: Generation; onGoingOn: () => void }) {
  const { status, outline } = generation;
  if (status === 'waiting-for-outline' && outline) {
    return (
      <OutlineForm
        generation={generation}
        outline={outline}
        onSent={onGoingOn}
        actions={<GiveUp generation={generation} />}
      />
    );
  }
  return (
    <>
      <StepList generation={generation} />
      <Spent generation={generation} />
      {status !== 'done' && status !== 'cancelled' && <Ahead generation={generation} />}
      {status === 'failed' && <Failed generation={generation} onGoingOn={onGoingOn} />}
      {status === 'running' && <CancelButton id={generation.id} onCancel={onGoingOn} />}
    </>
  );
}

function Failed({ generation, onGoingOn }: { generation: Generation; onGoingOn: () => void }) {
  const { mutate, isPending } = useRetryGeneration(generation.id);
  const step = generation.steps.at(-1)?.step;
  return (
    <>
      <p role="status" className="mt-3 text-small text-danger">
        {step && `${stepNames[step]}: `}
        {generation.failure}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          size="small"
          icon={<RotateCcw />}
          pending={isPending && 'Trying again...'}
          onClick={() => {
            onGoingOn();
            mutate();
          }}
        >
          Try Again From Here
        </Button>
        <GiveUp generation={generation} />
      </div>
    </>
  );
}

/** Asks before a generation is cancelled, because the model's work so far has cost money. */
function GiveUp({ generation: { id, status } }: { generation: Generation }) {
  const [asking, ask] = useState(false);
  const { mutate, isPending } = useCancelGeneration(id);
  const { id: userId } = useUser();
  const failed = status === 'failed';
  return (
    <>
      <Button size={failed ? 'small' : 'normal'} variant="danger" onClick={() => ask(true)}>
        {failed ? 'Give Up' : 'Discard Outline'}
      </Button>
      <ConfirmDialog
        open={asking}
        title={failed ? 'Give up this article?' : 'Discard this outline?'}
        action={failed ? 'Give up' : 'Discard outline'}
        pending={isPending && 'Discarding...'}
        onCancel={() => ask(false)}
        onConfirm={() =>
          mutate(undefined, {
            onSuccess: () => forgetFailedArticle(userId),
            onSettled: () => ask(false),
          })
        }
      >
        No article comes of it. What was written so far stays on record only.
      </ConfirmDialog>
    </>
  );
}
