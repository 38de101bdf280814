import type { EditorView } from '@codemirror/view';
import { countWords } from '@checks/text/word-count';
import { useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { Fingerprint, Sparkles } from 'lucide-react';
import { useFormField } from '@/components/editing/fields';
import { TABLET, useMedia } from '@/components/browser/media';
import { counted } from '@/components/ui/text/numbers';
import { TabPanel, Tabs } from '@/components/ui/controls/tabs';
import { IconButton } from '@/components/ui/controls/icon-button';
import type { Findings } from '../api/findings';
import { articleHistoryQuery, type Article, type HistoryEvent } from '../api/get-article';
import { showPassage } from '../editor/passages';
import { FindingList } from '../findings/finding-list';
import { useFindings, type ShownFindings } from '../findings/use-findings';
import { OriginDock } from '../origins/origin-dock';
import { OriginsLine, useOrigins, type ShownOrigins } from '../origins/origins-line';
import { ProposalPanel } from '../proposals/proposal-panel';
import { useAsking, type Asking } from '../proposals/use-asking';
import { MarkdownEditor } from '../editor/markdown-editor';
import { OtherTitles } from '../editor/other-titles';
import { TitleField } from '../editor/title-field';
import { ToolBar } from '../editor/tool-bar';
import { titleTooLong } from '../domain/article-text';
import { TextOutline, SourceMargin, type Show } from './outline';
import type { Side } from './room';
import { useChanges } from '@/components/history/use-changes';
import { EditorBars } from './editor-bars';
import { Preview } from './preview';
import { PrintedArticle } from './printed-article';
import { Rail } from './rail';
import type { ArticleEditing } from './use-article-editing';
import { RoomLayout } from './room-layout';

interface EditorPaneProps {
  /** The saved article. */
  article: Article;
  editing: ArticleEditing;
  /** The side that covers the text on narrow screens; undefined for none. */
  side: Side | undefined;
  onSide: (side: Side | undefined) => void;
}

const tabs = [
  { value: 'editor', label: 'Editor' },
  { value: 'preview', label: 'Preview' },
] as const;

/** Editor and preview in one column, and next to it the rail or the proposals. */
export function EditorPane({ article, editing, side, onSide }: EditorPaneProps) {
  const { changes } = useChanges(articleHistoryQuery(article.id));
  const latest = changes?.find(({ revision }) => revision === article.revision);
  const asking = useAsking((open) => onSide(open ? 'details' : undefined));
  const { content } = editing.values;
  const found = useFindings(article, editing.values);
  const origins = useOrigins(article, content);
  const [tab, setTab] = useState<Tab>('editor');
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'j') return;
    event.preventDefault();
    asking.ask();
  };
  const { view, subject } = asking;
  const edited = { article, tab, onTab: setTab, asking, findings: found, origins };
  const show: Show = (passage) => {
    // The sheet closes first, because an editor that is not on screen cannot scroll to a passage.
    flushSync(() => onSide(undefined));
    if (view) showPassage(view, passage);
  };
  return (
    <div role="presentation" onKeyDown={onKeyDown} className="h-full">
      <PrintedArticle article={article} text={editing.values} />
      <RoomLayout
        bars={<EditorBars editing={editing} latest={latest} />}
        side={side}
        onClose={subject ? asking.close : () => onSide(undefined)}
        asking={subject !== undefined}
        text={<EditedText {...edited} />}
        foot={view && origins.marked && tab === 'editor' && <OriginDock article={article} view={view} />}
        outline={
          <>
            <TextOutline content={content} onShow={show} />
            <SourceMargin sources={article.sources} content={content} onShow={show} />
          </>
        }
        margin={<Margin {...{ article, editing, latest, asking, found }} onShow={show} />}
      />
    </div>
  );
}

interface MarginProps extends Pick<EditorPaneProps, 'article' | 'editing'> {
  /** The event that made the current revision; undefined until it is known. */
  latest: HistoryEvent | undefined;
  asking: Asking;
  found: ShownFindings;
  onShow: Show;
}

/** Shows the rail or, while the person asks the model, the proposals. */
function Margin({ article, editing, latest, asking, found, onShow }: MarginProps) {
  const { subject, ask } = asking;
  const unsaved = editing.edits !== undefined;
  if (subject) return <ProposalPanel article={article} unsaved={unsaved} asking={asking} subject={subject} />;
  return (
    <Rail article={article} editing={editing} savedBy={latest?.actor.name}>
      <FindingList
        articleId={article.id}
        found={found}
        unsaved={unsaved}
        onAsk={ask}
        onShow={({ spans: [span] }) => span && onShow(span)}
      />
    </Rail>
  );
}

type Tab = (typeof tabs)[number]['value'];

interface EditedTextProps {
  article: Article;
  tab: Tab;
  onTab: (tab: Tab) => void;
  asking: Asking;
  findings: Findings;
  origins: ShownOrigins;
}

function EditedText({ article, tab, onTab, asking, findings, origins }: EditedTextProps) {
  const { field: title, error } = useFormField('title');
  const { field: content } = useFormField('content');
  const text = { title: title.value as string, content: content.value as string };
  const { view, setView } = asking;
  const phone = !useMedia(TABLET);
  const tools = tab === 'editor' ? view : undefined;
  return (
    <Tabs
      label="View"
      sticky
      tabs={tabs}
      value={tab}
      onChange={onTab}
      aside={<TextTools view={phone ? undefined : tools} asking={asking} origins={origins} />}
    >
      <div className="mt-5 max-md:mt-3">
        <TabPanel value="editor" keep>
          {phone && tools && (
            <div className="sticky top-11.25 z-2 mb-3 border-b border-line bg-sheet">
              <ToolBar view={tools} />
            </div>
          )}
          {origins.on && <OriginsLine shown={origins} />}
          <TitleField
            value={text.title}
            onChange={title.onChange}
            onEnter={() => view?.focus()}
            fault={titleTooLong(text.title) ?? error}
            others={<OtherTitles {...article} title={text.title} onTake={title.onChange} />}
          />
          <MarkdownEditor
            value={text.content}
            onChange={content.onChange}
            view={view}
            onReady={setView}
            findings={findings}
            origins={origins.marked}
          />
        </TabPanel>
        <TabPanel value="preview">
          <Preview article={article} text={text} />
        </TabPanel>
      </div>
    </Tabs>
  );
}

interface TextToolsProps {
  /** The editor's view. It is undefined in the preview, and where there is no room for the markdown buttons. */
  view: EditorView | undefined;
  asking: Asking;
  origins: ShownOrigins;
}

function TextTools({ view, asking, origins }: TextToolsProps) {
  const { field: content } = useFormField('content');
  return (
    <div className="target flex items-center gap-5 max-md:gap-1">
      {view && <ToolBar view={view} />}
      <IconButton
        small
        role="switch"
        aria-checked={origins.on}
        label="Show origins"
        icon={<Fingerprint />}
        onClick={origins.toggle}
        className="aria-checked:bg-ink/11 aria-checked:text-ink"
      />
      <IconButton
        small
        label="Ask the model (Ctrl J)"
        icon={<Sparkles />}
        // A click would otherwise take the selection from the editor.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => asking.ask()}
      />
      <span className="text-small whitespace-nowrap text-ink-3 tabular-nums">
        {counted(countWords(content.value as string), 'word')}
      </span>
    </div>
  );
}
