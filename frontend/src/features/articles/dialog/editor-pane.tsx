import { countWords } from '@checks/text/word-count';
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
import { Outline } from './outline';
import { RoomLayout } from './room-layout';

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
    <div role="presentation" onKeyDown={onKeyDown} className="h-full">
      <RoomLayout
        bars={bars}
        details={details}
        asking={subject !== undefined}
        text={<EditedText asking={asking} findings={found} />}
        outline={
          <Outline
            content={content.value as string}
            onShow={(heading) => view && showPassage(view, heading)}
          />
        }
        margin={
          subject ? (
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
          )
        }
      />
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
