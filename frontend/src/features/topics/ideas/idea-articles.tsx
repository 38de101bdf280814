import { Link } from '@tanstack/react-router';
import type { Idea } from '../api/ideas';

/** What was written from an idea. */
export function IdeaArticles({ articles }: Pick<Idea, 'articles'>) {
  if (articles.length === 0) return null;
  return (
    <section className="mt-4 text-small">
      <h4 className="text-micro/6 text-ink-3">{articles.length === 1 ? 'Article' : 'Articles'}</h4>
      <ul className="grid gap-1">
        {articles.map(({ id, title }) => (
          <li key={id}>
            <Link to="/articles" search={{ article: id }} className="font-serif text-row text-link">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
