import { createLink } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

interface CardAnchorProps extends Omit<ComponentProps<'a'>, 'title'> {
  icon: ReactNode;
  title: string;
  note: ReactNode;
}

function CardAnchor({ icon, title, note, ...rest }: CardAnchorProps) {
  return (
    <a
      {...rest}
      className="group block rounded-card border border-line bg-sheet p-5 transition-colors hover:border-line-strong"
    >
      <span className="flex items-center justify-between text-ink-2">
        {icon}
        <ArrowRight className="transition-transform duration-140 group-hover:translate-x-0.5" />
      </span>
      <span className="mt-3.5 block font-serif text-h2 font-medium">{title}</span>
      <span className="block text-small text-ink-2">{note}</span>
    </a>
  );
}

/** A card that leads to another page as a whole. */
export const LinkCard = createLink(CardAnchor);
