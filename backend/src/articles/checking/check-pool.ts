import type { CheckedText } from '../../../../checks/checked-text.js';
import { notCheckedFindings, type Finding } from '../../../../checks/registry.js';
import { BoundedThreads } from '../../platform/kernel/bounded-threads.js';

/** The longest text takes half a second. */
const bounds = { threads: 1, mostWaiting: 100, limitMs: 5_000, heapMebibytes: 512 };

export interface Checked {
  readonly findings: Finding[];
  /** Another time the same text is checked. */
  readonly isBusy: boolean;
}

/** Runs the checks; a text that takes too long, or comes when too many wait, is told as not checked. */
export class CheckPool extends BoundedThreads<CheckedText, Finding[]> {
  /** @param thread the built program of the thread, `check-thread.js` */
  constructor(thread: URL) {
    super(thread, bounds);
  }

  async check(text: CheckedText): Promise<Checked> {
    const checked = await this.run(text);
    if ('result' in checked) return { findings: checked.result, isBusy: false };
    const message = 'The text could not be checked in time. Please try again.';
    return { findings: notCheckedFindings(text.rules, message), isBusy: checked.refused === 'busy' };
  }
}
