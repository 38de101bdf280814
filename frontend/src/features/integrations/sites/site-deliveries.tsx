import { useSingleFlight } from '@/api/single-flight';
import { DeliveryEntry } from '@/components/delivery-entry';
import { Button } from '@/components/ui/controls/button';
import { siteDeliveriesQuery, useSendAgain, type SiteDelivery } from '../api/sites';
import { eventInWords } from '../domain/webhook-fields';
import { AnswerText, DeliveriesDialog, SentAgain } from '../deliveries/deliveries-dialog';

/** Lists what was sent to a site and what it answered, newest first. */
export function SiteDeliveries({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <DeliveriesDialog
      query={siteDeliveriesQuery(id)}
      empty="The site is sent each article that is promoted from now on."
      onClose={onClose}
    >
      {(delivery) => <Entry key={delivery.id} siteId={id} delivery={delivery} />}
    </DeliveriesDialog>
  );
}

function Entry({ siteId, delivery }: { siteId: string; delivery: SiteDelivery }) {
  const sending = useSendAgain(siteId);
  const { id, type, articleId, title, package: number, again, error, answer, conflict, status } = delivery;
  const send = useSingleFlight(() => sending.mutateAsync({ delivery: id, anyway: conflict !== null }));
  return (
    <DeliveryEntry
      delivery={delivery}
      title={title}
      articleId={type === 'article.deleted' ? null : articleId}
      afterTitle={again && <SentAgain />}
      before={
        <>
          <span>{eventInWords(type)}</span>
          {number !== null && <span>package {number}</span>}
        </>
      }
      after={answer !== null && <span>answered {answer.status}</span>}
    >
      {error !== null && (
        <p className={`mt-1 text-small ${status === 'sent' ? 'text-warn' : 'text-danger'}`}>{error}</p>
      )}
      <AnswerText answer={answer} />
      <Button
        size="small"
        className="mt-2"
        variant={conflict === null ? 'secondary' : 'danger'}
        pending={sending.isPending && 'Sending...'}
        onClick={() => send()}
      >
        {conflict === null ? 'Send Again' : 'Send Anyway'}
      </Button>
    </DeliveryEntry>
  );
}
