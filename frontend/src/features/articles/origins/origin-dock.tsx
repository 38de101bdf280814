import type { EditorView } from '@codemirror/view';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { Mark } from '@/components/ui/graphics/mark';
import { When } from '@/components/ui/text/when';
import type { Article } from '../api/get-article';
import type { OriginSpan } from '../api/get-article-revision';
import { caretSentence } from '../editor/origin-marks';
import { writtenWords } from './origin-share';
import type { AuthoredSentence } from '../reading/marked-text';
import { WhyDialog } from './why-dialog';

/** A bar under the text that says who or what wrote the sentence at the caret. Tab leads here from the editor. */
export function OriginDock({ article, view }: { article: Article; view: EditorView }) {
  const caret = useMemo(() => caretSentence(view), [view]);
  const sentence = useSyncExternalStore(caret.subscribe, caret.read);
  const [asked, setAsked] = useState<{ span: OriginSpan; quote: string }>();
  return (
    <section
      aria-label="Origin of this sentence"
      className="h-27 shrink-0 overflow-y-auto border-t border-line bg-paper px-8 py-3 text-small max-md:px-4"
    >
      <div className="mx-auto max-w-166" aria-live="polite">
        {sentence ? (
          <>
            <p className="truncate font-serif text-ink-2 italic">“{sentence.text}”</p>
            <Authors {...sentence} onAsk={(span) => setAsked({ span, quote: sentence.text })} />
          </>
        ) : (
          <p className="text-ink-2">Put the caret on a sentence to see who or what wrote it.</p>
        )}
      </div>
      {asked && <WhyDialog article={article} {...asked} onClose={() => setAsked(undefined)} />}
    </section>
  );
}

const markOf = { ai: 'generated', user: 'edited', import: 'imported' } as const;

function Authors({ parts, onAsk }: Pick<AuthoredSentence, 'parts'> & { onAsk: (span: OriginSpan) => void }) {
  return (
    <ul>
      {parts.map(({ by, text }, index) => (
        <li key={index} className="flex min-h-8 items-center gap-2">
          <Mark kind={markOf[by?.by.kind ?? 'user']} decorative />
          {by ? (
            <button type="button" className="text-link min-h-6 text-left" onClick={() => onAsk(by)}>
              {writtenWords(by)}
            </button>
          ) : (
            <span>Yours, not saved</span>
          )}
          {by && (
            <span className="shrink-0 text-ink-3">
              r{by.revision}, <When at={by.at} />
            </span>
          )}
          {parts.length > 1 && <span className="min-w-0 truncate text-ink-3">“{text}”</span>}
        </li>
      ))}
    </ul>
  );
}
