import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { findingsQuery, type Findings } from '../api/findings';
import type { Article } from '../api/get-article';
import type { ArticleText } from '../dialog/article-text';
import { useRested } from '../dialog/use-rested';

/** What fails in the text on screen: of the saved one what its report says, of another one what the server finds. */
export function useFindings(
  article: Article,
  { title, content }: Pick<ArticleText, 'title' | 'content'>,
): Findings {
  const text = { title: useRested(title), content: useRested(content) };
  const saved = text.title === article.title && text.content === article.content;
  const { data } = useQuery({ ...findingsQuery(article.id, text), enabled: !saved });
  const known = saved || !data ? { content: article.content, findings: article.ruleReport.findings } : data;
  return useMemo(
    () => ({ content: known.content, findings: known.findings.filter(({ verdict }) => verdict === 'fail') }),
    [known.content, known.findings],
  );
}
