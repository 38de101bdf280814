import { Link } from '@tanstack/react-router';
import { When } from '@/components/ui/text/when';
import type { Article } from '../api/get-article';

type Site = Article['sites'][number];

const kinds = { wordpress: 'WordPress', ghost: 'Ghost', folder: 'Folder' } as const;
const posts = {
  draft: { as: 'draft', done: 'sent' },
  published: { as: 'published as', done: 'sent' },
  withdrawn: { as: 'post', done: 'taken back' },
} as const;

/** Lists the sites that have the article. */
export function Sites({ sites }: { sites: Site[] }) {
  return (
    <ul className="grid gap-2 text-small">
      {sites.map((site) => (
        <li key={site.siteId}>
          <Place {...site} />
          <State {...site} />
        </li>
      ))}
    </ul>
  );
}

/**
 * Says what was sent, as in “WordPress, draft 123, sent today”, with a link unless readers can’t find it there any
 * more.
 */
function Place({ site, kind, post, remoteId, url, at }: Site) {
  const name = site === kinds[kind] ? site : `${site} (${kinds[kind]})`;
  if (post === null || at === null) return <span>{name}</span>;
  const { as, done } = posts[post];
  const place = `${as} ${remoteId}`;
  return (
    <span>
      {name},{' '}
      {post !== 'withdrawn' && url?.startsWith('http') ? (
        <a href={url} target="_blank" rel="noreferrer" className="text-link">
          {place}
        </a>
      ) : (
        place
      )}
      , {done} <When at={at} />
    </span>
  );
}

/** Says what keeps the article from the site, or what the site left out. */
function State({ siteId, state, error }: Site) {
  if (state === 'sent' && error === null) return null;
  const isWrong = state === 'failed' || state === 'changed-there';
  return (
    <p className={isWrong ? 'text-danger' : 'text-warn'}>
      {state === 'waiting' && 'Waiting to be sent. '}
      {error}{' '}
      {isWrong && (
        <Link to="/integrations" search={{ list: 'sites', open: siteId }} className="text-link">
          Deliveries
        </Link>
      )}
    </p>
  );
}
