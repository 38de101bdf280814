import type { ReactNode } from 'react';
import type { Part } from './word-difference';
import { textOfWords, type DifferenceWord } from './words';

/** Shows words with those that were removed and those that were added marked among them. */
export function WordParts({ parts }: { parts: readonly Part[] }) {
  return parts.map((part, index) => <WordPart key={index} part={part} next={parts[index + 1]} />);
}

export interface WordPartProps {
  part: Part;
  /** The part that follows; its first word is enough. */
  next: Part | undefined;
}

export function WordPart({ part: { kind, words }, next }: WordPartProps) {
  const last = words.at(-1);
  const inner = last ? [...words.slice(0, -1), { ...last, space: '' }] : words;
  const blank = words.every(({ text }) => text === '');
  return (
    <>
      {kind === 'same' || blank ? (
        <Words words={inner} />
      ) : (
        <Changed kind={kind}>
          <Words words={inner} />
        </Changed>
      )}
      {gapAfter({ kind, words }, next)}
    </>
  );
}

/** Signs that follow a word without a blank. */
const CLOSING = /^[.,;:!?…)\]}’”%]/;

/** The blank after a part. A removed part comes from another text, so the blank next to it may be missing or wrong. */
function gapAfter({ kind, words }: Part, next: Part | undefined): string {
  const space = words.at(-1)?.space ?? '';
  const begins = next?.words[0]?.text ?? '';
  if (kind === 'del' && CLOSING.test(begins)) return '';
  const meet = kind === 'del' ? next?.kind === 'ins' : next?.kind === 'del';
  return space || (meet && /^[\p{L}\p{N}“‘(["]/u.test(begins) ? ' ' : '');
}

function Changed({ kind, children }: { kind: 'ins' | 'del'; children: ReactNode }) {
  return kind === 'ins' ? (
    <ins className="rounded-bar bg-ins-bg box-decoration-clone px-0.5 text-ins-ink underline decoration-[1.5px] underline-offset-3">
      <span className="sr-only">inserted </span>
      {children}
    </ins>
  ) : (
    <del className="rounded-bar bg-del-bg box-decoration-clone px-0.5 text-del-ink line-through">
      <span className="sr-only">deleted </span>
      {children}
    </del>
  );
}

/** Puts words of one style and link into one element. */
function Words({ words }: { words: readonly DifferenceWord[] }) {
  const runs: DifferenceWord[][] = [];
  for (const word of words) {
    const last = runs.at(-1);
    if (last?.[0]?.style === word.style && last[0].href === word.href) last.push(word);
    else runs.push([word]);
  }
  return runs.map((run, index) => <Run key={index} run={run} />);
}

const styles: Record<string, string> = {
  strong: 'font-semibold',
  em: 'italic',
  del: 'line-through',
  code: 'font-mono text-body',
};

function Run({ run }: { run: readonly DifferenceWord[] }) {
  const [{ style, href } = { style: '', href: undefined }] = run;
  const text = textOfWords(run);
  if (style === '' && href === undefined) return text;
  const look = style
    .split(' ')
    .map((name) => styles[name])
    .join(' ');
  return <span className={href === undefined ? look : `${look} text-accent`}>{text}</span>;
}
