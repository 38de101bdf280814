import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFormField } from '@/components/editing/fields';
import { generationQuery } from '@/features/generations/contract';
import type { Article } from '../api/get-article';
import { ShownSummary } from '../text/shown-summary';
import { Prose } from '../text/prose';
import type { TitleAndContent } from '../domain/article-text';

/** Shows the text on screen as readers will see it. The sources get their texts as soon as those have loaded. */
export function Preview({ article, text }: { article: Article; text: TitleAndContent }) {
  const { field: summary } = useFormField('summary');
  const { sources, generationId } = article;
  const enabled = generationId !== null && sources.length > 0;
  const { data } = useQuery({ ...generationQuery(generationId ?? ''), enabled });
  const read = useMemo(
    () =>
      sources.map((source) => ({
        ...source,
        text: data?.sources.find(({ id }) => id === source.id)?.text,
        supports: data?.review?.claims.flatMap(({ kind, source: id, quotation, passage }) =>
          kind === 'supported' && id === source.id && passage !== null ? [{ quotation, passage }] : [],
        ),
      })),
    [sources, data],
  );
  return (
    <>
      <Prose {...text} sources={read} />
      <ShownSummary summary={summary.value as string} />
    </>
  );
}
