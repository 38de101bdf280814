import { useNavigate } from '@tanstack/react-router';
import {
  Download,
  Ellipsis,
  History,
  Image,
  MessageSquareQuote,
  PenLine,
  Stamp,
  Trash2,
  Undo2,
} from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '@/components/ui/controls/icon-button';
import { Menu, MenuDivider, MenuItem } from '@/components/ui/overlays/menu';
import type { ArticleSummary } from '../api/drafts';
import { noArticle } from '../domain/articles-search';
import { ConfirmDeletion } from './confirm-deletion';
import { useMove } from '../api/edit-article';
import { downloadArticle, downloadFormats } from '../export/download-article';

/** A menu of what can be done with an article in a list. */
export function ArticleMenu({ article }: { article: ArticleSummary }) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const { move } = useMove();
  const open = (view?: 'history') =>
    void navigate({
      to: '/articles',
      search: (search) => ({ ...search, ...noArticle, article: article.id, view }),
      resetScroll: false,
    });
  const promoted = article.status === 'promoted';
  return (
    <div className="relative z-1 -mr-1.5 self-start">
      <Menu trigger={<IconButton small label={`Actions for ${article.title}`} icon={<Ellipsis />} />}>
        <MenuItem icon={<PenLine />} onSelect={() => open()}>
          Edit
        </MenuItem>
        <MenuItem
          icon={promoted ? <Undo2 /> : <Stamp />}
          onSelect={() => move(article, promoted ? 'draft' : 'promoted')}
        >
          {promoted ? 'Return to draft' : 'Promote'}
        </MenuItem>
        {article.changedSincePromotion && (
          <MenuItem icon={<Stamp />} onSelect={() => move(article, 'promoted')}>
            Promote again
          </MenuItem>
        )}
        <MenuItem icon={<History />} onSelect={() => open('history')}>
          History
        </MenuItem>
        {promoted && <MediaItems id={article.id} />}
        <MenuDivider />
        <DownloadItems id={article.id} />
        <MenuDivider />
        <MenuItem icon={<Trash2 />} danger onSelect={() => setAsking(true)}>
          Delete
        </MenuItem>
      </Menu>
      <ConfirmDeletion article={article} open={asking} onClose={() => setAsking(false)} />
    </div>
  );
}

/** Menu items that lead to the images and captions of a promoted article. */
function MediaItems({ id: article }: { id: string }) {
  const navigate = useNavigate();
  return (
    <>
      <MenuItem
        icon={<Image />}
        onSelect={() => void navigate({ to: '/image-generator', search: { article } })}
      >
        Header images
      </MenuItem>
      <MenuItem
        icon={<MessageSquareQuote />}
        onSelect={() => void navigate({ to: '/social-generator', search: { article } })}
      >
        Captions
      </MenuItem>
    </>
  );
}

function DownloadItems({ id }: { id: string }) {
  return downloadFormats.map((format) => (
    <MenuItem key={format} icon={<Download />} onSelect={() => void downloadArticle(id, format)}>
      Download .{format}
    </MenuItem>
  ));
}
