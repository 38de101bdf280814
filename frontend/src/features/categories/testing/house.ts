import { overtaken, revised, serve, type SeenRequest } from '@/testing/fetch-stand-in';
import { aUser } from '@/testing/render-app';
import type { Category } from '../api/categories';

/** An administrator who edits the categories. */
export const editor = aUser({ role: 'admin', assignedPersona: null });
export const collectibles: Category = {
  id: 'collectibles',
  name: 'Collectibles',
  description: 'What people keep.',
  color: '#7a3e48',
};
export const marketIntel: Category = {
  id: 'market-intel',
  name: 'Market Intel',
  description: 'What was paid.',
  color: '#2f5d7c',
};
export const first = [collectibles, marketIntel];

/** A server that keeps one list of categories and its revision, and refuses changes to an older one. */
export function theHouse() {
  const house = { list: first, revision: 3 };
  const tagged = (body: object) => revised(body, house.revision);
  const save = ({ headers, body }: SeenRequest) => {
    if (headers.get('if-match') !== `"${house.revision}"`) return overtaken(house.revision);
    const { content } = body as { content: string };
    house.list = (JSON.parse(content) as Category[]).map((one) => ({ ...one, id: one.id ?? 'new-one' }));
    house.revision += 1;
    return tagged({ success: true, message: '', changes: { created: 0, updated: 0, removed: 0 } });
  };
  const seen = serve({
    'GET /api/config/categories': () => tagged({ categories: house.list }),
    'GET /api/categories': () => house.list,
    'POST /api/config/save': save,
  });
  return {
    house,
    saves: () => seen.filter(({ method }) => method === 'POST'),
    /** Saves for somebody else, without an event that tells this page. */
    othersSave: (list: Category[]) => {
      house.list = list;
      house.revision += 1;
    },
  };
}
