import { ArrowRight } from 'lucide-react';
import { useMemo } from 'react';
import { StatusMark, type ArticleStatus } from '@/components/ui/graphics/mark';
import { blockDifference, folded } from './block-difference';
import { lineBlocks } from './blocks';
import { DiffBlocks } from './diff-blocks';
import { proseBlocks } from './prose-blocks';
import { wordDifference } from '@/components/difference/word-difference';
import { WordParts } from '@/components/difference/word-parts';
import { wordsOf } from '@/components/difference/words';

interface ComparedText {
  title: string;
  content: string;
  status: ArticleStatus;
}

interface TextDifferenceProps {
  before: ComparedText;
  after: ComparedText;
  /** As it is read, or as it is written. */
  as: 'prose' | 'markdown';
  /** Says that there is no difference. */
  same?: string;
}

/** What became of a title, a text and a status. */
export function TextDifference({ before, after, as, same = 'No difference.' }: TextDifferenceProps) {
  const stretches = useMemo(() => {
    const blocksOf = as === 'prose' ? proseBlocks : lineBlocks;
    return folded(blockDifference(blocksOf(before.content), blocksOf(after.content)));
  }, [before.content, after.content, as]);
  const changed =
    before.title !== after.title || stretches.some(({ blocks }) => blocks.some((one) => one.changed));
  if (!changed && before.status === after.status) return <p className="text-ink-2">{same}</p>;
  return (
    <div className="text-article">
      {before.status !== after.status && <StatusChange before={before.status} after={after.status} />}
      <TitleChange before={before.title} after={after.title} />
      <DiffBlocks stretches={stretches} unit={as === 'prose' ? 'paragraph' : 'line'} />
    </div>
  );
}

function TitleChange({ before, after }: { before: string; after: string }) {
  const parts = useMemo(() => wordDifference(wordsOf(before), wordsOf(after)), [before, after]);
  return (
    <h1 className={`mb-3 font-display text-article-h1 text-wrap ${before === after ? '' : 'changed-block'}`}>
      <WordParts parts={parts} />
    </h1>
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
