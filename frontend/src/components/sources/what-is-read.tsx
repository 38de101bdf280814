import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { settingsQuery } from '@/api/settings';

/** Says, next to words about industry sources, whether any of them is really read, and when. */
export function WhatIsRead({ className }: { className?: string }) {
  const { data } = useQuery(settingsQuery);
  if (!data) return null;
  return (
    <p className={clsx('text-small text-ink-2', className)}>
      {data.research
        ? `${data.pipeline === 'single' ? 'Where an outline is wanted first' : 'Before an article is written'}, questions are looked up on the sites of the research sources, and the pages that answer them are read. Each article names what was read.`
        : 'This server has no web search, so none of these sources is read: the writer names them as places to check. An article rests on the sources that you add to it.'}
    </p>
  );
}
