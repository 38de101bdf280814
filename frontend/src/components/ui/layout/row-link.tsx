import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

/** The title link of a row. The keys j and k move between these links; for the mouse, the whole row is the link. */
export const RowLink = createLink((props: ComponentProps<'a'>) => (
  <a
    {...props}
    data-row-link=""
    className="decoration-1 underline-offset-3 group-hover/row:underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
  />
));
