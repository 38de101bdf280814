import { UserX } from 'lucide-react';
import { Notice } from './ui/feedback/notice';

/** What an author sees who has no persona yet, where the persona was expected. */
export function NoPersona() {
  return (
    <Notice icon={<UserX className="size-4.5" />} title="No Persona Assigned">
      Please contact an administrator to have one assigned.
    </Notice>
  );
}
