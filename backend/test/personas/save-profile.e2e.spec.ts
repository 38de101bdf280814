import { TestApplication } from '../support/application.js';
import type { Visitor } from '../support/visitor.js';

interface Persona {
  readonly id: string;
  readonly name: string;
  readonly aboutMe: string;
  readonly tone_pillars: string[];
  readonly categories: string[];
  readonly revision: number;
}
interface Problem {
  readonly detail: string;
  readonly errors?: { readonly field: string; readonly message: string }[];
}

let application: TestApplication;
let admin: Visitor;
beforeAll(async () => {
  application = await TestApplication.start();
  admin = await application.admin();
});
afterAll(() => application.stop());

const path = ({ id }: Persona, rest = ''): string => `/api/personas/${id}${rest}`;

describe('an author', () => {
  it('knows the assigned persona only, and edits three things of it', async () => {
    const author = await application.author('The Collector');
    const [own, ...others] = (await author.get<Persona[]>('/api/personas')).body;
    expect([own?.name, others]).toEqual(['The Collector', []]);
    const profilePath = path(own as Persona, '/profile');
    const before = await author.get<Record<string, unknown>>(profilePath);
    expect(before.body).toMatchObject({
      description: own?.aboutMe,
      tonePillars: own?.tone_pillars,
      categories: expect.arrayContaining([
        { id: 'collectibles', name: 'Collectibles', color: '#7a3e48' },
      ]) as unknown,
    });
    const saved = await author.put<Record<string, unknown>>(
      profilePath,
      { description: ' I keep things. ', expertise: 'Shelves' },
      { 'if-match': before.headers.get('etag') ?? '' },
    );
    expect(saved.status).toBe(200);
    expect(saved.body).toEqual({ ...before.body, description: 'I keep things.', expertise: 'Shelves' });
    const shown = (await admin.get<Persona[]>('/api/personas')).body.find(({ id }) => id === own?.id);
    expect(shown).toMatchObject({ aboutMe: 'I keep things.', expertise: 'Shelves' });

    const blank = await author.put<Problem>(profilePath, { description: ' ' });
    expect(blank).toMatchObject({
      status: 400,
      body: { detail: 'Please provide a description for your persona.' },
    });
    const more = await author.put<Problem>(profilePath, { description: 'x', tonePillars: [] });
    expect(more).toMatchObject({ status: 400, body: { errors: [{ field: 'tonePillars' }] } });
  });

  it('is refused everything else, whatever stands in the body', async () => {
    const author = await application.author('The Underwriter');
    const persona = (await admin.get<Persona[]>('/api/personas')).body[0] as Persona;
    for (const answer of [
      await author.get(path(persona, '/profile')),
      await author.put(path(persona, '/profile'), { nonsense: true }),
      await author.post('/api/personas', { nonsense: true }),
      await author.put(path(persona), {}),
      await author.delete(path(persona)),
      await author.post(path(persona, '/preview')),
      await author.get(path(persona, '/history')),
      await author.get('/api/config/personas'),
    ]) {
      expect(answer.status).toBe(403);
    }
  });

  it('without a persona knows none', async () => {
    const author = await application.author();
    expect((await author.get('/api/personas')).body).toEqual([]);
  });
});
