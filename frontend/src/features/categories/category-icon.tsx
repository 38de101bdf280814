import { CalendarDays, ChartNoAxesCombined, Gem, MicVocal, Shapes, Tag } from 'lucide-react';

const icons = {
  'luxury assets': Gem,
  collectibles: Shapes,
  'market intel': ChartNoAxesCombined,
  'vaulted voices': MicVocal,
  'collectors calendar': CalendarDays,
};

/** The icon of a category: its own where the name is one of the first five, else a tag. */
export function CategoryIcon({ name }: { name: string }) {
  const key = name.trim().toLowerCase();
  // A name may be `constructor`, of which every object has a member.
  const Icon = Object.hasOwn(icons, key) ? icons[key as keyof typeof icons] : Tag;
  return <Icon aria-hidden="true" className="size-5" />;
}
