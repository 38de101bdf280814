import { useState, useId } from 'react';
import { cardAmongOthers, CardsToCome } from '@/components/ui/layout/card';
import { fieldsOf, labels, type Category } from './api/categories';
import { Button } from '@/components/ui/controls/button';
import { CategorySwatch } from '@/components/ui/graphics/category-swatch';
import { CalendarDays, ChartNoAxesCombined, Gem, MicVocal, Shapes, Tag } from 'lucide-react';
import { useSingleFlight } from '@/api/single-flight';
import { FieldDifferences } from '@/components/difference/field-differences';
import { ConflictFrame } from '@/components/editing/conflict-frame';
import { overtakenBy, type Overtaken } from '@/components/editing/overtaken';
import { differingFields } from '@/components/editing/versions';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { useDeleteCategory, type Deletion } from './api/save-categories';

const grid = 'grid grid-cols-1 gap-6 @max-md:gap-4 @md:grid-cols-2 @lg:grid-cols-3';

interface CategoryCardsProps {
  categories: readonly Category[];
  /** The revision of the list. */
  revision: number;
  onEdit: (category: Category) => void;
}

/** A card for each category, and the confirmation before one is deleted. */
export function CategoryCards({ categories, revision, onEdit }: CategoryCardsProps) {
  const [deleting, setDeleting] = useState<Deletion>();
  const now = { category: categories.find(({ id }) => id === deleting?.category.id), revision };
  return (
    <>
      <ul aria-label="Categories" className={grid}>
        {categories.map((category) => (
          <li key={category.id} className="grid">
            <CategoryCard
              category={category}
              onEdit={() => onEdit(category)}
              onDelete={() => setDeleting({ category, revision })}
            />
          </li>
        ))}
      </ul>
      {deleting && <DeleteCategory {...deleting} now={now} onClose={() => setDeleting(undefined)} />}
    </>
  );
}

export function CategoryCardsToCome() {
  return (
    <CardsToCome
      grid={grid}
      count={5}
      lines={['h-5 w-3/5', 'mt-6 h-3.5', 'mt-3 h-3.5 w-4/5', 'mt-8 h-7 w-1/2']}
    />
  );
}

interface CategoryCardProps {
  category: Category;
  onEdit: () => void;
  onDelete: () => void;
}

/** A card with a category’s icon, colour, name and description. */
function CategoryCard({ category, onEdit, onDelete }: CategoryCardProps) {
  const { name, description, color } = category;
  const id = useId();
  const of = { size: 'small', 'aria-describedby': id } as const;
  return (
    <article aria-labelledby={id} className={cardAmongOthers}>
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

const icons = {
  'luxury assets': Gem,
  collectibles: Shapes,
  'market intel': ChartNoAxesCombined,
  'vaulted voices': MicVocal,
  'collectors calendar': CalendarDays,
};

/** The icon of a category: its own if the name is one of the first five, and otherwise a tag. */
function CategoryIcon({ name }: { name: string }) {
  const key = name.trim().toLowerCase();
  // A category may be called `constructor`, which is a member of every object.
  const Icon = Object.hasOwn(icons, key) ? icons[key as keyof typeof icons] : Tag;
  return <Icon aria-hidden="true" className="size-5" />;
}

interface DeleteCategoryProps extends Deletion {
  /** The category as it is now; undefined once it is gone. */
  now: { category: Category | undefined; revision: number };
  onClose: () => void;
}

/** Asks before a category is deleted, and again when somebody has changed it meanwhile. */
function DeleteCategory({ category, revision, now, onClose }: DeleteCategoryProps) {
  const [overtaken, setOvertaken] = useState<Overtaken>();
  const deletion = useDeleteCategory();
  const send = useSingleFlight((seen: Deletion) =>
    deletion.mutateAsync(seen, {
      onSuccess: onClose,
      onError: (error) => {
        const quicker = overtakenBy(error);
        setOvertaken(quicker);
        if (!quicker) onClose();
      },
    }),
  );
  const pending = deletion.isPending && 'Deleting...';
  if (overtaken && now.category) {
    const theirs = now.category;
    return (
      <DeletionConflict
        {...{ overtaken, theirs, pending, onClose }}
        seen={category}
        onDelete={() => send({ category: theirs, revision: now.revision })}
      />
    );
  }
  return (
    <ConfirmDialog
      open
      title="Delete this category?"
      action="Delete"
      pending={pending}
      onCancel={onClose}
      onConfirm={() => send({ category, revision })}
    >
      “{category.name}” will be deleted and removed from every persona. Articles in it keep its name. This
      action cannot be undone.
    </ConfirmDialog>
  );
}

interface DeletionConflictProps {
  overtaken: Overtaken;
  seen: Category;
  theirs: Category;
  pending: string | false;
  onDelete: () => void;
  onClose: () => void;
}

/** Shows what somebody else has changed in the category, before the person deletes it all the same. */
function DeletionConflict({ overtaken, seen, theirs, pending, onDelete, onClose }: DeletionConflictProps) {
  const [before, after] = [fieldsOf(seen), fieldsOf(theirs)];
  const fields = differingFields(before, after).map((field) => ({
    label: labels[field],
    from: before[field],
    to: after[field],
  }));
  return (
    <ConflictFrame
      overtaken={overtaken}
      what="this category"
      onClose={onClose}
      ways={
        <>
          <Button variant="ghost" onClick={onClose}>
            Use theirs
          </Button>
          <Button variant="danger-filled" pending={pending} onClick={onDelete}>
            Keep mine
          </Button>
        </>
      }
    >
      <div className="grid gap-5 p-6 max-md:p-4">
        <p className="text-ink-2">
          It isn’t deleted yet. Underlined: new since you asked. “Use theirs” keeps the category as it is now;
          “Keep mine” deletes it.
        </p>
        <FieldDifferences fields={fields} />
      </div>
    </ConflictFrame>
  );
}
