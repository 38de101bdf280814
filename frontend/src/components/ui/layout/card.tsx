import { createLink } from '@tanstack/react-router';
import clsx from 'clsx';
import { ArrowRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Skeleton } from '@/components/ui/feedback/skeleton';

interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  title?: ReactNode;
  sub?: ReactNode;
  /** Elements to the right of the title. */
  aside?: ReactNode;
}

/** A card for a thing that is a unit: a form, a persona, an image. Lists and sections need no card. */
export function Card({ title, sub, aside, className, children, ...rest }: CardProps) {
  return (
    <section {...rest} className={clsx('rounded-card border border-line bg-sheet p-6 max-md:p-4', className)}>
      {title !== undefined && (
        <header className="flex flex-wrap items-start gap-4 not-last:mb-5">
          {/* If the title would be narrower than this, the elements on its right move below it. */}
          <div className="grow basis-44">
            <h2 className="font-serif text-h2 font-medium">{title}</h2>
            {sub !== undefined && <p className="mt-1 text-small text-ink-2">{sub}</p>}
          </div>
          {aside}
        </header>
      )}
      {children}
    </section>
  );
}

/** The classes of a card among others of its kind, with its actions at the foot. */
export const cardAmongOthers =
  'flex min-w-0 flex-col rounded-card border border-line bg-sheet p-6 pb-5 max-md:p-4';

interface CardsToComeProps {
  /** The classes of the grid of the cards. */
  grid: string;
  count: number;
  /** The classes of the lines in each card. */
  lines: readonly string[];
}

/** Placeholders for cards that are loading, in their shape. */
export function CardsToCome({ grid, count, lines }: CardsToComeProps) {
  return (
    <div className={grid}>
      {Array.from({ length: count }, (_, card) => (
        <Card key={card}>
          {lines.map((line) => (
            <Skeleton key={line} className={line} />
          ))}
        </Card>
      ))}
    </div>
  );
}

interface CardAnchorProps extends Omit<ComponentProps<'a'>, 'title'> {
  icon: ReactNode;
  title: string;
  note: ReactNode;
}

function CardAnchor({ icon, title, note, ...rest }: CardAnchorProps) {
  return (
    <a
      {...rest}
      className="group block rounded-card border border-line bg-sheet p-5 transition-colors hover:border-line-strong max-md:p-4"
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

/** A card that is a link to another page as a whole. */
export const LinkCard = createLink(CardAnchor);
