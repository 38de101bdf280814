import type { EditorView } from '@codemirror/view';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import type { Article } from '../api/get-article';
import { useOfferProposal, type Proposal, type Wish, kindNames } from '../api/proposals';
import { LockedParagraphs, useLocks } from './locked-paragraphs';
import type { Subject } from './use-asking';

interface AskFormProps {
  article: Article;
  subject: Subject;
  unsaved: boolean;
  /** The editor's view, in which locked paragraphs are marked. */
  view: EditorView | undefined;
  onOffered: (proposal: Proposal) => void;
}

const kinds = ['shorten', 'plainer', 'voice'] as const;

/** Shows the passage, and the requests that a person can make to the model. */
export function AskForm({ article, subject, unsaved, view, onOffered }: AskFormProps) {
  const { passage, finding } = subject;
  const { mutate, isPending, variables } = useOfferProposal(article.id);
  const locks = useLocks(article, !unsaved && !passage && !finding?.spans.length);
  const ask = (wish: Pick<Wish, 'kind' | 'instruction' | 'rule'>) => {
    const place = wish.kind === 'title' ? {} : placeOf(article.content, passage, locks.unlocked);
    mutate({ ...wish, ...place, revision: article.revision }, { onSuccess: onOffered });
  };
  const button = (wish: Pick<Wish, 'kind' | 'rule'>) => (
    <Button
      key={wish.kind}
      size="small"
      pending={isPending && variables.kind === wish.kind && 'Asking...'}
      disabled={unsaved}
      blocked={isPending}
      onClick={() => ask(wish)}
    >
      {kindNames[wish.kind]}
    </Button>
  );
  return (
    <div className="border-b border-line px-5 py-4 max-md:px-4">
      <p className="mb-3 line-clamp-4 text-small text-ink-2">{subjectInWords(subject)}</p>
      {unsaved && (
        <p role="status" className="mb-3 text-small text-ink-2">
          Save first: a proposal is made for the saved text.
        </p>
      )}
      <div role="group" aria-label="What to ask for" className="flex flex-wrap gap-2">
        {finding && button({ kind: 'mend', rule: finding.rule })}
        {!finding && kinds.map((kind) => button({ kind }))}
        {!passage && !finding && button({ kind: 'title' })}
      </div>
      {!finding && (
        <OwnWords
          disabled={unsaved}
          busy={isPending}
          pending={isPending && variables.kind === 'own'}
          onAsk={(instruction) => ask({ kind: 'own', instruction })}
        />
      )}
      <LockedParagraphs locks={locks} view={view} />
      <p role="status" className="sr-only">
        {isPending && 'Waiting for the model.'}
      </p>
    </div>
  );
}

interface OwnWordsProps {
  disabled: boolean;
  /** Whether any request is under way, this one or another. */
  busy: boolean;
  pending: boolean;
  onAsk: (instruction: string) => void;
}

function OwnWords({ disabled, busy, pending, onAsk }: OwnWordsProps) {
  const [words, setWords] = useState('');
  const asks = !disabled && words.trim() !== '';
  return (
    <form
      className="mt-4 grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (asks && !busy) onAsk(words);
      }}
    >
      <Field label={kindNames.own}>
        <TextInput
          value={words}
          maxLength={1_000}
          placeholder="Make it warmer"
          onChange={(event) => setWords(event.target.value)}
        />
      </Field>
      <Button
        type="submit"
        size="small"
        className="justify-self-start"
        pending={pending && 'Asking...'}
        disabled={!asks}
        blocked={busy}
      >
        Ask
      </Button>
    </form>
  );
}

function subjectInWords({ passage, finding }: Subject): string {
  if (finding) return finding.message;
  return passage ? `“${passage.quote.trim()}”` : 'Nothing is selected, so this is about the whole text.';
}

/**
 * Returns the place of a passage in the saved text. The passage may have moved since it was selected. The whole text
 * has no place.
 */
function placeOf(content: string, passage: Subject['passage'], unlocked: number[]) {
  if (!passage) return unlocked.length > 0 ? { unlocked } : {};
  const { start, end, quote } = passage;
  const at = content.startsWith(quote, start) ? start : content.indexOf(quote);
  return at < 0 ? { start, end } : { start: at, end: at + quote.length };
}
