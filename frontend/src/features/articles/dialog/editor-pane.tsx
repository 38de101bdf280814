import { countWords } from '@checks/text/word-count';
import clsx from 'clsx';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { Sparkles } from 'lucide-react';
import { useFormField } from '@/components/editing/fields';
import { TABLET, useMedia } from '@/components/media';
import { counted } from '@/components/ui/text/numbers';
import { TabPanel, Tabs } from '@/components/ui/controls/tabs';
import { IconButton } from '@/components/ui/controls/icon-button';
import type { Findings } from '../api/findings';
import type { Article } from '../api/get-article';
import { showPassage } from '../editor/passages';
import { FindingList } from '../findings/finding-list';
import { useFindings } from '../findings/use-findings';
import { ProposalPanel } from '../proposals/proposal-panel';
import { useAsking, type Asking } from '../proposals/use-asking';
import { MarkdownEditor } from '../editor/markdown-editor';
import { TitleField } from '../editor/title-field';
import { ToolBar } from '../editor/tool-bar';
import { Prose } from '../text/prose';
import { titleTooLong } from './article-text';

interface EditorPaneProps {
  /** As it is saved. */
  article: Article;
  unsaved: boolean;
  bars: ReactNode;
  rail: (findings: ReactNode) => ReactNode;
  /** On narrow screens the rail takes the place of the text. */
  details: boolean;
  onDetails: (shown: boolean) => void;
}

const tabs = [
  { value: 'editor', label: 'Editor' },
  { value: 'preview', label: 'Preview' },
] as const;

/** Editor and preview in one column, and the rail beside them, or what the model proposes. */
export function EditorPane({ article, unsaved, bars, rail, details, onDetails }: EditorPaneProps) {
  const asking = useAsking(onDetails);
  const { field: title } = useFormField('title');
  const { field: content } = useFormField('content');
  const found = useFindings(article, { title: title.value as string, content: content.value as string });
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'j') return;
    event.preventDefault();
    asking.ask();
  };
  const { view, subject } = asking;
  return (
    <div
      role="presentation"
      onKeyDown={onKeyDown}
      className="grid h-full grid-cols-[minmax(0,1fr)_19rem] max-lg:grid-cols-1"
    >
      <div className={clsx('flex min-h-0 flex-col', details && 'max-lg:hidden')}>
        <div className="shrink-0 px-8 has-[p]:-mb-4 has-[p]:pt-4 max-md:px-4">
          <div className="mx-auto max-w-166">{bars}</div>
        </div>
        <div className="min-h-0 grow overflow-y-auto px-8 max-md:px-4">
          <div className="mx-auto max-w-166 pt-6 pb-12 max-md:pt-3">
            <EditedText asking={asking} findings={found} />
          </div>
        </div>
      </div>
      <aside
        aria-label="Details"
        className={clsx('overflow-y-auto border-line bg-paper lg:border-l', !details && 'max-lg:hidden')}
      >
        {subject ? (
          <ProposalPanel article={article} unsaved={unsaved} asking={asking} subject={subject} />
        ) : (
          rail(
            <FindingList
              articleId={article.id}
              findings={found.findings}
              unsaved={unsaved}
              onAsk={asking.ask}
              onShow={({ spans: [span] }) => view && span && showPassage(view, span)}
            />,
          )
        )}
      </aside>
    </div>
  );
}

function EditedText({ asking, findings }: { asking: Asking; findings: Findings }) {
  const { field: title, error } = useFormField('title');
  const { field: content } = useFormField('content');
  const text = { title: title.value as string, content: content.value as string };
  const [tab, setTab] = useState<'editor' | 'preview'>('editor');
  const { view, setView } = asking;
  const phone = !useMedia(TABLET);
  const tools = tab === 'editor' && view;
  return (
    <Tabs
      label="View"
      sticky
      tabs={tabs}
      value={tab}
      onChange={setTab}
      aside={
        <div className="target flex items-center gap-5">
          {tools && !phone && <ToolBar view={view} />}
          <AskButton asking={asking} />
          <WordCount content={text.content} />
        </div>
      }
    >
      <div className="mt-5 max-md:mt-3">
        <TabPanel value="editor" keep>
          {tools && phone && (
            <div className="sticky top-11.25 z-2 mb-3 border-b border-line bg-sheet">
              <ToolBar view={view} />
            </div>
          )}
          <TitleField
            value={text.title}
            onChange={title.onChange}
            onEnter={() => view?.focus()}
            fault={titleTooLong(text.title) ?? error}
          />
          <MarkdownEditor
            value={text.content}
            onChange={content.onChange}
            onReady={setView}
            findings={findings}
          />
        </TabPanel>
        <TabPanel value="preview">
          <Prose {...text} />
        </TabPanel>
      </div>
    </Tabs>
  );
}

function AskButton({ asking }: { asking: Asking }) {
  return (
    <IconButton
      small
      label="Ask the model (Ctrl J)"
      icon={<Sparkles />}
      // The editor keeps its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => asking.ask()}
    />
  );
}

function WordCount({ content }: { content: string }) {
  return (
    <span className="text-small whitespace-nowrap text-ink-3 tabular-nums">
      {counted(countWords(content), 'word')}
    </span>
  );
}
