import { Button } from '@/components/ui/controls/button';
import { useCancelGeneration } from '@/features/generations/contract';

/** A button that cancels an article that is being written. */
export function CancelButton({ id, onCancel }: { id: string; onCancel: () => void }) {
  const { mutate, isPending } = useCancelGeneration(id);
  return (
    <Button
      size="small"
      className="mt-4"
      pending={isPending && 'Cancelling...'}
      onClick={() => {
        onCancel();
        mutate();
      }}
    >
      Cancel
    </Button>
  );
}
