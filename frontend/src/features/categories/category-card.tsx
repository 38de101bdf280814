import { useId } from 'react';
import { Button } from '@/components/ui/controls/button';
import { CategorySwatch } from '@/components/ui/graphics/category-swatch';
import type { Category } from './category-fields';
import { CategoryIcon } from './category-icon';

interface CategoryCardProps {
  category: Category;
  onEdit: () => void;
  onDelete: () => void;
}

/** One category: its icon, colour, name and what belongs in it. */
export function CategoryCard({ category, onEdit, onDelete }: CategoryCardProps) {
  const { name, description, color } = category;
  const id = useId();
  const of = { size: 'small', 'aria-describedby': id } as const;
  return (
    <article
      aria-labelledby={id}
      className="flex min-w-0 flex-col rounded-card border border-line bg-sheet p-6 pb-5 max-md:p-4"
    >
      <header className="flex items-start gap-3">
        <span className="pt-1 text-ink-2">
          <CategoryIcon name={name} />
        </span>
        <div className="min-w-0">
          <h2 id={id} className="font-serif text-h2 font-medium">
            {name}
          </h2>
          <p className="flex items-center gap-2 text-small text-ink-3">
            <CategorySwatch color={color} />
            <span className="sr-only">Colour</span>
            <span className="font-mono text-micro">{color}</span>
          </p>
        </div>
      </header>
      <p className="mt-3 font-serif text-[1.0625rem]/6.5 whitespace-pre-line text-ink-2">{description}</p>
      <footer className="mt-auto flex flex-wrap gap-2 pt-5">
        <Button {...of} onClick={onEdit}>
          Edit
        </Button>
        <Button {...of} variant="danger" onClick={onDelete}>
          Delete
        </Button>
      </footer>
    </article>
  );
}
