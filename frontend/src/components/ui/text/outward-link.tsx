import { useId, type ComponentProps } from 'react';

type OutwardLinkProps = Pick<ComponentProps<'a'>, 'href' | 'className' | 'children' | 'ref'>;

/**
 * A link to another site, which opens beside ours and says so to readers: as its description, which whoever copies the
 * text around it does not copy.
 */
export function OutwardLink({ children, ...link }: OutwardLinkProps) {
  const noteId = useId();
  return (
    <a {...link} target="_blank" rel="noreferrer" aria-describedby={noteId}>
      {children}
      <span id={noteId} hidden>
        Opens in a new tab
      </span>
    </a>
  );
}
