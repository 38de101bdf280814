import type { Part } from '@/components/difference/word-difference';
import { WordParts } from '@/components/difference/word-parts';
import { wordsOf } from '@/components/difference/words';
import type { Proposal } from '../api/proposals';

type Hunk = Proposal['hunks'][number];

/** The passage with what would go and what would come. */
export function ProposedChanges({ proposal: { before, start, hunks } }: { proposal: Proposal }) {
  const parts: Part[] = [];
  let at = 0;
  const add = (kind: Part['kind'], text: string) => {
    if (text !== '') parts.push({ kind, words: wordsOf(text) });
  };
  for (const hunk of hunks) {
    add('same', before.slice(at, hunk.start - start));
    add('del', hunk.before);
    add('ins', hunk.after);
    at = hunk.end - start;
  }
  add('same', before.slice(at));
  return (
    <div className="max-h-96 overflow-y-auto font-serif text-[1rem]/6.5 whitespace-pre-line" tabIndex={0}>
      <WordParts parts={parts} />
    </div>
  );
}

interface HunkChoiceProps {
  hunks: readonly Hunk[];
  taken: readonly string[];
  onChange: (taken: readonly string[]) => void;
}

/** Which of the changes to take over. */
export function HunkChoice({ hunks, taken, onChange }: HunkChoiceProps) {
  const toggle = (id: string) =>
    onChange(taken.includes(id) ? taken.filter((one) => one !== id) : [...taken, id]);
  return (
    <fieldset className="mt-3 max-h-60 overflow-y-auto">
      <legend className="mb-1 text-small text-ink-2">Changes to take over</legend>
      {hunks.map((hunk) => (
        <label key={hunk.id} className="flex min-h-7 items-start gap-2 py-1 text-small max-md:min-h-11">
          <input
            type="checkbox"
            checked={taken.includes(hunk.id)}
            onChange={() => toggle(hunk.id)}
            className="mt-0.5 size-4 shrink-0 accent-ink"
          />
          <span className="min-w-0 break-words">{inWords(hunk)}</span>
        </label>
      ))}
    </fieldset>
  );
}

const longest = 80;

function inWords({ before, after }: Hunk): string {
  const [from, to] = [before, after].map((text) => {
    const line = text.replace(/\s+/gu, ' ').trim();
    return line.length > longest ? `${line.slice(0, longest)}…` : line;
  });
  if (!to) return `Take out “${from}”`;
  return from ? `“${from}” → “${to}”` : `Put in “${to}”`;
}
