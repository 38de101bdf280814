import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ScheduledRun } from '../api/get-scheduler-status';
import { Button } from '@/components/ui/controls/button';

/** As many stand in the open at once. */
const FEW = 3;

interface RunArticlesProps extends Pick<ScheduledRun, 'articles'> {
  /** The run goes on: all that is there is shown as it comes. */
  open: boolean;
}

/** The articles of a run: a few at first, all on request. */
export function RunArticles({ articles, open }: RunArticlesProps) {
  const [all, setAll] = useState(false);
  if (articles.length === 0) return null;
  const shown = open || all ? articles : articles.slice(0, FEW);
  const more = articles.length - shown.length;
  return (
    <>
      <ul aria-label="Articles" className="mt-2.5 grid gap-1.5">
        {shown.map(({ id, title, persona, category }) => (
          <li key={id} className="grid items-baseline gap-x-6 md:grid-cols-[minmax(0,1fr)_fit-content(50%)]">
            <Link
              to="/articles"
              search={{ article: id }}
              preload={false}
              className="font-serif text-[1.0625rem]/6 decoration-line-strong underline-offset-3 hover:underline"
            >
              {title}
            </Link>
            <span className="text-small text-ink-3 md:text-right">
              {persona}, {category}
            </span>
          </li>
        ))}
      </ul>
      {(more > 0 || all) && !open && articles.length > FEW && (
        <Button
          size="small"
          variant="ghost"
          className="mt-1.5 -ml-2.5"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? `First ${FEW} only` : `${more} more`}
        </Button>
      )}
    </>
  );
}
