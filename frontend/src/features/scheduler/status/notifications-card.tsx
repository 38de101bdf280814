import { Send, Check, CircleAlert, Minus } from 'lucide-react';
import type { SchedulerStatus } from '../api/get-scheduler-status';
import { useSingleFlight } from '@/api/single-flight';
import { ReasonedButton } from '@/components/ui/controls/icon-button';
import { Card } from '@/components/ui/layout/card';
import { Switch } from '@/components/ui/controls/switch';
import { useSwitchNotifications } from '../api/switch-notifications';
import { useSendTestMessages, type TestResult } from '../api/send-test-messages';
import { channels, channelName } from '../domain/channels';

/** A card for the channels that are notified of generated articles, with a switch for each and a test message. */
export function NotificationsCard({ status }: { status: SchedulerStatus }) {
  const { notifications, configured } = status;
  const switching = useSwitchNotifications();
  const change = useSingleFlight(switching.mutateAsync);
  const wanted = switching.isPending ? { ...notifications, ...switching.variables } : notifications;
  return (
    <Card title="Notifications" sub="One message per channel for each run or batch.">
      <div className="grid gap-4">
        {channels.map(({ key, name, unset, note }) => (
          <Switch
            key={key}
            label={name}
            note={configured[key] ? note : `Not configured on this server: ${unset}.`}
            // A channel that cannot send is off, even if it was switched on while the server could still send to it.
            checked={configured[key] && wanted[key]}
            disabled={!configured[key]}
            onChange={(on) => change({ [key]: on })}
          />
        ))}
      </div>
      <Test possible={channels.some(({ key }) => configured[key])} />
    </Card>
  );
}

function Test({ possible }: { possible: boolean }) {
  const test = useSendTestMessages();
  const send = useSingleFlight(test.mutateAsync);
  return (
    <div className="mt-5 border-t border-line pt-5">
      <ReasonedButton
        size="small"
        icon={<Send />}
        pending={test.isPending && 'Sending...'}
        reason={possible ? undefined : 'No channel is configured on this server.'}
        onClick={() => send()}
      >
        Send a Test
      </ReasonedButton>
      <TestResults results={test.data?.results} />
    </div>
  );
}

const outcomes = {
  sent: { words: 'sent', Icon: Check, look: 'text-accent' },
  'not-configured': { words: 'not configured', Icon: Minus, look: 'text-ink-3' },
  failed: { words: 'not sent', Icon: CircleAlert, look: 'text-danger' },
};

function TestResults({ results }: { results: readonly TestResult[] | undefined }) {
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
