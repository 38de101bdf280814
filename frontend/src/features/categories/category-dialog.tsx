import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import type { Category } from './category-fields';
import { EditCategoryDialog } from './edit-category-dialog';

interface CategoryDialogProps {
  /** A category's id. */
  open: string;
  categories: readonly Category[];
  /** Of the list. */
  revision: number;
  onClose: () => void;
}

/** The dialog of the category that the address names. */
export function CategoryDialog({ open, categories, revision, onClose }: CategoryDialogProps) {
  const found = categories.find(({ id }) => id === open);
  // What is being written outlives the deletion of the category by somebody else.
  const [known, setKnown] = useState(found);
  if (found && found !== known) setKnown(found);
  const category = found ?? known;
  if (category) {
    return <EditCategoryDialog category={category} gone={!found} revision={revision} onClose={onClose} />;
  }
  return (
    <Dialog open title="No such category" onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
      <p className="p-6 max-md:p-4">
        This category was deleted or never existed. You can find deleted categories in the{' '}
        <Link to="/audit" search={{ subject: open }} className="text-link">
          audit log
        </Link>
        .
      </p>
    </Dialog>
  );
}
