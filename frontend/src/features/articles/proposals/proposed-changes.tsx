import type { Part } from '@/components/difference/word-difference';
import { WordParts } from '@/components/difference/word-parts';
import { wordsOf } from '@/components/difference/words';
import type { Proposal } from '../api/proposals';
import { inOneLine } from './tick-list';

type Hunk = Proposal['hunks'][number];

/** The passage as it stands, with what would go and what would come. */
export function ProposedChanges({ proposal }: { proposal: Proposal }) {
  const { before, start, hunks, accepted, remaining, status } = proposal;
  const parts: Part[] = [];
  let at = 0;
  const add = (kind: Part['kind'], text: string) => {
    if (text !== '') parts.push({ kind, words: wordsOf(text) });
  };
  for (const hunk of hunks) {
    add('same', before.slice(at, hunk.start - start));
    if (status === 'stale' || remaining.includes(hunk.id)) {
      add('del', hunk.before);
      add('ins', hunk.after);
    } else add('same', accepted.includes(hunk.id) ? hunk.after : hunk.before);
    at = hunk.end - start;
  }
  add('same', before.slice(at));
  return (
    <div className="max-h-96 overflow-y-auto font-serif text-[1rem]/6.5 whitespace-pre-line" tabIndex={0}>
      <WordParts parts={parts} />
    </div>
  );
}

/** A change as the entry of a list says it. */
export function changeInWords({ before, after }: Hunk): string {
  const [from, to] = [inOneLine(before), inOneLine(after)];
  if (to === '') return `Take out “${from}”`;
  return from === '' ? `Put in “${to}”` : `“${from}” → “${to}”`;
}
