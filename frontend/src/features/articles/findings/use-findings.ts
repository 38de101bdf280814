import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isObstacle, severities } from '@checks/check';
import { checkInputsQuery, findingsQuery, type Finding, type Findings } from '../api/findings';
import type { Article } from '../api/get-article';
import { sameWords, type TitleAndContent } from '../domain/article-text';
import { useDebounced } from '@/components/browser/use-debounced';
import { checkThread } from './check-thread';

export interface ShownFindings extends Findings {
  /** False until something has checked the text. */
  isKnown: boolean;
}

/** The time to wait after a key before checking, in milliseconds: about the pause between two words. */
const TYPED_MS = 200;

/**
 * Gives the findings of the text on screen. Those of the saved text are in its report. Those of an unsaved text come
 * from the browser while the person types and, after a pause, from the server, which alone has the other articles. A
 * report can lack findings, when others were saving or waiting for checks.
 */
export function useFindings(article: Article, { title, content }: TitleAndContent): ShownFindings {
  const typed = { title: useDebounced(title, TYPED_MS), content: useDebounced(content, TYPED_MS) };
  const debounced = { title: useDebounced(title), content: useDebounced(content) };
  const reported = article.ruleReport.findings;
  const saved = reported !== undefined && sameWords(typed, article);
  const server = useQuery({
    ...findingsQuery(article.id, debounced),
    enabled: !reported || !sameWords(debounced, article),
  });
  const live = useLiveFindings(article.id, typed, saved);
  const report = useMemo(
    () => ({ content: article.content, findings: reported ?? [] }),
    [article.content, reported],
  );
  const told = server.data ?? report;
  const isTold = server.data !== undefined && !server.isPlaceholderData && sameWords(typed, debounced);
  const known = saved ? report : isTold || !live ? told : live;
  const isKnown = known !== report || reported !== undefined;
  return useMemo(() => {
    const obstacles = known.findings.filter(isObstacle);
    if (known !== live) return { isKnown, content: known.content, findings: inOne(obstacles) };
    const compared = told.findings.filter(
      (finding) => live.leftOut.includes(finding.rule) && isObstacle(finding),
    );
    return {
      isKnown,
      content: live.content,
      findings: inOne([...obstacles, ...compared.flatMap((one) => movedTo(live.content, one))]),
    };
  }, [isKnown, known, live, told]);
}

/** Gives the browser's findings, or undefined until they exist. The server's findings come in any case. */
function useLiveFindings(id: string, { title, content }: TitleAndContent, saved: boolean) {
  const { data: inputs } = useQuery({ ...checkInputsQuery(id), enabled: !saved });
  const { data } = useQuery({
    queryKey: ['checks', id, inputs, title, content],
    queryFn:
      saved || !inputs
        ? skipToken
        : async () => {
            const { findings, leftOut } = await checkThread.ask({ title, content, ...inputs });
            // Browser and server run the same checks, so the ids are the same.
            return { content, findings: findings as Finding[], leftOut };
          },
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return data;
}

/**
 * Merges the findings of checks that could not read the text, because they all say the same. The highest severity
 * counts.
 */
function inOne(findings: readonly Finding[]): Finding[] {
  const told = new Map<string, Finding>();
  for (const [at, finding] of findings.entries()) {
    const { name, severity, message, verdict } = finding;
    const key = verdict === 'not-checked' ? message : String(at);
    const before = told.get(key);
    const harder = before && severities.indexOf(before.severity) < severities.indexOf(severity);
    told.set(
      key,
      before
        ? { ...before, name: `${before.name}, ${name}`, severity: harder ? before.severity : severity }
        : finding,
    );
  }
  return [...told.values()];
}

/**
 * Moves a finding of an earlier text to its place in a later one. Returns an empty list when one of its passages is
 * gone.
 */
function movedTo(content: string, finding: Finding): Finding[] {
  const spans = finding.spans.map(({ quote }) => {
    const start = content.indexOf(quote);
    return { start, end: start + quote.length, quote };
  });
  return spans.some(({ start }) => start < 0) ? [] : [{ ...finding, spans }];
}
