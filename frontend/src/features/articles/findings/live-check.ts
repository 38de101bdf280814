import { withoutDismissed, type Dismissal } from '@checks/dismissed';
import { checks, findingsOf, type Finding } from '@checks/registry';
import type { CheckedText } from '@checks/checked-text';

/** A text, and all that its checks rest on but for other articles. */
export interface LiveText extends CheckedText {
  dismissals: readonly Dismissal[];
}

const comparing = checks.flatMap(({ id, comparesArticles }) => (comparesArticles ? [id] : []));

export interface LiveFindings {
  findings: readonly Finding[];
  /** The checks that only the server can run. */
  leftOut: readonly string[];
}

/** What the checks find that need no other article. */
export function liveFindings({ dismissals, ...text }: LiveText): LiveFindings {
  const findings = findingsOf(text).filter(({ rule }) => !comparing.includes(rule));
  return { findings: withoutDismissed(findings, dismissals), leftOut: comparing };
}
