import { amongDismissals, withoutDismissed, type Dismissal } from '@checks/dismissed';
import { checks, comparing, findingsOf, type Finding } from '@checks/registry';
import type { CheckedText } from '@checks/checked-text';

/** A text, and all that its checks rest on but for other articles. */
export interface LiveText extends CheckedText {
  dismissals: readonly Dismissal[];
}

const alone = checks.filter((check) => !comparing.includes(check));
const leftOut = comparing.map(({ id }) => id);

export interface LiveFindings {
  findings: readonly Finding[];
  /** The checks that only the server can run. */
  leftOut: readonly string[];
}

/** What the checks find that need no other article. */
export function liveFindings({ dismissals, ...text }: LiveText): LiveFindings {
  const findings = withoutDismissed(findingsOf(text, alone), amongDismissals(dismissals));
  return { findings, leftOut };
}
