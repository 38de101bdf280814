import { Button, type ButtonProps } from './button';
import { Tooltip } from './tooltip';

interface ReasonedButtonProps extends Omit<ButtonProps, 'blocked'> {
  /** Why the button cannot be used now; unset while it can. */
  reason: string | undefined;
}

/** A button that says on hover and focus why it cannot be used now. */
export function ReasonedButton({ reason, ...button }: ReasonedButtonProps) {
  return (
    <Tooltip text={reason}>
      <Button {...button} blocked={reason !== undefined} />
    </Tooltip>
  );
}
