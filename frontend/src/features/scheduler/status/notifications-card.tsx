import { Send } from 'lucide-react';
import type { SchedulerStatus } from '../api/get-scheduler-status';
import { useSingleFlight } from '@/api/single-flight';
import { ReasonedButton } from '@/components/ui/controls/icon-button';
import { Card } from '@/components/ui/layout/card';
import { Switch } from '@/components/ui/controls/switch';
import { useSwitchNotifications } from '../api/switch-notifications';
import { useSendTestMessages } from '../api/send-test-messages';
import { channels } from '../channels';
import { TestResults } from './test-results';

/** Whom the house tells when articles have been generated: a switch a channel, and a message to try them with. */
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
            // What cannot be sent is off, whatever was chosen before it was taken from the server.
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
  const send = useSingleFlight(() => test.mutateAsync());
  return (
    <div className="mt-5 border-t border-line pt-5">
      <ReasonedButton
        size="small"
        icon={<Send />}
        pending={test.isPending && 'Sending...'}
        reason={possible ? undefined : 'No channel is configured on this server.'}
        onClick={() => send(undefined)}
      >
        Send a Test
      </ReasonedButton>
      <TestResults results={test.data?.results} />
    </div>
  );
}
