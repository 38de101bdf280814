import { useQuery } from '@tanstack/react-query';
import { List } from 'lucide-react';
import { IconButton } from '@/components/ui/controls/icon-button';
import { Menu, MenuItem, MenuNote } from '@/components/ui/overlays/menu';
import { generationQuery } from '@/features/generations/contract';

interface OtherTitlesProps {
  /** The generation of the article; null for articles of older versions, whose other titles are not known. */
  generationId: string | null;
  /** The title in the editor. */
  title: string;
  onTake: (title: string) => void;
}

/** A menu of the other titles that the model proposed for the article. */
export function OtherTitles({ generationId, title, onTake }: OtherTitlesProps) {
  if (generationId === null) return null;
  return (
    <Menu trigger={<IconButton small label="Other titles" icon={<List />} className="mt-1" />}>
      <Titles generationId={generationId} title={title} onTake={onTake} />
    </Menu>
  );
}

/** The titles, which load when the menu opens. */
function Titles({ generationId, title, onTake }: OtherTitlesProps & { generationId: string }) {
  const { data, error } = useQuery(generationQuery(generationId));
  if (!data) return <MenuNote>{error ? 'The titles could not be loaded.' : 'Loading...'}</MenuNote>;
  const others = data.titles.filter((proposed) => proposed !== title.trim());
  if (others.length === 0) return <MenuNote>The model proposed no other titles.</MenuNote>;
  return others.map((proposed) => (
    <MenuItem key={proposed} onSelect={() => onTake(proposed)}>
      <span className="max-w-96 py-1.5">{proposed}</span>
    </MenuItem>
  ));
}
