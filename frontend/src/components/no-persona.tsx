import { UserX } from 'lucide-react';
import { Notice } from './ui/feedback/notice';

/** Tells authors without a persona, where it was expected, how to get one. */
export function NoPersona() {
  return (
    <Notice icon={<UserX className="size-4.5" />} title="No Persona Assigned">
      Please contact an administrator to have one assigned.
    </Notice>
  );
}
