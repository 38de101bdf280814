import type { components } from '@/api/schema.gen';
import { aPersona, emptyDesk } from '@/testing/desk';
import { answer, revised, type SeenRequest } from '@/testing/fetch-stand-in';

type Profile = components['schemas']['ProfileAnswer'];

/** A server with the profile of a persona. It refuses a change of an older revision. */
export class House {
  revision = 2;
  profile: Profile = {
    expertise: 'Valuations',
    description: 'I look at objects.',
    writingStyle: 'Plain.',
    tonePillars: ['Exact', 'Calm'],
    categories: [{ id: 'collectibles', name: 'Collectibles', color: '#7a3e48' }],
    writingAngle: 'Compared with what?',
  };
  readonly saves: SeenRequest[] = [];

  change(changes: Partial<Profile>): void {
    this.profile = { ...this.profile, ...changes };
    this.revision += 1;
  }

  readonly routes = {
    ...emptyDesk,
    'GET /api/personas': [aPersona()],
    'GET /api/personas/p-1/profile': () => revised(this.profile, this.revision),
    'PUT /api/personas/p-1/profile': (request: SeenRequest) => {
      this.saves.push(request);
      if (request.headers.get('if-match') !== `"${this.revision}"`) {
        const current = {
          revision: this.revision,
          by: { id: 'u-9', name: 'Ines House' },
          at: '2026-03-02T09:31:00Z',
        };
        return answer(412, { detail: 'Ines House saved a change in the meantime.', current });
      }
      this.change(request.body as Partial<Profile>);
      return revised(this.profile, this.revision);
    },
  };
}
