import clsx from 'clsx';
import type { ProfileFields } from './api/get-profile';
import { labels } from './labels';

const placeholders = {
  expertise: 'No expertise defined',
  description: 'No description provided',
  writingStyle: 'No writing style defined',
};

const order = ['expertise', 'description', 'writingStyle'] as const;

/** The author's part of a persona, to read. */
export function ProfileView({ profile }: { profile: ProfileFields }) {
  return (
    <dl className="grid grid-cols-1 gap-6">
      {order.map((field) => (
        <div key={field}>
          <dt className="text-small text-ink-3">{labels[field]}</dt>
          <dd
            className={clsx(
              'mt-1 max-w-article font-serif text-article whitespace-pre-line',
              !profile[field] && 'text-ink-3 italic',
            )}
          >
            {profile[field] || placeholders[field]}
          </dd>
        </div>
      ))}
    </dl>
  );
}
