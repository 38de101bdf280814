import { queryOptions } from '@tanstack/react-query';
import { api, revisedBodyOf } from '@/api/client';
import type { components } from '@/api/schema.gen';
import type { Version } from '@/components/editing/versions';

export type ProfileAnswer = components['schemas']['ProfileAnswer'] & { revision: number };

/** The part of the assigned persona that an author may change. */
export type ProfileFields = Pick<ProfileAnswer, 'expertise' | 'description' | 'writingStyle'>;

/** Reads a persona as its author sees it, with its revision. */
export const profileQuery = (personaId: string) =>
  queryOptions({
    queryKey: ['api', 'personas', personaId, 'profile'],
    queryFn: ({ signal }) =>
      revisedBodyOf(api.GET('/api/personas/{id}/profile', { params: { path: { id: personaId } }, signal })),
  });

/** Returns the author's part of a profile. */
export function ownPart(profile: ProfileAnswer): Version<ProfileFields> {
  const { expertise, description, writingStyle, revision } = profile;
  return { values: { expertise, description, writingStyle }, revision };
}

/** The labels of the author's fields. */
export const labels = {
  expertise: 'Area of Expertise',
  description: 'Personal Description',
  writingStyle: 'Writing Style & Voice',
};
