import { Link } from '@tanstack/react-router';
import { Check, Clock, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { When } from './ui/text/when';

const states = {
  sent: { words: 'Sent', icon: <Check />, look: 'text-accent' },
  waiting: { words: 'Waiting', icon: <Clock />, look: 'text-warn' },
  'given-up': { words: 'Given up', icon: <X />, look: 'text-danger' },
};

interface DeliveryEntryProps {
  delivery: {
    status: keyof typeof states;
    attempts: number;
    createdAt: string;
    sentAt: string | null;
    nextTryAt: string | null;
    error: string | null;
  };
  title: string;
  /** The article that the message is about; the title links to it. */
  articleId: string | null;
  afterTitle?: ReactNode;
  /** Facts before and after those that every message has. */
  before: ReactNode;
  after?: ReactNode;
  children: ReactNode;
}

/** One message: what it is about, what became of it, when, and after how many attempts. */
export function DeliveryEntry(props: DeliveryEntryProps) {
  const { delivery, title, articleId, afterTitle, before, after, children } = props;
  const { status, attempts, createdAt, sentAt, nextTryAt, error } = delivery;
  const { words, icon, look } = states[status];
  return (
    <li className="border-b border-line py-3.5">
      <div className="flex items-baseline justify-between gap-4">
        <p className="min-w-0 font-serif text-row font-medium">
          {articleId === null ? title : <About articleId={articleId}>{title}</About>}
          {afterTitle}
        </p>
        <span className={`inline-flex shrink-0 items-center gap-1.5 text-small font-medium ${look}`}>
          {icon}
          {words}
        </span>
      </div>
      <p className="mt-0.5 flex flex-wrap gap-x-4 gap-y-0.5 text-small text-ink-3">
        {before}
        <When at={sentAt ?? createdAt} />
        {attempts > 1 && <span>{attempts} attempts</span>}
        {nextTryAt !== null && error !== null && (
          <span>
            next try <When at={nextTryAt} />
          </span>
        )}
        {after}
      </p>
      {children}
    </li>
  );
}

function About({ articleId, children }: { articleId: string; children: string }) {
  return (
    <Link
      to="/articles"
      search={{ article: articleId }}
      preload={false}
      className="decoration-line-strong underline-offset-3 hover:underline"
    >
      {children}
    </Link>
  );
}
