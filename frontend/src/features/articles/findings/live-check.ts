import { amongDismissals, withoutDismissed, type Dismissal } from '@checks/dismissed';
import { checks, comparing, findingsOf, type Finding } from '@checks/registry';
import type { CheckedText } from '@checks/text/checked-text';
import { addressesIn } from '@checks/text/addresses';

/** A text, and everything that its checks read, except other articles. */
export interface LiveText extends CheckedText {
  dismissals: readonly Dismissal[];
  /** Addresses that a model wrote into the saved text without having been given them. */
  madeUpAddresses: readonly string[];
}

const alone = checks.filter((check) => !comparing.includes(check));
const leftOut = comparing.map(({ id }) => id);

export interface LiveFindings {
  findings: readonly Finding[];
  /** The ids of the checks that only the server can run. */
  leftOut: readonly string[];
}

/** The findings of the checks that need no other article. */
export function liveFindings({ dismissals, madeUpAddresses, ...text }: LiveText): LiveFindings {
  // Only the server knows who typed an address. Until it has read the text, these addresses count as the model's.
  const madeUp = new Set(madeUpAddresses);
  const modelWords = addressesIn(text.content).filter(({ address }) => madeUp.has(address));
  const findings = withoutDismissed(findingsOf({ ...text, modelWords }, alone), amongDismissals(dismissals));
  return { findings, leftOut };
}
