import type { ArticleText } from '../domain/article-text';
import { ArrowRight, UnfoldVertical } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { StatusMark, type ArticleStatus } from '@/components/ui/graphics/mark';
import { Gradual } from '@/components/lists/gradual';
import { useReading } from '../reading/use-reading';
import { Written } from '../text/written';
import type { ComparedBlock, Fold, ShownBlock, ShownDifference } from '../reading/block-difference';
import { wordDifference } from '@/components/difference/word-difference';
import { WordParts } from '@/components/difference/word-parts';
import { differenceWords } from '@/components/difference/words';
import clsx from 'clsx';
import './diff-blocks.css';

/** A text as it is in the editor, or as it is on the server, where the summary can be null. */
type Compared = Omit<ArticleText, 'summary'> & { summary: string | null };

interface TextDifferenceProps {
  before: Compared;
  after: Compared;
  /** Whether the text is shown as readers see it, or as markdown. */
  as: 'prose' | 'markdown';
  /** The sentence to show when there is no difference. */
  same?: string;
}

/** Shows how a title, a text, a summary and a status have changed. */
export function TextDifference({ before, after, as, same = 'No difference.' }: TextDifferenceProps) {
  const asked = useMemo(
    () => ['difference', before.content, after.content, as] as const,
    [before.content, after.content, as],
  );
  const { value: difference, state } = useReading(asked);
  if (state === 'reading') return <p role="status">Comparing long texts...</p>;
  if (!difference) return <TooLong content={after.content} />;
  const changed = before.title !== after.title || difference.changed;
  const [was, is] = [before.summary ?? '', after.summary ?? ''];
  if (!changed && was === is && before.status === after.status) return <p className="text-ink-2">{same}</p>;
  return (
    <div className="text-article">
      {before.status !== after.status && <StatusChange before={before.status} after={after.status} />}
      <TitleChange before={before.title} after={after.title} />
      {was !== is && <SummaryChange before={was} after={is} />}
      <Entries difference={difference} unit={as === 'prose' ? 'paragraph' : 'line'} />
    </div>
  );
}

function TooLong({ content }: { content: string }) {
  return (
    <>
      <p className="mb-4 max-w-article text-small text-ink-2">
        It takes too long to compare these texts. Here is the source of the later one.
      </p>
      <Written text={content} className="font-mono text-small" />
    </>
  );
}

interface EntriesProps {
  difference: ShownDifference;
  /** The noun for a block: 'paragraph' or 'line'. */
  unit: string;
}

function Entries({ difference: { entries, folds }, unit }: EntriesProps) {
  const draw = useCallback(
    (entry: ShownBlock | number, index: number) => {
      if (typeof entry !== 'number') return <OneBlock key={index} {...entry} />;
      const fold = folds[entry];
      return fold && <Folded key={index} fold={fold} unit={unit} />;
    },
    [folds, unit],
  );
  return <Gradual slices={entries} draw={draw} />;
}

function TitleChange({ before, after }: { before: string; after: string }) {
  const parts = useMemo(
    () => wordDifference(differenceWords(before), differenceWords(after)),
    [before, after],
  );
  return (
    <h1 className={`mb-3 font-display text-article-h1 text-wrap ${before === after ? '' : 'changed-block'}`}>
      <WordParts parts={parts} />
    </h1>
  );
}

function SummaryChange({ before, after }: { before: string; after: string }) {
  const parts = useMemo(
    () => wordDifference(differenceWords(before), differenceWords(after)),
    [before, after],
  );
  return (
    <p className="changed-block mb-5 text-small">
      <span className="mr-3 text-ink-3">Summary</span>
      <WordParts parts={parts} />
    </p>
  );
}

function StatusChange({ before, after }: { before: ArticleStatus; after: ArticleStatus }) {
  return (
    <p className="changed-block mb-5 flex items-center gap-3 text-small">
      <span className="text-ink-3">Status</span>
      <StatusMark status={before} boxed />
      <ArrowRight role="img" aria-label="became" className="text-ink-3" />
      <StatusMark status={after} boxed />
    </p>
  );
}

/** A run of unchanged blocks, folded until a person unfolds it. */
function Folded({ fold: { written, blocks }, unit }: { fold: Fold; unit: string }) {
  const [open, setOpen] = useState(false);
  if (open) return <Gradual slices={blocks} draw={draw} />;
  return (
    <div className="my-5 flex items-center gap-3 text-small">
      <span aria-hidden="true" className="h-px grow bg-line" />
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="tint target flex items-center gap-3 rounded-control px-2 text-ink-3 hover:text-ink"
      >
        <UnfoldVertical />
        {written} unchanged {unit}s
      </button>
      <span aria-hidden="true" className="h-px grow bg-line" />
    </div>
  );
}

const looks: Record<ComparedBlock['kind'], string> = {
  heading: 'mt-6.5 mb-2 font-serif text-article-h2 font-medium',
  subheading: 'mt-6.5 mb-2 font-serif text-[1.25rem]/7.5 font-medium',
  paragraph: 'mb-4 font-serif',
  quote: 'mb-4 border-l-2 border-line-2 pl-5 font-serif italic',
  item: 'mb-1 font-serif',
  code: 'bg-sunken px-4 font-mono text-body whitespace-pre-wrap',
  row: 'border-b border-line py-1.5 font-serif text-[1rem]/6.5',
  rule: 'my-6.5 h-px bg-line-2',
  line: 'min-h-5.5 font-mono text-[0.8125rem]/5.5 whitespace-pre-wrap',
};

const draw = (block: ShownBlock, index: number) => <OneBlock key={index} {...block} />;

function OneBlock({ kind, depth, marker, parts, changed }: ShownBlock) {
  const Tag = kind === 'heading' ? 'h2' : kind === 'subheading' ? 'h3' : 'p';
  return (
    <Tag
      className={clsx(looks[kind], changed && 'changed-block')}
      style={kind === 'item' ? { paddingLeft: `${depth * 1.375}rem` } : undefined}
    >
      {marker !== undefined && (
        <span className="float-left -ml-5.5 w-5.5 text-ink-3 tabular-nums">{marker}</span>
      )}
      <WordParts parts={parts} />
    </Tag>
  );
}
