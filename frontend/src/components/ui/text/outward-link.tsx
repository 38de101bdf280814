import { useId, type ComponentProps } from 'react';

type OutwardLinkProps = Pick<ComponentProps<'a'>, 'href' | 'className' | 'children' | 'ref'>;

/**
 * A link to another site. It opens in a new tab and says so to screen readers, in its description, which is not copied
 * along with the text around it.
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
