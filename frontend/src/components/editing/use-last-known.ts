import { useState } from 'react';

/**
 * A thing that is being edited: as it stands or, once somebody else has deleted it, as it last stood. What is being
 * written survives the deletion.
 */
export function useLastKnown<Thing>(found: Thing | undefined): Thing | undefined {
  const [known, setKnown] = useState(found);
  if (found !== undefined && found !== known) setKnown(found);
  return found ?? known;
}
