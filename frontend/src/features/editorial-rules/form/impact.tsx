import { Link } from '@tanstack/react-router';
import type { components } from '@/api/schema.gen';
import { sentenceOf } from '@/api/api-error';
import { Button } from '@/components/ui/controls/button';
import { counted } from '@/components/ui/text/numbers';
import { useRulesImpact } from '../api/rules-impact';
import type { RulesEditing } from './use-rules-editing';

type Changed = components['schemas']['ArticleImpact'];

/** What the rules as they are filled in would change about the last articles, before they are saved. */
export function Impact({ editing: { editing } }: { editing: RulesEditing }) {
  const { mutate, data, error, isPending } = useRulesImpact();
  return (
    <section aria-label="Impact" className="mb-4 text-small">
      <Button
        size="small"
        pending={isPending && 'Checking...'}
        onClick={() => editing.check() && mutate(editing.values)}
      >
        Check the impact
      </Button>
      <div aria-live="polite" className="mt-2 max-w-166 text-ink-2">
        {error && <p>{sentenceOf(error)}</p>}
        {data && (
          <>
            <p>
              Of the last {counted(data.articles, 'article')}, {data.newlyFailing.length} would fail that
              passed; {data.newlyPassing.length} the other way.
            </p>
            <ChangedArticles label="Would fail" articles={data.newlyFailing} />
            <ChangedArticles label="Would pass" articles={data.newlyPassing} />
          </>
        )}
      </div>
    </section>
  );
}

function ChangedArticles({ label, articles }: { label: string; articles: readonly Changed[] }) {
  if (articles.length === 0) return null;
  return (
    <details className="mt-1">
      <summary>
        {label}: {counted(articles.length, 'article')}
      </summary>
      <ul className="max-h-60 overflow-y-auto">
        {articles.map(({ id, title, findings }) => (
          <li key={id} className="border-t border-line py-1.5">
            <Link to="/articles" search={{ article: id }} className="text-link">
              {title}
            </Link>
            {findings.map(({ rule, name, message }) => (
              <span key={rule} className="block">
                {name}: {message}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}
