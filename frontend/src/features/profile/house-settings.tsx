import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { components } from '@/api/schema.gen';
import { Chip } from '@/components/ui/text/chip';

/** What administrators have set for a persona; its author reads it. */
export function HouseSettings({ profile }: { profile: components['schemas']['ProfileAnswer'] }) {
  const { tonePillars, categories, writingAngle } = profile;
  return (
    <section aria-label="Set by administrators" className="mt-8 border-t border-line pt-6">
      <p className="mb-5 flex items-center gap-2 text-small text-ink-3">
        <Lock />
        Set by administrators
      </p>
      <dl className="grid grid-cols-1 gap-6">
        <Setting name="Tone Pillars" list={tonePillars.map((pillar) => ({ name: pillar }))}>
          No tone pillars defined
        </Setting>
        <Setting name="Content Categories" list={categories}>
          No content categories defined
        </Setting>
        <div>
          <dt className="text-small text-ink-3">Writing Angle</dt>
          <dd className="mt-1 max-w-article font-serif text-article italic">
            {writingAngle ? (
              `“${writingAngle}”`
            ) : (
              <span className="text-ink-3">No writing angle defined</span>
            )}
          </dd>
        </div>
      </dl>
    </section>
  );
}

interface SettingProps {
  name: string;
  list: readonly { name: string; color?: string }[];
  /** What stands there when the list is empty. */
  children: ReactNode;
}

function Setting({ name, list, children }: SettingProps) {
  return (
    <div>
      <dt className="text-small text-ink-3">{name}</dt>
      <dd className="mt-1.5">
        {list.length === 0 ? (
          <span className="font-serif text-article text-ink-3 italic">{children}</span>
        ) : (
          <ul className="flex flex-wrap gap-2">
            {list.map((entry) => (
              <li key={entry.name} className="min-w-0">
                <Chip color={entry.color}>{entry.name}</Chip>
              </li>
            ))}
          </ul>
        )}
      </dd>
    </div>
  );
}
