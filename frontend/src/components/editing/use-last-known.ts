import { useState } from 'react';

/**
 * Returns a thing that is being edited as it is or, after somebody else has deleted it, as it last was. Edits in
 * progress survive the deletion.
 */
export function useLastKnown<Thing>(found: Thing | undefined): Thing | undefined {
  const [known, setKnown] = useState(found);
  if (found !== undefined && found !== known) setKnown(found);
  return found ?? known;
}
