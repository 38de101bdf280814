import { Check, CircleAlert, Minus } from 'lucide-react';
import type { TestResult } from '../api/send-test-messages';
import { channelName } from '../channels';

const outcomes = {
  sent: { words: 'sent', Icon: Check, look: 'text-accent' },
  'not-configured': { words: 'not configured', Icon: Minus, look: 'text-ink-3' },
  failed: { words: 'not sent', Icon: CircleAlert, look: 'text-danger' },
};

/** What came of the test messages, a line a channel. */
export function TestResults({ results }: { results: readonly TestResult[] | undefined }) {
  return (
    <ul
      role="status"
      aria-label="What came of the test"
      className="mt-3 grid gap-1.5 text-small empty:hidden"
    >
      {results?.map(({ channel, outcome, error }) => {
        const { words, Icon, look } = outcomes[outcome];
        return (
          <li key={channel} className="flex gap-2">
            <Icon className={`mt-px size-4 ${look}`} />
            <span className="min-w-0">
              <span className="font-medium">{channelName(channel)}</span> {words}
              {error !== null && <span className="block text-ink-2">{error}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
