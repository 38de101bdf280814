import { useSingleFlight } from '@/api/single-flight';
import { DeliveryEntry } from '@/components/delivery-entry';
import { Button } from '@/components/ui/controls/button';
import { useRedeliver, webhookDeliveriesQuery, type WebhookDelivery } from '../api/webhooks';
import { eventInWords } from '../domain/webhook-fields';
import { AnswerText, DeliveriesDialog, SentAgain } from '../deliveries/deliveries-dialog';

/** Lists what was sent to a webhook and what it answered, newest first. */
export function WebhookDeliveries({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <DeliveriesDialog
      query={webhookDeliveriesQuery(id)}
      empty="A message goes out when one of its events happens, or when you send a test."
      onClose={onClose}
    >
      {(delivery) => <Entry key={delivery.id} webhookId={id} delivery={delivery} />}
    </DeliveriesDialog>
  );
}

function Entry({ webhookId, delivery }: { webhookId: string; delivery: WebhookDelivery }) {
  const redelivery = useRedeliver(webhookId);
  const redeliver = useSingleFlight(() => redelivery.mutateAsync(delivery));
  const { type, articleId, package: number, again, error, answer } = delivery;
  return (
    <DeliveryEntry
      delivery={delivery}
      title={eventInWords(type)}
      articleId={articleId}
      afterTitle={again && <SentAgain />}
      before={number !== null && <span>package {number}</span>}
      after={
        answer !== null && (
          <span>
            answered {answer.status} in {answer.durationMs} ms
          </span>
        )
      }
    >
      {error !== null && <p className="mt-1 text-small text-danger">{error}</p>}
      <AnswerText answer={answer} />
      {type !== 'webhook.test' && (
        <Button
          size="small"
          className="mt-2"
          pending={redelivery.isPending && 'Sending...'}
          onClick={() => redeliver()}
        >
          Send Again
        </Button>
      )}
    </DeliveryEntry>
  );
}
