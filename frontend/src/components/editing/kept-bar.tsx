import { Bar } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/controls/button';
import { When } from '@/components/ui/text/when';
import type { ReactNode } from 'react';
import type { Kept } from './kept-edits';
import type { EditedForm } from './use-edits';
import type { FormValues } from './versions';

/** Offers, above a form, edits that this browser kept from an earlier time or another tab and that were never saved. */
export function KeptBar<Values extends FormValues>({ editing }: { editing: EditedForm<Values> }) {
  const { restored, discard } = editing;
  return (
    <>
      {restored && (
        <Bar
          actions={
            <Button size="small" variant="ghost" onClick={discard}>
              Discard
            </Button>
          }
        >
          These changes are from an earlier visit and aren’t saved yet.
        </Bar>
      )}
      <OfferBar editing={editing}>Unsaved changes</OfferBar>
    </>
  );
}

interface OfferBarProps<Values extends FormValues> {
  editing: EditedForm<Values>;
  /** The edits that are offered; by default the latest. */
  offer?: Kept<Values> | undefined;
  /** The buttons for what can be done with the offer; by default it can be restored. */
  way?: ReactNode;
  /** The name of what is offered: 'Unsaved text'. */
  children: string;
}

/** Offers edits that were made earlier or in another tab. */
export function OfferBar<Values extends FormValues>(props: OfferBarProps<Values>) {
  const { editing, offer = editing.offers[0], way, children } = props;
  if (!offer) return null;
  return (
    <Bar
      actions={
        <>
          {way ?? (
            <Button size="small" onClick={() => editing.restore(offer)}>
              Restore
            </Button>
          )}
          <Button size="small" variant="ghost" onClick={() => editing.drop(offer)}>
            Discard
          </Button>
        </>
      }
    >
      {children} from <When at={offer.at} />, on revision {offer.base.revision}.
    </Bar>
  );
}
